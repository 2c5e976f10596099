/** What a card does, as rows of signs: cost, arrow, gain. Made from its data, never drawn by hand. */

import { isBuilding, raisesPrice } from './cards.js';
import { goodIcon } from './icons.js';
import { halves } from './names.js';

/** @typedef {import('./cards.js').Card} Card */
/** @typedef {import('./data.js').Goods} Goods */
/** @typedef {import('./data.js').Part} Part */

/**
 * The mark of a join is a character, or a drawing's name.
 *
 * @typedef {{sign: 'item', icon: string, n: string}
 *   | {sign: 'arrow'} | {sign: 'or'}
 *   | {sign: 'times', n: number | null}
 *   | {sign: 'join', mark: string}
 *   | {sign: 'struck', icon: string}
 *   | {sign: 'tiers', heads: string[][], columns: string[][]}} Sign
 */
/** @typedef {Sign[]} Row */

/** @type {Sign} */
const ARROW = { sign: 'arrow' };
/** @type {Sign} */
const OR = { sign: 'or' };
/** From so many equal numbers on, the number stands once before all. */
const MANY = 5;

const TARGETS = /** @type {{[target: string]: string}} */ ({
  occupied_by_a_prior: 'm-prior-building',
  adjacent_unoccupied: 'm-adjacent',
  occupied_any: 'm-occupied',
  unbuilt_in_display: 'm-unbuilt',
});
const JOINS = /** @type {{[join: string]: string}} */ ({
  and: '+',
  additionally: '+',
  'and/or': '+/',
  'and then/or': 'm-then',
});

/** @param {string} icon @param {string} [n] @returns {Sign} */
const item = (icon, n = '') => ({ sign: 'item', icon, n: n === '1' ? '' : n });

/** @param {string} mark @returns {Sign} */
const join = mark => ({ sign: 'join', mark });

/** @param {string} what @param {number} n */
const numberOf = (what, n) => (what === 'energy' ? halves(n) : String(n));

/** @param {string} what @param {number} n */
const good = (what, n = 1) => item(goodIcon(what), numberOf(what, n));

/** How often: once needs no sign. @param {number | null | undefined} n @returns {Row} */
const times = n => (n === 1 || n === undefined ? [] : [{ sign: 'times', n }]);

/** Goods beside each other. @param {Goods | undefined} goods @returns {Row} */
function bag(goods = {}) {
  const entries = Object.entries(goods).filter(([, n]) => n);
  const [first] = entries;
  const alike = entries.length >= MANY && first[1] > 1 && entries.every(([, n]) => n === first[1]);
  return alike
    ? [...times(first[1]), ...entries.map(([what]) => good(what))]
    : entries.map(([what, n]) => good(what, n));
}

/** One of several. @param {Row[]} rows */
const either = rows => rows.flatMap((row, at) => (at ? [OR, ...row] : row));

/** @param {Goods} goods */
const only = goods => Object.entries(goods)[0];

/** One deal of several sizes, as a small table. @param {Part} part @returns {Row} */
function tiered({ tiers = [] }) {
  const [paid, taken] = [tiers[0].pay, tiers[0].get].map(goods => only(goods)[0]);
  const columns = tiers.map(({ pay, get }) => [
    numberOf(paid, pay[paid]),
    numberOf(taken, get[taken]),
  ]);
  return [{ sign: 'tiers', heads: [[goodIcon(paid)], [goodIcon(taken)]], columns }];
}

/** @param {Part} part @returns {Row} */
const owned = ({ owned: steps = [], good: kept = '', good_paid: paid = '' }) => [
  {
    sign: 'tiers',
    heads: [['m-own', goodIcon(kept)], [goodIcon(paid)]],
    columns: steps.map(step => step.map(String)),
  },
];

/** Several deals: to one end, each a step of a ladder, or apart. @param {Part} part @returns {Row} */
function options({ tiers = [], max }) {
  const [first] = tiers;
  const ends = new Set(tiers.map(({ get }) => JSON.stringify(get)));
  if (ends.size === 1) {
    return [...times(max), ...either(tiers.map(({ pay }) => bag(pay))), ARROW, ...bag(first.get)];
  }
  const ladder = tiers.every(({ pay }, at) => !at || only(pay)[0] === only(tiers[at - 1].get)[0]);
  if (ladder) {
    return [...times(max), ...bag(first.pay), ...tiers.flatMap(({ get }) => [ARROW, ...bag(get)])];
  }
  return [...times(max), ...either(tiers.map(({ pay, get }) => [...bag(pay), ARROW, ...bag(get)]))];
}

