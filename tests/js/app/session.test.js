import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';

/** What a page gives a session, faked: addresses, storage, sockets that a test speaks through. */
const sockets = [];
const kept = new Map();
let wake = () => {};
const storage = {
  getItem: name => kept.get(name) ?? null,
  setItem: (name, value) => void kept.set(name, value),
  removeItem: name => void kept.delete(name),
};
class Socket {
  readyState = 0;
  sent = [];
  constructor() {
    sockets.push(this);
  }
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen();
  }
  says(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
}
Object.assign(globalThis, {
  location: { protocol: 'http:', host: 'host' },
  localStorage: storage,
  sessionStorage: storage,
  WebSocket: Socket,
  document: { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} },
  addEventListener: (name, run) => name === 'online' && (wake = run),
  removeEventListener() {},
});
const { Session } = await import('../../../static/js/session.js');

const PICK = { type: 'pick', card: 'bank.0' };
const begun = [];

/** A full state in which I am asked the question with this key; empty: in which I am not asked. */
const full = (seq, key) => ({
  type: 'state',
  seq,
  base: 0,
  sections: {
    room: { status: 'playing', commitment: 'c', me: 0 },
    prompt: { ask: key ? { key, kind: 'draft', params: {}, answered: false } : null, waiting: [] },
  },
  facts: { after: 0, facts: [] },
});
const later = (seq, key) => ({ ...full(seq, key), base: seq - 1 });

/** The socket's moves: what it was sent of them. */
const moves = socket => socket.sent.filter(({ type }) => type === 'act' || type === 'undo');
const last = () => sockets.at(-1);

function begin() {
  const session = new Session('room', { change() {}, end() {}, asideRefused() {} });
  begun.push(session);
  session.start();
  return session;
}

/** The network is back: the page connects at once and hears where the game stands. */
function back(state) {
  wake();
  last().opens();
  last().says(state);
}

function connected(key = 'k1') {
  const session = begin();
  last().opens();
  last().says(full(1, key));
  return session;
}

afterEach(() => {
  for (const session of begun.splice(0)) session.stop();
  sockets.length = 0;
  kept.clear();
});

test('N5: confirmed without a connection and nothing meanwhile: sent once, acknowledged once', () => {
  const session = connected();
  const lost = last();
  lost.breaks();
  session.act(PICK);
  assert.deepEqual([session.view().link, session.view().pending?.type], ['lost', 'act']);
  back(full(1, 'k1'));
  assert.deepEqual(moves(lost), []);
  const [sent, ...more] = moves(last());
  assert.deepEqual(sent, { type: 'act', key: 'k1', action: PICK, id: sent.id });
  assert.deepEqual(more, []);
  last().says({ type: 'ack', id: sent.id });
  last().says(later(2, 'k2'));
  last().breaks();
  back(full(1, 'k2'));
  assert.deepEqual(moves(last()), []);
  assert.deepEqual([session.view().pending, session.view().refused], [null, null]);
});

test('N5: confirmed without a connection and the phase moved on: dropped, with a message', () => {
  const session = connected();
  last().breaks();
  session.act(PICK);
  back(full(1, 'k7'));
  const [sent] = moves(last());
  assert.equal(sent.key, 'k1');
  last().says({ type: 'reject', id: sent.id, code: 'stale' });
  const { pending, refused, sections } = session.view();
  assert.deepEqual([pending, refused], [null, { code: 'stale', params: {} }]);
  assert.equal(sections.prompt.ask.key, 'k7');
  last().breaks();
  back(full(1, 'k7'));
  assert.deepEqual(moves(last()), []);
  session.act(PICK);
  assert.equal(moves(last())[0].key, 'k7');
  assert.equal(session.view().refused, null);
});

test('N5: an answer that got lost is asked for again with the same id', () => {
  const session = connected();
  session.act(PICK);
  const [first] = moves(last());
  last().breaks();
  back(full(1, ''));
  assert.deepEqual(moves(last()), [first]);
  last().says({ type: 'ack', id: first.id });
  assert.deepEqual([session.view().pending, session.view().refused], [null, null]);
});

test('N3: what was missed is there after the first state, and is what the server has', () => {
  const session = connected();
  last().breaks();
  wake();
  last().opens();
  const now = full(1, 'k3');
  now.sections.round = { phase: 'hiring' };
  last().says(now);
  assert.deepEqual(session.view().sections, now.sections);
  assert.equal(session.view().link, 'ok');
});

test('a move is on its way until the state it led to has come, though it is acknowledged', () => {
  const session = connected();
  session.act(PICK);
  const [sent] = moves(last());
  last().says({ type: 'ack', id: sent.id });
  assert.equal(session.view().pending?.type, 'act');
  session.act(PICK);
  session.undo(0);
  assert.equal(moves(last()).length, 1);
  last().says(later(2, 'k2'));
  assert.equal(session.view().pending, null);
  session.act(PICK);
  assert.deepEqual(
    moves(last()).map(({ key }) => key),
    ['k1', 'k2'],
  );
});

test('a move is over with its acknowledgement if the state was faster', () => {
  const session = connected();
  session.act(PICK);
  last().says(later(2, ''));
  assert.equal(session.view().pending?.type, 'act');
  last().says({ type: 'ack', id: moves(last())[0].id });
  assert.equal(session.view().pending, null);
});

test('taking back is over once I am asked again', () => {
  const session = connected('');
  session.undo(4);
  last().says({ type: 'ack', id: moves(last())[0].id });
  assert.equal(session.view().pending?.type, 'undo');
  last().says(later(2, 'k1'));
  last().says(later(3, ''));
  assert.equal(session.view().pending, null);
});

test('an acknowledgement heard after a reload leaves nothing on its way', () => {
  connected('').undo(4);
  const [sent] = moves(last());
  const session = connected('');
  assert.deepEqual(moves(last()), [sent]);
  last().says({ type: 'ack', id: sent.id });
  assert.equal(session.view().pending, null);
});

test('a lost connection does not keep a move that was acknowledged on its way', () => {
  const session = connected();
  session.act(PICK);
  last().says({ type: 'ack', id: moves(last())[0].id });
  last().breaks();
  back(full(1, 'k1'));
  assert.equal(session.view().pending, null);
});
