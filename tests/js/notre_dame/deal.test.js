import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { verifyDeal } from '../../../static/games/notre_dame/deal.js';
import { verify } from '../../../static/js/verify.js';

// Whole games of the rules (records.py): two players, and three with the New Persons.
const records = JSON.parse(readFileSync(new URL('records.json', import.meta.url), 'utf8'));
const [plain, mixed] = records;

/** A record with one fact changed. */
function changed(record, type, change, nth = 0) {
  const copy = structuredClone(record);
  change(copy.facts.filter(fact => fact.type === type)[nth]);
  return copy;
}

const codes = record => verifyDeal(record).problems.map(problem => problem.code);

test('games of the rules pass both checks', () => {
  for (const record of records) {
    assert.equal(verify(record, null).ok, true);
    assert.deepEqual(verifyDeal(record, record.facts), { ok: true, problems: [] });
  }
});

test('every round turned persons up, every seat drew three cards in each', () => {
  const count = (record, type) => record.facts.filter(fact => fact.type === type).length;
  assert.deepEqual([count(plain, 'revealed'), count(plain, 'drew')], [9, 18]);
  assert.deepEqual([count(mixed, 'revealed'), count(mixed, 'drew')], [9, 27]);
});

test('a hand that was not dealt is found out, with its seat and round', () => {
  const swap = changed(plain, 'drew', fact => fact.cards.reverse(), 9);
  assert.deepEqual(verifyDeal(swap).problems, [{ code: 'hand', params: { seat: 1, round: 5 } }]);
});

test('other persons than those dealt are found out', () => {
  const brown = changed(mixed, 'revealed', fact => fact.persons.splice(0, 1, 'nobody'), 4);
  assert.deepEqual(verifyDeal(brown).problems, [{ code: 'persons', params: { round: 5 } }]);
  const grey = changed(mixed, 'revealed', fact => fact.persons.splice(2, 1, 'nobody'), 8);
  assert.deepEqual(verifyDeal(grey).problems, [{ code: 'persons', params: { round: 9 } }]);
});

test('another first seat than the one drawn is found out', () => {
  const other = changed(plain, 'started', fact => {
    fact.start_seat = 1 - fact.start_seat;
  });
  assert.deepEqual(codes(other), ['start']);
});

test('other greys than those drawn are found out', () => {
  assert.deepEqual(codes(changed(mixed, 'started', fact => fact.new_persons.reverse())), ['greys']);
});

test('a draw from other cards than the rules say is found out', () => {
  const loaded = structuredClone(plain);
  const pile = loaded.draws.find(draw => draw.stream.includes('/pile.0#'));
  pile.items[0] = 'bank.0';
  assert.deepEqual(codes(loaded), ['hand', 'hand', 'hand']);
  const greys = structuredClone(plain);
  greys.draws.find(draw => draw.stream.includes('/greys.B#')).items.reverse();
  assert.deepEqual(codes(greys), ['greys']);
});

test('a missing draw is found out', () => {
  const draws = plain.draws.filter(draw => !draw.stream.includes('/browns#'));
  assert.equal(verifyDeal({ ...plain, draws }).ok, false);
});

test('what was told during the game has to stand in the record', () => {
  const seen = [{ type: 'drew', seat: 0, cards: ['bank.0', 'park.0', 'hotel.0'] }];
  assert.deepEqual(verifyDeal(plain, seen).problems, [{ code: 'seen', params: { n: 1 } }]);
});

test('a game that was broken off passes as far as it went', () => {
  assert.equal(verifyDeal({ ...plain, facts: plain.facts.slice(0, 11) }).ok, true);
});
