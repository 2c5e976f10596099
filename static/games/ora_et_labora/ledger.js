/** All seats with all their goods: one row a seat, one column a good. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { icon } from '../../js/pieces.js';
import { state } from '../../table/players.js';
import { name, namer } from '../../table/rich.js';
import { GOODS, goodsOf } from './cards.js';
import { goodPic, seatMark } from './icons.js';
import { homes } from './lands.js';
import { figureOf, goodName, halves } from './names.js';
import { changed } from './words.js';

/** @typedef {import('./game.js').Scene} Scene */
/** @typedef {import('./model.js').Player} Player */

/** From what comes out of the ground to what is worth points. */
const ORDER =
  'peat peat_coal wood clay stone straw grain flour malt bread beer grapes wine whiskey livestock meat coin five_coin book ceramic ornament reliquary wonder'.split(
    ' ',
  );
const SUMS = /** @type {const} */ (['food', 'energy', 'money', 'points']);

/** The kinds of goods of this game, in the order of the columns. @param {Scene} scene */
export const kinds = ({ model }) => {
  const known = new Set(goodsOf(model.table.country).map(good => good.id));
  return ORDER.filter(good => known.has(good));
};

/** What all goods together are worth. @param {{[good: string]: number}} goods @param {'food' | 'energy' | 'money' | 'points'} what */
export const sumOf = (goods, what) =>
  Object.entries(goods).reduce(
    (sum, [good, n]) => sum + n * (GOODS.get(good)?.[what === 'money' ? 'coins' : what] ?? 0),
    0,
  );

/** How the answer being composed changes a seat's goods. @param {Scene} scene @param {Player} player @returns {{[good: string]: number}} */
export function changesOf({ shownDelta, model }, { seat }) {
  /** @type {{[good: string]: number}} */
  const found = {};
  for (const [key, [before, after]] of Object.entries(shownDelta)) {
    const change = changed(key);
    if (change && (change.seat ?? model.me.seat) === seat) found[change.good] = after - before;
  }
  return found;
}

/** @param {string} good @param {number} n @param {number} [by] */
const cell = (good, n, by) =>
  html`<td class=${n || by ? '' : 'is-nought'} data-good=${good}>${n || by ? n : '·'}${
    by ? html`<small class=${by > 0 ? 'gain' : 'loss'}>${figureOf(by, true)}</small>` : nothing
  }</td>`;

/** @param {Scene} scene @param {Player} player */
function row(scene, player) {
  const { model, act } = scene;
  const { seat, has, me, order, doing } = player;
  const change = changesOf(scene, player);
  const start = seat === model.round.start_seat && model.players.length > 1;
  const score = has.score ? has.score.total : null;
  const words = t('ora.seat.show', { name: namer(model)(seat) });
  return html`<tr class="seat seat-${seat} ${me ? 'is-me' : ''} ${doing === 'thinking' ? 'is-active' : ''}" data-seat=${seat} data-doing=${doing}>
    <th scope="row"><button type="button" class="peek" title=${words} aria-label=${words} @click=${() => act.pin(seat)}></button><span class="who">${seatMark(seat)}${name(model, seat)}${
      start
        ? html`<span class="start" title=${t('ora.seat.start')}>${icon('u-pin', 's')}<span class="sr">${t('ora.seat.start')}</span></span>`
        : nothing
    }<span class="sr">${t('ora.seat.order', { n: order })}</span></span>${state(player, doing)}</th>
    <td class="clergy">${homes(scene, seat)}</td>${kinds(scene).map(good =>
      cell(good, has.goods[good] ?? 0, change[good]),
    )}${SUMS.map(what => {
      const n = sumOf(has.goods, what);
      return html`<td class="sum" data-sum=${what}>${what === 'energy' ? halves(n) : n}</td>`;
    })}<td class="sum score" data-score>${score ?? html`<span title=${t('ora.seat.score_hidden')}>?</span>`}</td></tr>`;
}

/** @param {Scene} scene */
export function ledger(scene) {
  const { model } = scene;
  return html`<section class="panel ledger seats" aria-label=${t('ora.ledger')}><table>
    <thead><tr><th scope="col">${t('ora.ledger')}</th><th scope="col"><span class="sr">${t('ora.clergy')}</span></th>${kinds(
      scene,
    ).map(
      good =>
        html`<th scope="col" title=${goodName(good)}>${goodPic(good)}<span class="sr">${goodName(good)}</span></th>`,
    )}${SUMS.map(
      what =>
        html`<th scope="col" class="sum" title=${t(`ora.sum.${what}`)}>${goodPic(what)}<span class="sr">${t(`ora.sum.${what}`)}</span></th>`,
    )}<th scope="col" class="sum" title=${t('ora.sum.score')}>${icon('u-chart')}<span class="sr">${t('ora.sum.score')}</span></th></tr></thead>
    <tbody>${model.players.map(player => row(scene, player))}</tbody></table></section>`;
}

/** My own goods as a strip, and what they come to together. @param {Scene} scene */
export function strip(scene) {
  const { model } = scene;
  const { goods } = model.me.has;
  const change = changesOf(scene, model.me);
  return html`<section class="strip" aria-label=${t('ora.goods.mine')}><ul class="mine">${kinds(
    scene,
  )
    .filter(good => goods[good] || change[good])
    .map(
      good =>
        html`<li title=${goodName(good)}>${goodPic(good)}<span class="sr">${goodName(good)}</span>${goods[good] ?? 0}${
          change[good]
            ? html`<small class=${change[good] > 0 ? 'gain' : 'loss'}>${figureOf(change[good], true)}</small>`
            : nothing
        }</li>`,
    )}</ul><ul class="sums">${SUMS.map(what => {
    const n = sumOf(goods, what);
    return html`<li title=${t(`ora.sum.${what}`)}>${goodPic(what, 's')}<span class="sr">${t(`ora.sum.${what}`)}</span>${what === 'energy' ? halves(n) : n}</li>`;
  })}</ul></section>`;
}