/** Goods worth points for each card of a kind. @param {Part} part @param {string} mode @returns {Row} */
function points({ pay, per, rate = {} }, mode) {
  const each = halves(rate[mode] ?? rate.default);
  const cards =
    per === 'own_cloister_building'
      ? [item('m-cloister')]
      : either([[good('forest')], [good('moor')]]);
  return [
    ...bag(pay),
    ARROW,
    good('any_goods'),
    join('='),
    item('s-points', each),
    join('×'),
    ...cards,
  ];
}

/** @param {Part} part @param {string} mode @returns {Row} */
function signs(part, mode) {
  const { pay, get, max, then = [] } = part;
  const paid = pay && Object.keys(pay).length ? [...bag(pay), ARROW] : [];
  const made = Object.values(part.produce ?? {}).map(what => [good(what)]);
  switch (part.do) {
    case 'produce':
      return [item('m-wheel'), ARROW, ...either(made)];
    case 'produce_with_joker':
      return [good('joker'), ARROW, ...either(made)];
    case 'trade':
      return [...times(max), ...paid, ...bag(get)];
    case 'gain':
      return bag(get);
    case 'gain_choice':
      return either((part.goods_options ?? []).map(bag));
    case 'trade_tiered':
      return tiered(part);
    case 'owned_tiered':
      return owned(part);
    case 'trade_options':
      return options(part);
    case 'use_building':
      return [...paid, item('a-use'), item(TARGETS[part.target ?? ''])];
    case 'remove_forest':
      return [
        ...times(max),
        { sign: 'struck', icon: 't-forest' },
        ARROW,
        ...chain(then, mode),
        ...bag(get),
      ];
    case 'build_action':
      return [item('a-build')];
    case 'build_settlement':
      return [item('a-build'), item('l-village')];
    case 'take_back':
      return [item(part.who === 'own_prior' ? 'a-prior-back' : 'a-clergy-back')];
    case 'fell_trees_and_or_cut_peat':
      return [item('a-fell'), good('forest'), join('+/'), item('a-cut'), good('moor')];
    case 'place_landscape_free':
      return (part.kinds ?? []).map(kind => item(`l-${kind}`));
    case 'pay_then':
      return [...paid, ...chain(then, mode)];
    case 'points_as_goods':
      return points(part, mode);
    default:
      throw new Error(`no signs for ${part.do}`);
  }
}

/** @param {Part[]} parts @param {string} mode @returns {Row} */
const chain = (parts, mode) =>
  parts.flatMap((part, at) => [...(at ? [join('+')] : []), ...signs(part, mode)]);

/**
 * All rows of a card; `mode` matters where a rate differs by it.
 *
 * @param {Card} card
 * @param {string} [mode]
 * @returns {Row[]}
 */
export function effectOf(card, mode = '') {
  if (!isBuilding(card)) {
    return [[...bag({ food: card.food, energy: card.energy }), ARROW, item('l-village')]];
  }
  const rows = card.parts.map((part, at) => [
    ...(at ? [join(JOINS[card.join])] : []),
    ...signs(part, mode),
  ]);
  if (card.link) rows[rows.length - 1].push(item('m-once'));
  if (raisesPrice(card.id)) rows.push([item('a-contract'), ARROW, good('coins', 2)]);
  return rows;
}

/** What one looks for on the smallest tile: what comes out of it. @param {Card} card @returns {string[]} */
export function outputsOf(card) {
  if (!isBuilding(card)) return ['l-village'];
  const found = new Set(card.parts.flatMap(outputs));
  return [...found];
}

/** @param {Part} part @returns {string[]} */
function outputs(part) {
  const goods = [
    ...Object.values(part.produce ?? {}),
    ...Object.keys(part.get ?? {}),
    ...(part.goods_options ?? []).flatMap(option => Object.keys(option)),
    ...(part.tiers ?? []).flatMap(({ get }) => Object.keys(get)),
    ...(part.good_paid ? [part.good_paid] : []),
  ];
  return [...goods.map(goodIcon), ...deeds(part), ...(part.then ?? []).flatMap(outputs)];
}

/** @param {Part} part @returns {string[]} */
function deeds(part) {
  switch (part.do) {
    case 'use_building':
      return [TARGETS[part.target ?? '']];
    case 'build_action':
      return ['a-build'];
    case 'build_settlement':
      return ['l-village'];
    case 'take_back':
      return [part.who === 'own_prior' ? 'a-prior-back' : 'a-clergy-back'];
    case 'fell_trees_and_or_cut_peat':
      return ['a-fell', 'a-cut'];
    case 'place_landscape_free':
      return (part.kinds ?? []).map(kind => `l-${kind}`);
    case 'points_as_goods':
      return ['m-any'];
    default:
      return [];
  }
}
