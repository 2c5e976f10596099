/**
 * Proposes what a sum is paid with: what is missed least, in points first. Pure; the server
 * decides what is allowed.
 *
 * @typedef {import('../../js/types/wire.js').Engine.Payments.Goods} Field
 * @typedef {{[good: string]: number}} Goods
 */

import { GOODS } from './cards.js';

/** A point weighs more than anything that is only wasted. */
const POINT = 10_000;
const WASTE = 100;
/** How gladly a tile is given for what it is worth: what serves for nothing else first. */
const FONDNESS = /** @type {{[good: string]: number}} */ ({
  straw: 1,
  bread: 1,
  meat: 1,
  beer: 1,
  wood: 2,
  peat: 2,
  peat_coal: 2,
  grain: 3,
  flour: 3,
  malt: 3,
  livestock: 3,
  grapes: 4,
  coin: 5,
  five_coin: 6,
});
const LIKED = 4;

/** What giving a tile costs. @param {string} good @param {number} worth */
const costOf = (good, worth) =>
  (GOODS.get(good)?.points ?? 0) * POINT + worth * WASTE + (FONDNESS[good] ?? LIKED) * worth;

/**
 * The choice of goods worth at least `low` that costs least; null: there is none.
 *
 * @param {Field} field
 * @param {Goods} left
 * @returns {Goods | null}
 */
export function cheapest({ worth, low, high }, left) {
  const goods = Object.keys(worth).filter(good => (left[good] ?? 0) > 0);
  const largest = Math.max(0, ...goods.map(good => worth[good]));
  const top = high ?? low + largest;
  /** The cheapest way to come to each sum. @type {Array<{cost: number, goods: Goods} | undefined>} */
  let best = [{ cost: 0, goods: {} }];
  for (const good of goods) {
    const each = worth[good];
    const cost = costOf(good, each);
    const next = [...best];
    best.forEach((way, sum) => {
      if (!way) return;
      for (let n = 1; n <= left[good] && sum + n * each <= top; n += 1) {
        const at = sum + n * each;
        const dear = way.cost + n * cost;
        if (dear < (next[at]?.cost ?? Number.POSITIVE_INFINITY)) {
          next[at] = { cost: dear, goods: { ...way.goods, [good]: n } };
        }
      }
    });
    best = next;
  }
  const enough = best.slice(low, top + 1).filter(way => way !== undefined);
  if (!enough.length) return null;
  return enough.reduce((one, other) => (other.cost < one.cost ? other : one)).goods;
}

/** What is left of goods. @param {Goods} goods @param {Goods} given */
const without = (goods, given) =>
  Object.fromEntries(Object.entries(goods).map(([good, n]) => [good, n - (given[good] ?? 0)]));

/**
 * The same where another sum has to be paid after it, partly with the same goods: enough of them
 * is left for it.
 *
 * @param {Field} field
 * @param {Goods} left
 * @param {Field | null} next
 * @returns {Goods | null}
 */
export function cheapestBefore(field, left, next) {
  const alone = cheapest(field, left);
  /** @param {Goods} goods */
  const leavesEnough = goods => !next || cheapest(next, without(next.held, goods)) !== null;
  if (!next || !alone || leavesEnough(alone)) return alone;
  const shared = Object.keys(field.worth).filter(good => good in next.worth);
  // Less and less of what both are paid with, good by good.
  let rest = left;
  for (const good of shared) {
    for (let n = (rest[good] ?? 0) - 1; n >= 0; n -= 1) {
      const goods = cheapest(field, { ...rest, [good]: n });
      if (!goods) break;
      if (leavesEnough(goods)) return goods;
      rest = { ...rest, [good]: n };
    }
  }
  return alone;
}

/**
 * What is worth most within `high`, in as few tiles as can be.
 *
 * @param {Field} field
 * @returns {Goods}
 */
export function fullest({ worth, high }) {
  const goods = Object.keys(worth).sort((one, other) => worth[other] - worth[one]);
  /** @type {Array<Goods | undefined>} */
  const best = [{}];
  const tiles = (/** @type {Goods} */ way) => Object.values(way).reduce((sum, n) => sum + n, 0);
  for (let sum = 1; sum <= (high ?? 0); sum += 1) {
    for (const good of goods) {
      const before = best[sum - worth[good]];
      if (!before) continue;
      const way = { ...before, [good]: (before[good] ?? 0) + 1 };
      const known = best[sum];
      if (!known || tiles(way) < tiles(known)) best[sum] = way;
    }
  }
  return best.findLast(way => way !== undefined) ?? {};
}
