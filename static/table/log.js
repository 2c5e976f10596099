/** What has happened, and what is said at the table. */

import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { language, t } from '../js/i18n.js';
import { bdi, icon, shape } from '../js/pieces.js';
import { rich } from './rich.js';

/** @typedef {import('./table.js').Scene} Scene */
/** @typedef {import('./lines.js').Line} Line */

const NEAR_END = 24;
/** How many lines are enough where there is little room. */
const LAST = 12;

/** The lines of one view, worded once however often the table is drawn. @type {WeakMap<object, {of: string, drawn: unknown, last: unknown}>} */
const worded = new WeakMap();

/**
 * The number of the first fact that is news: neither seen at my last action nor done by it.
 *
 * @param {Line[]} lines
 * @param {number} seen
 * @param {number} me
 */
export function firstNews(lines, seen, me) {
  let at = lines.findIndex(line => line.number > seen);
  if (seen === 0 || at < 0) return null;
  while (at < lines.length && lines[at].seat === me) at += 1;
  return at < lines.length ? lines[at].number : null;
}

/** @param {Line} line @param {Scene} scene */
function lineItem(line, { model }) {
  const { text, effect, seat, touchesMe, undone } = line;
  const words = rich(text, model);
  const kind = `${effect ? 'sub' : seat === null ? 'auto' : ''} ${touchesMe ? 'me' : ''}`;
  return html`<li class="${kind} ${undone ? 'undone' : ''}">${effect || seat === null ? nothing : shape(seat, 's')}${
    undone ? html`<s>${words}</s> <small>(${t('table.log.undone')})</small>` : words
  }</li>`;
}

/** @param {Scene} scene */
function lines(scene) {
  const { view, model, game } = scene;
  const told = game.linesOf(view.facts, model);
  const news = firstNews(told, view.seenFact, model.room.me);
  const items = told.map(line => lineItem(line, scene));
  const drawn = told.map((line, at) => {
    const since = line.number === news && told[at - 1]?.number !== news;
    const divider = since
      ? html`<li class="since"><span>${t('table.log.since')}</span><button class="btn small" type="button" data-action="replay-since"
          @click=${scene.act.replaySince}>${icon('u-replay', 's')}${t('table.do.replay')}</button></li>`
      : nothing;
    return html`${divider}${items[at]}`;
  });
  return { drawn, last: items.slice(-LAST) };
}

/** @param {Scene} scene */
function wordedLines(scene) {
  const { view } = scene;
  let entry = worded.get(view);
  if (entry?.of !== language()) {
    entry = { of: language(), ...lines(scene) };
    worded.set(view, entry);
  }
  return entry;
}

/** The last lines again, where there is room for them; the log is what is read out. @param {Scene} scene */
export const recent = scene =>
  html`<div class="log recent" aria-hidden="true"><ol>${wordedLines(scene).last}</ol></div>`;

/** @param {Scene} scene */
function log(scene) {
  const { view, act } = scene;
  const entry = wordedLines(scene);
  const older =
    view.factsFrom > 1
      ? html`<button class="btn small older" type="button" data-action="older" @click=${act.older}>${t('table.log.older')}</button>`
      : nothing;
  // The herald reads news out; this is for reading on one's own.
  return html`<div class="lines" role="log" aria-live="off" aria-label=${t('table.tab.log')} data-side="log" tabindex="0">
    ${older}<ol>${entry.drawn}</ol></div>`;
}

/** @param {Scene} scene */
function chat({ view, act }) {
  /** @param {SubmitEvent} event */
  const send = event => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = String(new FormData(form).get('text')).trim();
    if (text) act.say(text);
    form.reset();
  };
  return html`<div class="lines" role="log" aria-live="off" aria-label=${t('chat.title')} data-side="chat" tabindex="0">
      <ol>${view.chat.map(line => html`<li>${shape(line.seat, 's')}<b>${bdi(line)}</b> ${line.text}</li>`)}</ol></div>
    <form class="say" @submit=${send}><input class="input" name="text" maxlength="500" autocomplete="off"
      placeholder=${t('chat.hint')} aria-label=${t('chat.hint')}>
      <button class="btn icon" aria-label=${t('chat.send')}>${icon('u-arrow-right')}</button></form>`;
}

/** Keep the newest line in sight, unless the reader has scrolled up. @param {string} side */
function followEnd(side) {
  const before = document.querySelector('.log .lines');
  const reading =
    before instanceof HTMLElement &&
    before.dataset.side === side &&
    before.scrollTop + before.clientHeight < before.scrollHeight - NEAR_END;
  if (reading) return;
  requestAnimationFrame(() => document.querySelector('.log .lines')?.scrollTo(0, 1e6));
}

/** @param {Scene} scene */
export function logPanel(scene) {
  const { ui, unread, act, app, replay } = scene;
  // Nobody talks in a position of the past, nor to those who only look on.
  const talking = app.member && !replay;
  const side = talking ? ui.side : 'log';
  followEnd(side);
  /** @type {Array<['log' | 'chat', string, string]>} */
  const all = [
    ['log', 'u-log', t('table.tab.log')],
    ['chat', 'u-chat', t('table.tab.chat')],
  ];
  const tabs = talking ? all : all.slice(0, 1);
  const other = side === 'log' ? 'chat' : 'log';
  /** @param {KeyboardEvent} event */
  const turn = event => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.stopPropagation();
    act.side(other);
    document.getElementById(`table-tab-${other}`)?.focus();
  };
  return html`<section class="panel log" aria-label=${t('table.tab.log')}>
    <div class="tabsrow"><div class="tablist" role="tablist" @keydown=${turn}>${tabs.map(
      ([
        id,
        picture,
        words,
      ]) => html`<button type="button" role="tab" id="table-tab-${id}" data-side-to=${id} aria-controls="table-side"
        aria-selected=${id === side} tabindex=${id === side ? 0 : -1} @click=${() => act.side(id)}>${icon(picture, 's')}${words}${
          id === 'chat' && unread ? html`<b class="unread">${unread}</b>` : nothing
        }</button>`,
    )}</div><button type="button" class="rules" data-action="rules" @click=${() => act.help()}>${icon('u-help', 's')}${t('table.do.rules')}</button></div>
    <div class="side" id="table-side" role="tabpanel" aria-labelledby="table-tab-${side}">${side === 'log' ? log(scene) : chat(scene)}</div></section>`;
}
