/** The end: the ranking, and the three parts of every score, line by line. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { icon, shape } from '../../js/pieces.js';
import { endPage } from '../../table/end.js';
import { name } from '../../table/rich.js';
import { goodPic, pic } from './icons.js';
import { land } from './land.js';
import { columnsOf, fitLand, rowsOf } from './land-geometry.js';
import { nameOf } from './lands.js';
import { cardName, figureOf, goodName } from './names.js';

export { rematchButton, rematchStrip, share } from '../../table/end.js';

/** @typedef {import('./game.js').Scene} Scene */
/** @typedef {import('../../js/types/wire.js').OraEtLabora.Scoring.Score} Score */
/** @typedef {{seat: number, place: number, score: Score}} Final */

/** How wide a landscape may be, and what is around it, in pixels. */
const LAND = 620;
const AROUND = 58;

/** The parts of a score, each with its picture. @type {Array<['goods' | 'economic' | 'dwelling', string]>} */
const PARTS = [
  ['goods', 'g-reliquary'],
  ['economic', 'v-shield'],
  ['dwelling', 'v-house'],
];

/** @param {Score} score @param {'goods' | 'economic' | 'dwelling'} part */
const pointsOf = (score, part) => score[/** @type {'goods_points'} */ (`${part}_points`)];

/** @param {Scene} scene @param {Final} final */
function rank({ model }, { seat, place, score }) {
  const crown = place === 1 ? icon('u-crown') : nothing;
  const parts = PARTS.map(
    ([part, picture]) =>
      html`<span title=${t(`ora.end.${part}`)}>${pic(picture, 's')}<span class="sr">${t(`ora.end.${part}`)}</span>${figureOf(pointsOf(score, part))}</span>`,
  );
  return html`<li class="rankline seat-${seat} ${seat === model.room.me ? 'is-me' : ''}" data-place=${place}><b class="pos">${place}</b>${shape(seat, 'big')}<span
    class="t"><b>${name(model, seat)} ${crown}</b><small class="parts">${parts}</small></span><b class="tot">${score.total}</b></li>`;
}

/** @param {Scene} scene @param {Final[]} finals */
function ranking(scene, finals) {
  const { reached } = scene.model.result ?? {};
  const words =
    reached === true
      ? t('ora.end.reached')
      : reached === false
        ? t('ora.end.missed')
        : t('ora.end.ties');
  return html`<section class="panel box"><h2>${t('ora.end.ranking')}</h2><ol>${finals.map(final => rank(scene, final))}</ol><p class="muted">${words}</p></section>`;
}

/** @param {Scene} scene @param {Final} final @param {number} most */
function bar({ model }, { seat, score }, most) {
  const parts = PARTS.map(([part, picture]) => {
    const value = Math.max(0, pointsOf(score, part));
    const words = `${t(`ora.end.${part}`)} ${value}`;
    if (!value) return nothing;
    return html`<i class="p-${part}" title=${words} .style=${`flex: ${value} 0 0`}><span class="sr">${words}. </span>${pic(picture, 's')}<span aria-hidden="true">${value}</span></i>`;
  });
  return html`<li class="seat-${seat}"><span class="who">${shape(seat)}${name(model, seat)}</span><span class="stack">${parts}<i class="rest" .style=${`flex: ${Math.max(0, most - score.total)} 0 0`}></i></span><b class="tot">${score.total}</b></li>`;
}

/** @param {Scene} scene @param {Final[]} finals */
function bars(scene, finals) {
  const most = Math.max(1, ...finals.map(({ score }) => score.total));
  return html`<section class="panel box parts"><h2>${t('ora.end.parts')}</h2><ul class="bars">${finals.map(final => bar(scene, final, most))}</ul>
    <ul class="legend" aria-hidden="true">${PARTS.map(([part, picture]) => html`<li><i class="p-${part}"></i>${pic(picture, 's')}${t(`ora.end.${part}`)}</li>`)}</ul></section>`;
}

