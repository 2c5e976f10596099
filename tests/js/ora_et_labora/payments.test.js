/** What is proposed to pay with: always enough, nothing to spare that could be kept, points last. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

const { GOODS } = await import('../../../static/games/ora_et_labora/cards.js');
const { cheapest, cheapestBefore, fullest } = await import(
  '../../../static/games/ora_et_labora/payments.js'
);
const { assume } = await import('../../../static/games/ora_et_labora/assume.js');

const FOOD = {
  grain: 1,
  flour: 1,
  coin: 1,
  wine: 1,
  livestock: 2,
  bread: 3,
  meat: 5,
  five_coin: 5,
};
const ENERGY = { straw: 1, grain: 1, wood: 2, peat: 4, peat_coal: 6 };
const MONEY = { coin: 1, wine: 1, five_coin: 5 };
const POINTS = { wine: 1, five_coin: 2, book: 2, ceramic: 3, ornament: 4, reliquary: 8 };
const CLAIM = { book: 2, ceramic: 3, ornament: 4, reliquary: 8 };

/** A field as the rules ask it. */
const field = (of, worth, held, low, high = null) => ({
  kind: 'goods',
  name: of,
  of,
  held,
  worth: Object.fromEntries(Object.keys(held).map(good => [good, worth[good]])),
  low,
  high,
});

/** The same numbers every time. */
function* numbers(seed) {
  let state = seed;
  for (;;) {
    state = (state * 48271) % 2147483647;
    yield state;
  }
}

/** Every choice of goods. */
function choices(held) {
  return Object.entries(held).reduce(
    (all, [good, most]) =>
      all.flatMap(one =>
        Array.from({ length: most + 1 }, (_, n) => (n ? { ...one, [good]: n } : one)),
      ),
    [{}],
  );
}

const sum = (goods, worth) =>
  Object.entries(goods).reduce((all, [good, n]) => all + n * worth[good], 0);
const pointsOf = goods =>
  Object.entries(goods).reduce((all, [good, n]) => all + n * GOODS.get(good).points, 0);

/** Fields with a few of some goods each. */
function some(of, worth, { kinds = 4, exact = false }) {
  const draw = numbers(kinds + of.length);
  const below = n => draw.next().value % n;
  return Array.from({ length: 60 }, () => {
    const goods = Object.keys(worth).filter(() => below(Object.keys(worth).length) < kinds);
    const held = Object.fromEntries(goods.map(good => [good, 1 + below(3)]));
    const low = 1 + below(9);
    return field(of, worth, held, low, exact ? low : null);
  });
}

const CASES = [
  ['food', FOOD, {}],
  ['energy', ENERGY, {}],
  ['money', MONEY, {}],
  ['points', POINTS, {}],
  ['straw', { straw: 1, grain: 1 }, { exact: true }],
];

for (const [of, worth, how] of CASES) {
  test(`${of}: what is proposed pays, costs the fewest points, and wastes the least of these`, () => {
    let paid = 0;
    for (const asked of some(of, worth, how)) {
      const pays = goods => {
        const total = sum(goods, asked.worth);
        return total >= asked.low && (asked.high === null || total <= asked.high);
      };
      const all = choices(asked.held).filter(pays);
      const proposed = cheapest(asked, asked.held);
      assert.equal(proposed === null, all.length === 0);
      if (!proposed) continue;
      paid += 1;
      assert.ok(pays(proposed));
      for (const [good, n] of Object.entries(proposed)) assert.ok(n >= 1 && n <= asked.held[good]);
      const points = Math.min(...all.map(pointsOf));
      assert.equal(pointsOf(proposed), points);
      const least = Math.min(
        ...all.filter(goods => pointsOf(goods) === points).map(goods => sum(goods, asked.worth)),
      );
      assert.equal(sum(proposed, asked.worth), least);
      // Nothing can be left out.
      for (const good of Object.keys(proposed)) {
        assert.ok(sum(proposed, asked.worth) - asked.worth[good] < asked.low);
      }
    }
    assert.ok(paid > 10);
  });
}

test('kinds that differ are paid as many as are asked for', () => {
  const held = { wood: 1, clay: 1, book: 1, coin: 1, straw: 1 };
  const worth = Object.fromEntries(Object.keys(held).map(good => [good, 1]));
  const proposed = cheapest(field('goods', worth, held, 3, 3), held);
  assert.equal(Object.keys(proposed).length, 3);
  assert.equal(proposed.book, undefined);
});

