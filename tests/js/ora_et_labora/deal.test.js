import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyStart } from '../../../static/games/ora_et_labora/deal.js';

const DRAW = { stream: 'ora_et_labora/1/0/start', items: [0, 1, 2], result: [2] };
const started = start_seat => ({ type: 'started', start_seat, mode: 'three' });

test('who began is who was drawn', () => {
  const record = { draws: [DRAW], facts: [started(2)] };
  assert.equal(verifyStart(record), true);
  assert.equal(verifyStart(record, record.facts), true);
});

test('somebody else than was drawn is found out', () => {
  assert.equal(verifyStart({ draws: [DRAW], facts: [started(1)] }), false);
});

test('a rematch draws nobody', () => {
  assert.equal(verifyStart({ draws: [], facts: [started(1)] }), true);
});

test('what this browser heard has to stand in the record', () => {
  assert.equal(verifyStart({ draws: [DRAW], facts: [started(2)] }, [started(0)]), false);
  assert.equal(verifyStart({ draws: [], facts: [] }), false);
});
