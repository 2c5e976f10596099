/** What the pages outside a game have in common. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { controls } from '../controls.js';
import { t } from '../i18n.js';
import { panorama } from '../panorama.js';
import { icon } from '../pieces.js';

/**
 * A whole page: top bar, panorama with a heading, and the main part.
 *
 * @param {{title: unknown, text: unknown, home?: boolean, state?: unknown, main: unknown, layout?: string}} parts
 */
export function page({ title, text, home = false, state = nothing, main, layout = 'boxes' }) {
  return html`<div class="lobby">
    <a class="btn skip" href="#main" @click=${toMain}>${t('skip')}</a>
    <header class="topbar">
      <a class="brand" href="/" aria-label="Parvis, ${t('home')}">${icon('i-notre-dame')}<span>Parvis</span></a>
      <span class="spacer"></span>${state}
      ${home ? nothing : html`<a class="btn" href="/">${icon('u-arrow-left')}<span class="opt">${t('home.mine')}</span><span class="sr">${t('home')}</span></a>`}
      ${controls()}
    </header>
    <main id="main" tabindex="-1">
      <div class="hero ${home ? '' : 'low'}">${panorama()}<div class="herotext"><h1>${title}</h1><p>${text}</p></div></div>
      <div class=${layout}>${main}</div>
    </main>
  </div>`;
}

/** @param {Event} event */
function toMain(event) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** @param {unknown} problem a worded refusal, or nothing */
export const problem = problem =>
  problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing;

/**
 * The nickname, asked where it is first needed.
 *
 * @param {string} value
 * @param {(name: string) => void} changed
 */
export function nameField(value, changed) {
  return html`<label class="field"><span class="label">${t('name.label')}</span>
    <input class="input" name="nickname" autocomplete="nickname" maxlength="40" required .value=${value}
      placeholder=${t('name.hint')} @input=${(/** @type {any} */ event) => changed(event.target.value)}></label>`;
}

/** A page that only says why there is nothing here. @param {string} heading @param {string} text @param {unknown} buttons */
export function smallPage(heading, text, buttons) {
  const main = html`<section class="panel box"><h2>${heading}</h2><p>${text}</p>
    <p class="line">${buttons}<a class="btn" href="/">${icon('u-arrow-left')}${t('home')}</a></p></section>`;
  return page({ title: 'Parvis', text: t('home.tag'), main, layout: 'small-page' });
}

/** The state of the connection, when it is worth a word. @param {import('../connection.js').Link} link */
export function linkState(link) {
  if (link === 'ok') return nothing;
  return html`<span class="linkstate is-${link}" role="status">${icon('u-link-off')}${t(`link.${link}`)}</span>`;
}
