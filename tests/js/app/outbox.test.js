import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId, Outbox } from '../../../static/js/outbox.js';

function setting() {
  const kept = new Map();
  const storage = {
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => kept.set(name, value),
    removeItem: name => kept.delete(name),
  };
  const sent = [];
  const line = { open: true };
  const send = message => {
    if (line.open) sent.push(message);
    return line.open;
  };
  return { kept, storage, sent, line, box: () => new Outbox(storage, 'box', send) };
}

const act = { type: 'act', key: 'k1', action: { type: 'pass' } };

test('ids are long and differ', () => {
  const ids = new Set(Array.from({ length: 100 }, newId));
  assert.equal(ids.size, 100);
  for (const id of ids) assert.match(id, /^[0-9a-f]{32}$/);
});

test('a command is sent with an id, and forgotten once answered', () => {
  const { kept, sent, box } = setting();
  const outbox = box();
  assert.equal(outbox.put(act), true);
  assert.deepEqual(sent, [{ ...act, id: sent[0].id }]);
  assert.equal(outbox.move?.type, 'act');
  assert.equal(outbox.answered(sent[0].id)?.type, 'act');
  assert.equal(outbox.move, null);
  assert.equal(kept.size, 0);
});

test('a double click sends once', () => {
  const { sent, box } = setting();
  const outbox = box();
  outbox.put(act);
  assert.equal(outbox.put(act), false);
  assert.equal(outbox.put({ type: 'undo', to: 3 }), false);
  assert.equal(sent.length, 1);
});

test('chat goes out beside a move', () => {
  const { sent, box } = setting();
  const outbox = box();
  outbox.put(act);
  assert.equal(outbox.put({ type: 'chat', text: 'a' }), true);
  assert.equal(outbox.put({ type: 'chat', text: 'b' }), true);
  assert.equal(sent.length, 3);
});

test('N5: what was confirmed without a connection is sent once it is back, with one id', () => {
  const { sent, line, box } = setting();
  line.open = false;
  const outbox = box();
  outbox.put(act);
  assert.equal(sent.length, 0);
  line.open = true;
  outbox.again();
  outbox.again();
  assert.equal(sent.length, 2);
  assert.equal(sent[0].id, sent[1].id);
  outbox.answered(sent[0].id);
  outbox.again();
  assert.equal(sent.length, 2);
});

test('what is on its way survives a reload', () => {
  const { sent, box } = setting();
  box().put(act);
  const outbox = box();
  assert.equal(outbox.move?.type, 'act');
  outbox.again();
  assert.equal(sent[1].id, sent[0].id);
});

test('an answer to somebody else is nobody’s', () => {
  const { box } = setting();
  const outbox = box();
  outbox.put(act);
  assert.equal(outbox.answered('another'), null);
  assert.equal(outbox.move?.type, 'act');
});
