/** All seats with all their goods: one row a seat, one column a good. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { icon } from '../../js/pieces.js';
import { state } from '../../table/players.js';
import { name, namer } from '../../table/rich.js';
import { GOODS, goodsOf } from './cards.js';
import { goodPic, seatMark } from './icons.js';
import { homes, landSeats, nameOf, seatShown } from './lands.js';
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

/** @param {Scene} scene */
function heads(scene) {
  return [
    ...kinds(scene).map(good => ({
      key: good,
      words: goodName(good),
      shown: goodPic(good),
      sum: false,
    })),
    ...SUMS.map(what => ({
      key: what,
      words: t(`ora.sum.${what}`),
      shown: goodPic(what),
      sum: true,
    })),
    { key: 'score', words: t('ora.sum.score'), shown: icon('u-chart'), sum: true },
  ];
}

/** A good or a sum at the head of its column, or of its row. @param {ReturnType<typeof heads>[number]} head @param {'col' | 'row'} scope @param {boolean} [named] */
const headCell = ({ words, shown, sum }, scope, named = false) =>
  html`<th scope=${scope} class=${sum ? 'sum' : ''} title=${words}>${shown}<span class=${named ? '' : 'sr'}>${words}</span></th>`;

/** @param {Scene} scene @param {Player} player @param {string} key */
function entry(scene, player, key) {
  const { goods, score } = player.has;
  if (key === 'score') {
    return html`<td class="sum score" data-score>${score ? figureOf(score.total) : html`<span title=${t('ora.seat.score_hidden')}>?</span>`}</td>`;
  }
  if (SUMS.includes(/** @type {'food'} */ (key))) {
    const n = sumOf(goods, /** @type {'food'} */ (key));
    return html`<td class="sum" data-sum=${key}>${key === 'energy' ? halves(n) : n}</td>`;
  }
  return cell(key, goods[key] ?? 0, changesOf(scene, player)[key]);
}

/** @param {Scene} scene @param {Player} player */
function row(scene, player) {
  const { seat, me, doing } = player;
  return html`<tr class="seat seat-${seat} ${me ? 'is-me' : ''} ${doing === 'thinking' ? 'is-active' : ''}" data-seat=${seat} data-doing=${doing}>
    ${who(scene, player, 'row')}<td class="clergy">${homes(scene, seat)}</td>${heads(scene).map(({ key }) => entry(scene, player, key))}</tr>`;
}

/** A seat's name and what it is doing. @param {Scene} scene @param {Player} player @param {'col' | 'row'} scope */
function who({ model, act }, player, scope) {
  const { seat, order, doing } = player;
  const start = seat === model.round.start_seat && model.players.length > 1;
  const words = t('ora.seat.show', { name: namer(model)(seat) });
  return html`<th scope=${scope}><button type="button" class="peek" title=${words} aria-label=${words} @click=${() => act.pin(seat)}></button><span class="who">${seatMark(seat)}${name(model, seat)}${
    start
      ? html`<span class="start" title=${t('ora.seat.start')}>${icon('u-pin', 's')}<span class="sr">${t('ora.seat.start')}</span></span>`
      : nothing
  }<span class="sr">${t('ora.seat.order', { n: order })}</span></span>${state(player, doing)}</th>`;
}

/** @param {Scene} scene */
const wide = scene => html`<table>
    <thead><tr><th scope="col">${t('ora.ledger')}</th><th scope="col"><span class="sr">${t('ora.clergy')}</span></th>${heads(
      scene,
    ).map(head => headCell(head, 'col'))}</tr></thead>
    <tbody>${scene.model.players.map(player => row(scene, player))}</tbody></table>`;

/** On a phone the seats stand side by side, and the goods below what they come to. @param {Scene} scene */
function high(scene) {
  const { players } = scene.model;
  const all = heads(scene);
  const ordered = [...all.filter(({ sum }) => sum), ...all.filter(({ sum }) => !sum)];
  return html`<table class="is-high"><thead><tr><th scope="col"><span class="sr">${t('ora.ledger')}</span></th>${players.map(player => who(scene, player, 'col'))}</tr></thead>
    <tbody><tr><th scope="row">${t('ora.clergy')}</th>${players.map(({ seat }) => html`<td class="clergy">${homes(scene, seat)}</td>`)}</tr>${ordered.map(
      head =>
        html`<tr class=${head.sum ? 'sum' : ''}>${headCell(head, 'row', true)}${players.map(player => entry(scene, player, head.key))}</tr>`,
    )}</tbody></table>`;
}

/** @param {Scene} scene */
export const ledger = scene =>
  html`<section class="panel ledger seats" aria-label=${t('ora.ledger')}>${scene.narrow ? high(scene) : wide(scene)}</section>`;

/** What a seat's goods come to, and its score. @param {Player} player */
const inShort = ({ has: { goods, score } }) =>
  html`${SUMS.slice(0, 3).map(what => {
    const n = sumOf(goods, what);
    return html`<span class="n" title=${t(`ora.sum.${what}`)}>${goodPic(what, 's')}<span class="sr">${t(`ora.sum.${what}`)}</span>${what === 'energy' ? halves(n) : n}</span>`;
  })}<b class="n"><span class="sr">${t('ora.sum.score')}</span>${score ? figureOf(score.total) : '?'}</b>`;

/** On a phone: every seat in short, which shows its landscape. @param {Scene} scene */
export function brief(scene) {
  const { model, act, narrow, look } = scene;
  if (!narrow) return nothing;
  const shown = seatShown(scene);
  const awaited = new Set(model.prompt?.waiting ?? []);
  return html`<section class="brief" aria-label=${t('ora.ledger')}><ul>${landSeats(scene).map(
    seat =>
      html`<li><button type="button" class="short ${awaited.has(seat) ? 'is-active' : ''}" data-view data-seat=${seat} data-land-of=${seat} aria-pressed=${shown === seat} title=${nameOf(scene)(seat)}
        @click=${() => act.set({ all: false, pinned: seat === model.me.seat ? null : seat, ...(look.open ? {} : { tab: 'land' }) })}>${seatMark(seat)}<span class="sr">${nameOf(scene)(seat)}</span>${homes(scene, seat)}${
          seat < 0 ? nothing : inShort(model.player(seat))
        }</button></li>`,
  )}</ul></section>`;
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
