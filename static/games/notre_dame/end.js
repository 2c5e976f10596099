/** The end: who has won, by what, and whether all was dealt honestly. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { icon, shape } from '../../js/pieces.js';
import { chart } from './chart.js';
import { name, pic, rich } from './rich.js';
import { everyone, say } from './words.js';

export { rematchButton, rematchStrip, share } from './rematch.js';

/** @typedef {import('./table.js').Scene} Scene */
/** @typedef {import('../../js/types/wire.js').NotreDame.View.Final & {seat: number}} Final */

/** Sources of prestige, each with its tint and icon. @type {Array<[string, string, unknown]>} */
const SOURCES = [
  ['residence', 'residence', pic('i-residence', 's')],
  ['messages', 'carriage-house', pic('i-message', 's')],
  ['cathedral', 'notre-dame', pic('i-notre-dame', 's')],
  ['donations', 'bank', pic('i-gold', 's')],
  ['persons', 'hotel', icon('u-persons', 's')],
  ['park', 'park', pic('i-park', 's')],
];
/** Shares of the widest bar below which there is no room for an icon, or for the number. */
const ROOM_FOR_ICON = 0.12;
const ROOM_FOR_NUMBER = 0.045;

/** @param {Scene} scene @param {Final} final */
function rank({ model }, { seat, place, prestige, gold, markers }) {
  const crown = place === 1 ? icon('u-crown') : nothing;
  return html`<li class="rankline seat-${seat} ${seat === model.room.me ? 'is-me' : ''}" data-place=${place}><b class="pos">${place}</b>${shape(seat, 'big')}<span
    class="t"><b>${name(model, seat)} ${crown}</b><small>${t('nd.end.holdings', { gold, n: markers })}</small></span><b class="tot">${prestige}</b></li>`;
}

/** @param {Scene} scene @param {Final[]} finals */
function ranking(scene, finals) {
  const tie = scene.model.result?.tie_break ?? 'none';
  return html`<section class="panel box"><h2>${t('nd.end.ranking')}</h2>
    <ol>${finals.map(final => rank(scene, final))}</ol><p class="muted">${t(`nd.end.tie.${tie}`)}</p></section>`;
}

/** @param {Final} final */
const earned = ({ sources }) =>
  SOURCES.reduce((sum, [source]) => sum + Math.max(0, sources[source] ?? 0), 0);

/** @param {Scene} scene @param {Final} final @param {number} most */
function bar({ model }, final, most) {
  const { seat, prestige, sources } = final;
  const plague = sources.plague ?? 0;
  const parts = SOURCES.filter(([source]) => sources[source] > 0).map(([source, tint, picture]) => {
    const value = sources[source];
    const words = `${t(`nd.end.source.${source}`)} ${value}`;
    const room = value / most;
    return html`<i class="t-${tint}" title=${words} .style=${`flex: ${value} 0 0`}><span class="sr">${words}. </span>${
      room >= ROOM_FOR_ICON ? picture : nothing
    }${room >= ROOM_FOR_NUMBER ? html`<span aria-hidden="true">${value}</span>` : nothing}</i>`;
  });
  const words = `${t('nd.end.source.plague')} ${plague}`;
  return html`<li class="seat-${seat}"><span class="who">${shape(seat)}${name(model, seat)}</span><span class="stack">${parts}<i
    class="rest" .style=${`flex: ${most - earned(final)} 0 0`}></i></span><span class="neg ${plague ? 'loss' : 'muted'}" title=${words}><span
    class="sr">${words}. </span>${pic('i-rat', 's')}<span aria-hidden="true">${plague ? `−${-plague}` : 0}</span></span><b class="tot">${prestige}</b></li>`;
}

/** @param {Scene} scene @param {Final[]} finals */
function sources(scene, finals) {
  const most = Math.max(1, ...finals.map(earned));
  return html`<section class="panel box"><h2>${t('nd.end.sources')}</h2>
    <ul class="bars">${finals.map(final => bar(scene, final, most))}</ul>
    <ul class="legend" aria-hidden="true">${SOURCES.map(
      ([source, tint, picture]) =>
        html`<li><i class="t-${tint}"></i>${picture}${t(`nd.end.source.${source}`)}</li>`,
    )}<li class="loss">${pic('i-rat', 's')}${t('nd.end.source.plague')}</li></ul></section>`;
}

/** @param {Scene} scene @param {Final[]} finals */
function heading({ model }, finals) {
  const winners = finals.filter(({ place }) => place === 1).map(({ seat }) => seat);
  if (!winners.length) {
    return html`<header class="won"><h2>${t('nd.end.abandoned')}</h2><p>${t('nd.prompt.abandoned')}</p></header>`;
  }
  const words = winners.length > 1 ? 'nd.end.share' : 'nd.end.wins';
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
  return html`<section class="panel box proof"><h2>${t('nd.verify')}</h2>
    <dl><dt>${t('nd.verify.seed')}</dt><dd><code>${seed}</code></dd><dt>${t('nd.verify.commitment')}</dt><dd><code>${commitment}</code></dd></dl>
    <div role="status">${lines}</div>
    <button class="btn" type="button" data-action="verify" aria-disabled=${running ? 'true' : nothing} @click=${() => act.verify()}>${icon('u-key')}${
      running ? t('nd.verify.running') : t('nd.verify.do')
    }</button></section>`;
}

/** @param {Scene} scene */
export function endView(scene) {
  const { model, app, act } = scene;
  const finals = (model.result?.seats ?? [])
    .map((final, seat) => ({ ...final, seat }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  const scored = finals.length
    ? html`${ranking(scene, finals)}${sources(scene, finals)}<section class="panel box"><h2>${t('nd.end.rounds')}</h2>${chart(finals, t('nd.end.rounds'))}</section>`
    : nothing;
  return html`<main class="ending" id="main" tabindex="-1">${heading(scene, finals)}
    <div class="endgrid">${scored}${proof(scene)}</div>
    <div class="endbar"><button class="btn" type="button" data-action="share" @click=${() => act.share()}>${icon('u-share')}${t('nd.end.link')}</button>${
      model.room.result_link
        ? html`<button class="btn" type="button" data-action="unshare" @click=${() => app.unshare()}>${icon('u-link-off')}${t('nd.end.revoke')}</button>`
        : nothing
    }<a class="btn" href=${app.exportUrl} download data-action="export">${icon('u-export')}${t('export')}</a></div></main>`;
}
