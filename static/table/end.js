/** What every end has: who has won, whether all was dealt honestly, and the ways on. */

import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { t } from '../js/i18n.js';
import { icon, shape } from '../js/pieces.js';
import { rich } from './rich.js';
import { everyone, say } from './words.js';

export { rematchButton, rematchStrip, share } from './rematch.js';

/** @typedef {import('./table.js').Scene} Scene */

/** @param {Scene} scene @param {number[]} winners none: the game was broken off @param {string} [title] of a game that nobody wins */
function heading({ model }, winners, title) {
  if (title) return html`<header class="won"><h2>${title}</h2></header>`;
  if (!winners.length) {
    return html`<header class="won"><h2>${t('table.end.abandoned')}</h2><p>${t('table.prompt.abandoned')}</p></header>`;
  }
  const words = winners.length > 1 ? 'table.end.share' : 'table.end.wins';
  return html`<header class="won"><h2>${winners.map(seat => shape(seat, 'xl'))}<span>${rich(
    say(words, { names: everyone(winners) }),
    model,
  )}</span></h2></header>`;
}

/** The proof: the seed, and what checking it has brought. @param {Scene} scene */
function proof({ model, ui, act }) {
  const { seed, commitment } = model.room;
  const { verified } = ui;
  const running = verified === 'running';
  const lines =
    verified && !running
      ? html`<ul class="verified" data-verified=${verified.ok}>${verified.lines.map(
          ({ key, params, good }) =>
            html`<li class=${good ? 'gain' : 'loss'}>${icon(good ? 'u-done' : 'u-warn', 's')}${t(key, params)}</li>`,
        )}</ul>`
      : nothing;
  return html`<section class="panel box proof"><h2>${t('table.verify')}</h2>
    <dl><dt>${t('table.verify.seed')}</dt><dd><code>${seed}</code></dd><dt>${t('table.verify.commitment')}</dt><dd><code>${commitment}</code></dd></dl>
    <div role="status">${lines}</div>
    <button class="btn" type="button" data-action="verify" aria-disabled=${running ? 'true' : nothing} @click=${() => act.verify()}>${icon('u-key')}${
      running ? t('table.verify.running') : t('table.verify.do')
    }</button></section>`;
}

/**
 * The page of the end.
 *
 * @param {Scene} scene
 * @param {number[]} winners
 * @param {unknown} scored what the game tells of its scores
 * @param {string} [title] where nobody wins: a game played alone
 */
export function endPage(scene, winners, scored, title) {
  const { model, app, act } = scene;
  return html`<main class="ending" id="main" tabindex="-1">${heading(scene, winners, title)}
    <div class="endgrid">${scored}${proof(scene)}</div>
    <div class="endbar"><button class="btn" type="button" data-action="share" @click=${() => act.share()}>${icon('u-share')}${t('table.end.link')}</button>${
      model.room.result_link
        ? html`<button class="btn" type="button" data-action="unshare" @click=${() => app.unshare()}>${icon('u-link-off')}${t('table.end.revoke')}</button>`
        : nothing
    }<a class="btn" href=${app.exportUrl} download data-action="export">${icon('u-export')}${t('export')}</a></div></main>`;
}