/** A settlement's own value and what each neighbour adds. @param {Score['dwelling'][number]} line @param {{[cell: string]: string}} cards */
function dwelling({ cell, card, own, neighbours }, cards) {
  const around = Object.entries(neighbours).map(([where, n]) =>
    t('ora.end.neighbour', {
      name: where in cards ? cardName(cards[where]) : t('ora.terrain.water'),
      n: figureOf(n, true),
    }),
  );
  const total = own + Object.values(neighbours).reduce((sum, n) => sum + n, 0);
  return html`<tr data-cell=${cell}><th scope="row">${cardName(card)}<small>${[t('ora.end.own', { n: figureOf(own, true) }), ...around].join(t('ora.comma'))}</small></th><td>${figureOf(total)}</td></tr>`;
}

/** What every space brings: what stands there, and a settlement's neighbours. @param {Score} score */
function byCell({ economic, dwelling: settlements }) {
  /** @type {Map<string, import('./land.js').Choice>} */
  const cells = new Map();
  for (const { cell, points } of economic) cells.set(cell, { mark: '', score: points });
  for (const { cell, own, neighbours } of settlements) {
    const around = Object.values(neighbours).reduce((sum, n) => sum + n, own);
    cells.set(cell, { mark: '', score: (cells.get(cell)?.score ?? 0) + around });
  }
  return cells;
}

/** The landscape with the points of every space. @param {Scene} scene @param {Final} final */
function scoredLand(scene, { seat, score }) {
  const { model, narrow } = scene;
  const player = model.player(seat).has;
  const columns = columnsOf(player);
  const width = Math.min(LAND, narrow ? innerWidth - AROUND : innerWidth - 2 * AROUND);
  const fitted = fitLand(rowsOf(player).length, { width }, columns);
  return land({
    player,
    seat,
    label: t('ora.land.of', { name: nameOf(scene)(seat) }),
    width: fitted.width,
    rowHeight: fitted.rowHeight,
    columns,
    cells: byCell(score),
    nameOf: nameOf(scene),
    mode: model.mode,
  });
}

/** Every line of a seat's score. @param {Scene} scene @param {Final} final */
function lines(scene, final) {
  const { model } = scene;
  const { seat, score } = final;
  const { cards } = model.player(seat).has;
  return html`<details class="panel box scored" data-score-of=${seat} ?open=${seat === model.me.seat}><summary>${shape(seat)}${name(model, seat)}<b class="tot">${score.total}</b></summary>
    <div class="scoredland">${scoredLand(scene, final)}</div>
    <div class="threeparts"><section><h3>${t('ora.end.goods')} <b>${score.goods_points}</b></h3><table><tbody>${score.goods.map(
      ({ good, number, points }) =>
        html`<tr><th scope="row">${goodPic(good, 's')} ${goodName(good)} × ${number}</th><td>${points}</td></tr>`,
    )}</tbody></table></section>
    <section><h3>${t('ora.end.economic')} <b>${score.economic_points}</b></h3><table><tbody>${score.economic.map(
      ({ cell, card, points }) =>
        html`<tr data-cell=${cell}><th scope="row">${cardName(card)}</th><td>${figureOf(points)}</td></tr>`,
    )}</tbody></table></section>
    <section><h3>${t('ora.end.dwelling')} <b>${score.dwelling_points}</b></h3><table><tbody>${score.dwelling.map(line => dwelling(line, cards))}</tbody></table></section></div></details>`;
}

/** Who plays alone reaches the points that are asked for, or not. @param {Scene} scene */
function alone({ model }) {
  const { reached = null, scores = [] } = model.result ?? {};
  if (reached === null) return undefined;
  return t(reached ? 'ora.prompt.reached' : 'ora.prompt.missed', { n: scores[0] });
}

/** @param {Scene} scene */
export function endView(scene) {
  const { model } = scene;
  /** @type {import('../../js/types/wire.js').OraEtLabora.View.Outcome | null} */
  const result = model.result;
  /** @type {Final[]} */
  const finals = (result?.places ?? [])
    .flatMap((place, seat) => {
      const { score } = model.player(seat).has;
      return score ? [{ seat, place, score }] : [];
    })
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  const scored = finals.length
    ? html`${ranking(scene, finals)}${bars(scene, finals)}<div class="allscores">${finals.map(final => lines(scene, final))}</div>`
    : nothing;
  const winners = finals.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return endPage(scene, winners, scored, alone(scene));
}