test('what another field has taken is not proposed again', () => {
  const asked = field('energy', ENERGY, { grain: 2, wood: 1 }, 2);
  assert.deepEqual(cheapest(asked, { grain: 0, wood: 1 }), { wood: 1 });
  assert.equal(cheapest(asked, { grain: 1, wood: 0 }), null);
});

test('two sums are proposed so that both are paid wherever they can be', () => {
  const draw = numbers(3);
  const below = n => draw.next().value % n;
  let hard = 0;
  for (let at = 0; at < 300; at += 1) {
    const grain = below(4);
    const food = { grain, coin: below(3), livestock: below(2) };
    const energy = { grain, straw: below(2), wood: below(2) };
    const first = field('food', FOOD, food, 1 + below(3));
    const next = field('energy', ENERGY, energy, 1 + below(3));
    const proposed = cheapestBefore(first, food, next);
    const after = goods => ({ ...energy, grain: grain - (goods.grain ?? 0) });
    const possible = choices(food).some(
      goods => sum(goods, FOOD) >= first.low && cheapest(next, after(goods)) !== null,
    );
    if (!possible) continue;
    assert.ok(sum(proposed, FOOD) >= first.low);
    assert.notEqual(cheapest(next, after(proposed)), null);
    hard += Number(cheapest(next, after(cheapest(first, food))) === null);
  }
  assert.ok(hard > 5);
});

test('a claim is filled as much as can be, and in as few tiles', () => {
  for (let high = 0; high <= 30; high += 1) {
    const held = Object.fromEntries(
      Object.entries(CLAIM).map(([good, each]) => [good, Math.floor(high / each)]),
    );
    const taken = fullest(field('claim', CLAIM, held, 0, high));
    // With 2 and 3 every number can be come to but 1.
    assert.equal(sum(taken, CLAIM), high === 1 ? 0 : high);
    if (high % 8 === 0) assert.deepEqual(taken, high ? { reliquary: high / 8 } : {});
  }
});

const choice = (name, ...options) => ({
  kind: 'choice',
  name,
  of: 'any',
  options: options.map(option => (typeof option === 'object' ? option : { value: option })),
});

test('the indicator that brings most is proposed, the own one where they bring the same', () => {
  const by = (own, joker) =>
    choice(
      'by',
      { value: 'own', notes: { value: own } },
      { value: 'joker', notes: { value: joker } },
    );
  assert.equal(assume(by(3, 5), {}, []), 'joker');
  assert.equal(assume(by(5, 3), {}, []), 'own');
  assert.equal(assume(by(4, 4), {}, []), 'own');
});

test('numbers: as often as can be, the second trade only where it has to be', () => {
  assert.equal(assume(choice('times', 0, 1, 2, 3), {}, []), 3);
  assert.equal(assume(choice('more', 0, 1), {}, []), 0);
  assert.equal(assume(choice('more', 1, 2), {}, []), 1);
  assert.equal(assume(choice('second', 1, 2, -1), {}, []), -1);
});

test('nothing is proposed that is not possible', () => {
  const no = { code: 'no_effect' };
  assert.equal(assume(choice('use', { value: true, blocked: no }, false), {}, []), false);
  assert.equal(assume(choice('use', true, false), {}, []), true);
  assert.equal(assume(choice('gift', { value: false, blocked: no }, true), {}, []), true);
  assert.equal(assume(choice('use', { value: true, blocked: no }), {}, []), undefined);
});

test('what is a matter of taste is left open, but for the one thing that is possible', () => {
  for (const name of ['good', 'building', 'cell', 'forest', 'district', 'first', 'order']) {
    assert.equal(assume(choice(name, 'a', 'b'), {}, []), undefined, name);
    assert.equal(assume(choice(name, 'a', { value: 'b', blocked: {} }), {}, []), 'a', name);
  }
});

test('one exchange is proposed, and no forest of several', () => {
  const counts = (name, places) => ({ kind: 'counts', name, of: name, places, low: 1, high: 2 });
  assert.deepEqual(assume(counts('exchanged', { grain: 4 }), {}, []), { grain: 1 });
  assert.equal(assume(counts('forests', { '0,1': 1, '0,2': 1 }), {}, []), undefined);
});
