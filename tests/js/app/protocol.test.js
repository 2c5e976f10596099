import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyWorld, lastFact, receive } from '../../../static/js/store/protocol.js';

const none = after => ({ after, facts: [] });
const state = (seq, base, sections, facts = none(0)) => ({
  type: 'state',
  seq,
  base,
  sections,
  facts,
});
const after = (...messages) =>
  messages.reduce((world, message) => receive(world, message).world, emptyWorld());
const known = world => [world.from, ...world.facts];

test('a full state replaces everything', () => {
  const world = after(state(1, 0, { room: 1, hand: 2 }), state(2, 0, { room: 3 }));
  assert.deepEqual(world.sections, { room: 3 });
  assert.equal(world.seq, 2);
});

test('changed sections are taken whole, null ones go, others stay', () => {
  const world = after(
    state(1, 0, { room: { a: 1 }, hand: 2, city: 3 }),
    state(2, 1, { room: { b: 1 }, hand: null }),
  );
  assert.deepEqual(world.sections, { room: { b: 1 }, city: 3 });
});

test('a state on another base is not taken, and everything is asked for once', () => {
  const world = after(state(1, 0, { room: 1 }));
  const missed = receive(world, state(3, 2, { room: 2 }));
  assert.deepEqual(missed.send, [{ type: 'sync' }]);
  assert.deepEqual(missed.world.sections, { room: 1 });
  const again = receive(missed.world, state(4, 3, { room: 3 }));
  assert.deepEqual(again.send, []);
  const healed = receive(again.world, state(5, 0, { room: 4 }));
  assert.deepEqual([healed.world.seq, healed.world.sections], [5, { room: 4 }]);
});

test('facts are told with their numbers', () => {
  const world = after(
    state(1, 0, {}, { after: 40, facts: ['a', 'b'] }),
    state(2, 1, {}, { after: 42, facts: ['c'] }),
    state(3, 2, {}, none(43)),
  );
  assert.deepEqual(known(world), [41, 'a', 'b', 'c']);
  assert.equal(lastFact(world), 43);
});

test('facts known already are not doubled after a new connection', () => {
  const world = after(
    state(1, 0, {}, { after: 0, facts: ['a', 'b', 'c'] }),
    state(1, 0, {}, { after: 1, facts: ['b', 'c', 'd'] }),
  );
  assert.deepEqual(known(world), [1, 'a', 'b', 'c', 'd']);
});

test('a hole in the facts is asked for and filled', () => {
  const before = after(state(1, 0, {}, { after: 0, facts: ['a', 'b'] }));
  const { world, send } = receive(before, state(1, 0, {}, { after: 4, facts: ['e'] }));
  assert.deepEqual(known(world), [5, 'e']);
  assert.deepEqual(send, [{ type: 'log', after: 2 }]);
  const filled = receive(world, { type: 'log', facts: { after: 2, facts: ['c', 'd', 'e'] } }).world;
  assert.deepEqual(known(filled), [3, 'c', 'd', 'e']);
  const whole = receive(filled, {
    type: 'log',
    facts: { after: 0, facts: ['a', 'b', 'c', 'd', 'e'] },
  }).world;
  assert.deepEqual(known(whole), [1, 'a', 'b', 'c', 'd', 'e']);
});

test('older facts that do not reach the known ones are not joined to them', () => {
  const world = after(state(1, 0, {}, { after: 9, facts: ['j'] }), {
    type: 'log',
    facts: { after: 0, facts: ['a'] },
  });
  assert.deepEqual(known(world), [10, 'j']);
});

test('a chat line heard twice is shown once', () => {
  const line = number => ({ number, seat: 0, name: 'Seat 1', text: 'x', at: 0 });
  const world = after(
    { type: 'chat', lines: [line(3), line(4)] },
    { type: 'chat', lines: [line(4), line(5)] },
  );
  assert.deepEqual(
    world.chat.map(({ number }) => number),
    [3, 4, 5],
  );
});

test('presence is taken, answers change nothing', () => {
  const world = after({ type: 'presence', here: [0, 2], away: { 1: 7.5 } });
  assert.deepEqual(world.here, [0, 2]);
  assert.deepEqual(world.away, { 1: 7.5 });
  assert.equal(receive(world, { type: 'pong' }).world, world);
});
