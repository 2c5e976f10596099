/** Jumping through a finished game by rounds. */

import assert from 'node:assert/strict';
import test from 'node:test';
import { roundFrom, roundsOf } from '../../../static/table/rounds.js';

/** @type {any} */
const REPLAY = {
  positions: [1, 1, 1, 2, 2, 3].map(number => ({ shared: { round: { number } } })),
  facts: [],
};
/** @param {any} shared */
const roundOf = ({ round }) => round.number;

test('a round begins at the first step of its number', () => {
  assert.deepEqual(roundsOf(REPLAY, roundOf), [0, 3, 5]);
});

test('back leads to the start of this round, then of the one before', () => {
  assert.equal(roundFrom(REPLAY, 4, -1, roundOf), 3);
  assert.equal(roundFrom(REPLAY, 3, -1, roundOf), 0);
  assert.equal(roundFrom(REPLAY, 0, -1, roundOf), 0);
});

test('on leads to the next round, at last to the end', () => {
  assert.equal(roundFrom(REPLAY, 0, 1, roundOf), 3);
  assert.equal(roundFrom(REPLAY, 4, 1, roundOf), 5);
  assert.equal(roundFrom(REPLAY, 5, 1, roundOf), 5);
});
