import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lands, markup } from './reader.js';
import { wheel, yields } from '../../../static/games/ora_et_labora/wheel.js';
import {
  beamAngle,
  entriesOf,
  housesOf,
  packed,
  tokensOf,
  valuesOf,
  WEDGES,
} from '../../../static/games/ora_et_labora/wheel-positions.js';

/** From the rules, §2: where the house stands, by mode. */
const HOUSES = {
  four: { A: 7, B: 10, C: 3, D: 6, E: 12 },
  three: { A: 6, B: 11, C: 2, D: 7, E: 12 },
  four_short: { A: 3, B: 5, C: 7, D: 9, E: 0 },
  two: { A: 7, B: 1, C: 8, D: 2 },
  two_long: { A: 7, B: 1, C: 8, D: 2 },
  solo: { A: 12, B: 3, C: 9, D: 0, E: 6 },
};
/** And where grapes and stone enter. */
const ENTRIES = {
  four: { grapes: 8, stone: 0 },
  three: { stone: 0 },
  four_short: { grapes: 4, stone: 6 },
  two: { grapes: 11, stone: 5 },
  two_long: { stone: 5 },
  solo: {},
};
const FRONT = [0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10];
const BACK = [0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 10];
const NOTHING = { indicators: {}, steps: {} };

for (const [mode, sections] of Object.entries(lands)) {
  const { table, round, wheel: state } = sections;

  test(`${mode}: the houses stand where the rules say`, () => {
    const houses = housesOf(table).map(({ letter, wedge }) => [letter, wedge]);
    assert.deepEqual(Object.fromEntries(houses), HOUSES[mode]);
  });

  test(`${mode}: grapes and stone enter where the rules say, until they have entered`, () => {
    const entries = entriesOf(table, NOTHING, 0).map(({ good, wedge }) => [good, wedge]);
    assert.deepEqual(Object.fromEntries(entries), ENTRIES[mode]);
    for (const { good } of entriesOf(table, state, round.round)) {
      assert.ok(!(good in state.indicators));
      assert.ok(table[good] > round.round);
    }
  });

  test(`${mode}: the wheel has the values of its side`, () => {
    const values = valuesOf(table, round.round);
    const side = mode === 'two' ? BACK : FRONT;
    assert.equal(values[round.round % WEDGES], 0);
    assert.deepEqual(
      values.toSorted((a, b) => a - b),
      side,
    );
    assert.equal(valuesOf(table, 1)[0], side[1]);
    assert.equal(valuesOf(table, 0)[1], 10);
  });

  test(`${mode}: every token lies on the wedge that is worth what it brings`, () => {
    const values = valuesOf(table, round.round);
    const wedges = tokensOf(state, round.round);
    assert.equal(wedges.flat().length, Object.keys(state.indicators).length);
    wedges.forEach((tokens, wedge) => {
      for (const token of tokens) assert.equal(state.indicators[token].now, values[wedge], token);
    });
  });

  test(`${mode}: the list says all, the most first`, () => {
    const text = markup(yields({ table, round: round.round, wheel: state }));
    const order = [...text.matchAll(/data-token=(\w+)/g)].map(([, token]) => token);
    const now = order.flatMap(token => state.indicators[token]?.now ?? []);
    assert.deepEqual(
      now,
      now.toSorted((a, b) => b - a),
    );
    for (const token of Object.keys(state.indicators)) assert.ok(order.includes(token), token);
    for (const token of ['clay', 'wood', 'joker']) assert.ok(order.includes(token), token);
    assert.equal(new Set(order).size, order.length);
  });

  test(`${mode}: what is pointed out is never only counted`, () => {
    for (const token of Object.keys(state.indicators)) {
      const text = markup(wheel({ table, round: round.round, wheel: state, hot: token }));
      assert.match(text, new RegExp(`is-hot[^>]*data-token=${token} `));
    }
  });
}

test('the beam turns on and never back', () => {
  const angles = Array.from({ length: 33 }, (_, round) => beamAngle(round));
  for (let round = 1; round < angles.length; round++) {
    assert.ok(Math.abs(angles[round] - angles[round - 1] - 360 / WEDGES) < 1e-9);
  }
});

test('the tokens of a wedge do not overlap, and what does not fit is counted', () => {
  for (let count = 0; count <= 9; count++) {
    const { radii, more } = packed(count);
    assert.equal(radii.length + more, count);
    for (let at = 1; at < radii.length; at++) assert.ok(radii[at - 1] - radii[at] >= 23);
  }
});
