/** The end: the ranking, and by what everybody has won. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { icon, shape } from '../../js/pieces.js';
import { endPage } from '../../table/end.js';
import { chart } from './chart.js';
import { name } from '../../table/rich.js';
import { pic } from './rich.js';

export { rematchButton, rematchStrip, share } from '../../table/end.js';

/** @typedef {import('./game.js').Scene} Scene */
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

/** @param {Scene} scene */
export function endView(scene) {
  const { model } = scene;
  const finals = (model.result?.seats ?? [])
    .map((final, seat) => ({ ...final, seat }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  const scored = finals.length
    ? html`${ranking(scene, finals)}${sources(scene, finals)}<section class="panel box"><h2>${t('nd.end.rounds')}</h2>${chart(finals, t('nd.end.rounds'))}</section>`
    : nothing;
  const winners = finals.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return endPage(scene, winners, scored);
}
