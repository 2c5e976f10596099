/**
 * What others did, as steps over the board: who, from where to where, what came of it.
 *
 * @typedef {import('../../js/motion.js').Step} Step
 * @typedef {import('../../js/motion.js').Finder} Finder
 * @typedef {import('./model.js').Model} Model
 */

import { html } from '../../vendor/lit-html/lit-html.js';
import { text } from '../../table/rich.js';
import { lastFrom, turnsFrom } from '../../table/turns.js';
import { linesOf } from './facts.js';
import { clergy, goodPic, pic } from './icons.js';
import { figureOf } from './names.js';

const TRAVEL = 400;
const BADGE = 600;

/** What begins a turn, and what follows by itself. */
const HEADS = new Set([
  'placed',
  'contracted',
  'felled',
  'cut',
  'passed',
  'built',
  'settled',
  'bought',
]);
const ALONE = new Set(['round', 'phase', 'cards_came', 'bonus_production', 'ended', 'undone']);

/** @param {number} seat @returns {Finder} */
const rowOf = seat =>
  seat < 0 ? ['[data-land-of="-1"]'] : [`[data-seat="${seat}"] .who`, `[data-seat="${seat}"]`];

/** Where a building is drawn. @param {string} site @param {number} seat @returns {Finder} */
const siteOf = (site, seat) => [
  `[data-site="${site}"]`,
  `[data-land-of="${seat}"]`,
  ...rowOf(seat),
];

/** @param {number} seat @param {string} cell @returns {Finder} */
const cellOf = (seat, cell) => [
  `.land[data-seat="${seat}"] [data-cell="${cell}"]`,
  `[data-land-of="${seat}"]`,
  ...rowOf(seat),
];

/** @param {string} token @returns {Finder} */
const tokenOf = token => [
  `.wheel [data-token="${token}"]`,
  `.yields [data-token="${token}"]`,
  '.wheel',
];

/** @param {unknown} drawing @param {Finder[]} path @returns {Step} */
const travel = (drawing, path) => ({ ms: TRAVEL, travels: [{ drawing, path }] });

/** @param {Finder} at @param {unknown} sign @returns {Step} */
const badge = (at, sign) => ({ ms: BADGE, badges: [{ at, sign }] });

/** @param {{[good: string]: number}} goods @param {1 | -1} way */
const signs = (goods, way) =>
  html`${Object.entries(goods).map(([good, n]) => html`${goodPic(good)}<span>${figureOf(way * n, true)}</span>`)}`;

/** What each kind of fact shows after its caption. @type {{[type: string]: (fact: any) => Step[]}} */
const SHOW = {
  placed: ({ seat, owner, clergy: who, building }) => [
    travel(clergy({ kind: who === 'prior' ? 'prior' : 'lay', seat: owner }), [
      rowOf(owner),
      siteOf(building, seat),
    ]),
  ],
  contracted: ({ seat, owner, price = 0, gift = '' }) => [
    travel(goodPic(gift || 'coins'), [rowOf(seat), rowOf(owner)]),
    ...(price ? [badge(rowOf(owner), signs({ coin: price }, 1))] : []),
  ],
  produced: ({ seat, token, good }) => [travel(goodPic(good), [tokenOf(token), rowOf(seat)])],
  gained: ({ seat, goods }) => [badge(rowOf(seat), signs(goods, 1))],
  paid: ({ seat, goods }) => [badge(rowOf(seat), signs(goods, -1))],
  built: ({ seat, building, cell }) => [
    travel(pic('a-build'), [[`[data-card="${building}"]`, ...rowOf(seat)], cellOf(seat, cell)]),
  ],
  settled: ({ seat, cell }) => [travel(pic('l-village'), [rowOf(seat), cellOf(seat, cell)])],
  bought: ({ seat, side }) => [
    travel(pic(side === 'hills' || side === 'plains' ? 'l-district' : 'l-plot'), [
      ['.officebox', ...rowOf(seat)],
      [`[data-land-of="${seat}"]`, ...rowOf(seat)],
    ]),
  ],
};

/**
 * The turns the facts tell of, in order.
 *
 * @param {import('../../table/lines.js').Entry[]} facts
 * @param {Model} model as it is after them
 * @param {boolean} mine show the reader's own turns too
 */
export const turnsOf = (facts, model, mine) =>
  turnsFrom(
    facts,
    {
      heads: HEADS,
      alone: ALONE,
      at: fact => (fact.seat == null ? ['.wheel', '.prompt'] : rowOf(fact.seat)),
      words: entry => text(linesOf([entry], model)[0].text, model),
      show: fact => SHOW[fact.type]?.(fact) ?? [],
    },
    mine ? null : model.me.seat,
  );

/** The facts of the last turn anybody took. @param {import('../../table/lines.js').Entry[]} facts */
export const lastTurn = facts => lastFrom(facts, HEADS);
