/** The reader's own settings: language, theme, sound; in every top bar and in one dialog. */

import { html, render } from '../vendor/lit-html/lit-html.js';
import { ask } from './dialog.js';
import { LANGUAGES, language, onLanguage, setLanguage, t } from './i18n.js';
import { notice } from './live.js';
import { recall, remember } from './memory.js';
import { icon } from './pieces.js';
import { SPEEDS, setSpeed, speed } from './motion.js';
import { isOn, sound, turn } from './sound.js';

/** @typedef {'auto' | 'light' | 'dark'} Theme */

/** @type {Theme[]} */
const THEMES = ['auto', 'light', 'dark'];
const THEME_ICONS = { auto: 'u-auto', light: 'u-sun', dark: 'u-moon' };

/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * Call back when theme or sound has changed.
 *
 * @param {() => void} listener
 * @returns {() => void} stops it
 */
export function onSettings(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const changed = () => {
  for (const listener of listeners) listener();
};

/** @returns {Theme} */
function theme() {
  const kept = recall('theme');
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

/** @param {Theme} wanted */
function setTheme(wanted) {
  remember('theme', wanted === 'auto' ? null : wanted);
  if (wanted === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wanted;
  changed();
}

/** @param {boolean} wanted */
function setSound(wanted) {
  turn(wanted);
  sound('done');
  changed();
}

/** @param {import('./motion.js').Speed} wanted */
function setMotion(wanted) {
  setSpeed(wanted);
  changed();
}

/** @param {import('./i18n.js').Language} wanted */
function switchTo(wanted) {
  setLanguage(wanted).catch(() => notice(t('error.offline')));
}

const languageButtons = () =>
  LANGUAGES.map(
    ([id, short, name]) => html`<button class="btn" type="button" lang=${id} title=${name}
      aria-pressed=${language() === id} @click=${() => switchTo(id)}>${short}</button>`,
  );

/** The buttons of a top bar. */
export function controls() {
  const next = THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length];
  const themeText = t('settings.theme_is', { theme: t(`settings.theme.${theme()}`) });
  const soundText = t(isOn() ? 'settings.sound_on' : 'settings.sound_off');
  return html`<div class="controls" role="group" aria-label=${t('settings.title')}>
    ${languageButtons()}
    <button class="btn icon" type="button" title=${themeText} aria-label=${themeText}
      @click=${() => setTheme(next)}>${icon(THEME_ICONS[theme()])}</button>
    <button class="btn icon" type="button" title=${soundText} aria-label=${t('settings.sound')}
      aria-pressed=${isOn()} @click=${() => setSound(!isOn())}>${icon(isOn() ? 'u-sound' : 'u-mute')}</button>
  </div>`;
}

function settings() {
  return html`<div class="row"><span id="set-language">${t('settings.language')}</span>
      <div class="seg" role="group" aria-labelledby="set-language">${LANGUAGES.map(
        ([id, , name]) => html`<button type="button" lang=${id} aria-pressed=${language() === id}
          @click=${() => switchTo(id)}>${name}</button>`,
      )}</div></div>
    <div class="row"><span id="set-theme">${t('settings.theme')}</span>
      <div class="seg" role="group" aria-labelledby="set-theme">${THEMES.map(
        id => html`<button type="button" aria-pressed=${theme() === id}
          @click=${() => setTheme(id)}>${t(`settings.theme.${id}`)}</button>`,
      )}</div></div>
    <div class="row"><span id="set-motion">${t('settings.motion')}</span>
      <div class="seg" role="group" aria-labelledby="set-motion">${SPEEDS.map(
        id => html`<button type="button" aria-pressed=${speed() === id}
          @click=${() => setMotion(id)}>${t(`settings.motion.${id}`)}</button>`,
      )}</div></div>
    <div class="row"><span id="set-sound">${t('settings.sound')}</span>
      <div class="seg" role="group" aria-labelledby="set-sound">${[true, false].map(
        wanted => html`<button type="button" aria-pressed=${isOn() === wanted}
          @click=${() => setSound(wanted)}>${t(wanted ? 'settings.on' : 'settings.off')}</button>`,
      )}</div></div>`;
}

/** Show all settings in a dialog. */
export async function openSettings() {
  const box = document.createElement('div');
  box.className = 'settings';
  const draw = () => render(settings(), box);
  draw();
  const stops = [onLanguage(draw), onSettings(draw)];
  await ask(t('settings.title'), box, [{ value: true, label: t('close') }]);
  for (const stop of stops) stop();
}
