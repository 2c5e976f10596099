/** Positions of a finished game from the steps that the server sends. */

import assert from 'node:assert/strict';
import test from 'node:test';
import { replayOf, viewAt } from '../../../static/js/replay.js';

/** @type {any} */
const ROOM = { me: 1, members: [{ seat: 0 }, { seat: 1 }] };
/** @type {any[]} */
const STEPS = [
  {
    sections: { board: { size: 3 }, 'seat.0': { score: null }, 'seat.1': { score: null } },
    own: {
      0: { hand: ['a'], 'seat.0': { score: 1 } },
      1: { hand: ['b'], 'seat.1': { score: 2 } },
    },
    facts: [{ type: 'started' }, { type: 'drew' }],
  },
  { seat: 0, action: { type: 'play' }, own: { 0: { hand: [] } }, facts: [{ type: 'played' }] },
  { seat: 1, sections: { board: null }, own: { 1: { spied: ['x'] } } },
  { seat: 1, sections: { 'seat.1': { score: 9 } }, own: { 1: { spied: null, 'seat.1': null } } },
];

test('a position is all that was sent up to its step', () => {
  const replay = replayOf(STEPS);
  assert.deepEqual(
    replay.positions.map(({ seat, facts }) => [seat, facts]),
    [
      [null, 2],
      [0, 3],
      [1, 3],
      [1, 3],
    ],
  );
  assert.deepEqual(replay.positions[1].own[0], { hand: [], 'seat.0': { score: 1 } });
  assert.deepEqual(replay.positions[0].own[0].hand, ['a']);
  assert.ok('board' in replay.positions[1].shared);
  assert.ok(!('board' in replay.positions[2].shared));
});

test('a view shows what every seat sees of itself, and the hand of its reader', () => {
  const { sections, own } = viewAt(replayOf(STEPS), 0, ROOM);
  assert.equal(sections.room, ROOM);
  assert.deepEqual(sections['seat.0'], { score: 1 });
  assert.deepEqual(sections['seat.1'], { score: 2 });
  assert.deepEqual(sections.hand, ['b']);
  assert.deepEqual(own[0].hand, ['a']);
});

test('who only looks on has no hand of his own', () => {
  const { sections } = viewAt(replayOf(STEPS), 3, { ...ROOM, me: -1 });
  assert.ok(!('hand' in sections));
  assert.ok(!('spied' in sections));
  assert.deepEqual(sections['seat.1'], { score: 9 });
});

test('facts are numbered as an undo names them, and end with the step', () => {
  const replay = replayOf(STEPS);
  const numbers = viewAt(replay, 0, ROOM).facts.map(({ number, fact }) => [number, fact.type]);
  assert.deepEqual(numbers, [
    [1, 'started'],
    [2, 'drew'],
  ]);
  assert.equal(viewAt(replay, 3, ROOM).facts.at(-1)?.number, 3);
});
