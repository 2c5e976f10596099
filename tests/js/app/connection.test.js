import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Connection } from '../../../static/js/connection.js';

/** A world of fake sockets and a clock that moves when told to. */
function setting(random = 1) {
  let now = 0;
  let timers = [];
  const sockets = [];
  const links = [];
  const messages = [];
  const ends = [];
  let wake = null;
  const around = {
    open(url) {
      const socket = { url, readyState: 0, sent: [], closed: false };
      socket.send = text => socket.sent.push(JSON.parse(text));
      socket.close = () => {
        socket.closed = true;
        socket.readyState = 3;
      };
      socket.opens = () => {
        socket.readyState = 1;
        socket.onopen();
      };
      socket.says = message => socket.onmessage({ data: JSON.stringify(message) });
      socket.breaks = () => {
        socket.readyState = 3;
        socket.onclose?.();
      };
      socket.at = now;
      sockets.push(socket);
      return socket;
    },
    later(run, ms) {
      const timer = { run, at: now + ms };
      timers.push(timer);
      return timer;
    },
    cancel(timer) {
      timers = timers.filter(other => other !== timer);
    },
    random: () => random,
    onWake(run) {
      wake = run;
      return () => (wake = null);
    },
  };
  const on = {
    link: link => links.push(link),
    message: message => messages.push(message),
    end: reason => ends.push(reason),
  };
  const advance = ms => {
    const until = now + ms;
    for (;;) {
      const next = timers.filter(timer => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      now = next.at;
      around.cancel(next);
      next.run();
    }
    now = until;
  };
  const connection = new Connection('ws://host/ws/rooms/a', on, around);
  return {
    connection,
    sockets,
    links,
    messages,
    ends,
    advance,
    wake: () => wake?.(),
    awake: () => wake !== null,
    get last() {
      return sockets.at(-1);
    },
    get now() {
      return now;
    },
  };
}

function connected(random) {
  const world = setting(random);
  world.connection.start();
  world.last.opens();
  world.last.says({ type: 'presence', here: [] });
  return world;
}

test('it says hello, and is ok once it hears something', () => {
  const world = setting();
  world.connection.start();
  assert.equal(world.connection.send({ type: 'ping' }), false);
  world.last.opens();
  assert.deepEqual(world.last.sent, [{ type: 'hello', proto: 1 }]);
  assert.deepEqual(world.links, ['connecting']);
  world.last.says({ type: 'pong' });
  assert.deepEqual(world.links, ['connecting', 'ok']);
  assert.deepEqual(world.messages, [{ type: 'pong' }]);
  assert.equal(world.connection.send({ type: 'ping' }), true);
});

test('it never gives up: 0.5 s, doubling, never more than 15 s', () => {
  const world = connected();
  const gaps = [];
  for (let i = 0; i < 50; i++) {
    const lost = world.now;
    world.last.breaks();
    while (world.last.closed || world.last.readyState === 3) world.advance(100);
    gaps.push(world.last.at - lost);
  }
  assert.deepEqual(gaps.slice(0, 7), [500, 1000, 2000, 4000, 8000, 15000, 15000]);
  assert.equal(gaps.at(-1), 15000);
  assert.equal(world.links.at(-1), 'lost');
});

test('delays are scattered, but never under 0.5 s', () => {
  const world = connected(0);
  const gaps = [];
  for (let i = 0; i < 4; i++) {
    const lost = world.now;
    world.last.breaks();
    world.advance(8000);
    gaps.push(world.last.at - lost);
  }
  assert.deepEqual(gaps, [500, 500, 1000, 2000]);
});

test('after success the delays begin again', () => {
  const world = connected();
  world.last.breaks();
  world.advance(500);
  world.last.breaks();
  world.advance(1000);
  world.last.opens();
  world.last.says({ type: 'pong' });
  world.last.breaks();
  const lost = world.now;
  world.advance(500);
  assert.equal(world.last.at, lost + 500);
});

test('N3: when the page comes back it connects at once, whatever the timer says', () => {
  const world = connected();
  for (let i = 0; i < 8; i++) {
    world.last.breaks();
    world.advance(15000);
  }
  world.last.breaks();
  world.advance(1000);
  const before = world.sockets.length;
  world.wake();
  assert.equal(world.sockets.length, before + 1);
  assert.equal(world.last.at, world.now);
});

test('N3: a socket that died unnoticed is replaced soon after waking', () => {
  const world = connected();
  world.wake();
  assert.deepEqual(world.last.sent.at(-1), { type: 'ping' });
  world.advance(3000);
  assert.equal(world.sockets[0].closed, true);
  world.advance(500);
  assert.equal(world.sockets.length, 2);
});

test('a living socket survives waking', () => {
  const world = connected();
  world.wake();
  world.last.says({ type: 'pong' });
  world.advance(10_000);
  assert.equal(world.sockets.length, 1);
});

test('it asks a silent server for a sign of life, and leaves a dead one', () => {
  const world = connected();
  world.advance(20_000);
  assert.deepEqual(world.last.sent.at(-1), { type: 'ping' });
  world.last.says({ type: 'pong' });
  world.advance(20_000);
  assert.equal(world.sockets.length, 1);
  world.advance(8_000);
  assert.equal(world.links.at(-1), 'lost');
  world.advance(500);
  assert.equal(world.sockets.length, 2);
});

test('an attempt that hangs is given up', () => {
  const world = setting();
  world.connection.start();
  world.advance(10_500);
  assert.equal(world.sockets.length, 2);
  assert.equal(world.sockets[0].closed, true);
});

for (const reason of [
  'removed',
  'no_room',
  'gone',
  'replaced',
  'signed_out',
  'protocol',
  'hello',
]) {
  test(`it does not come back after ${reason}`, () => {
    const world = connected();
    world.last.says({ type: 'bye', reason });
    assert.deepEqual(world.ends, [reason]);
    world.wake();
    world.advance(100_000);
    assert.equal(world.sockets.length, 1);
    assert.equal(world.last.closed, true);
    assert.equal(world.awake(), false);
  });
}

test('it comes back after a shutdown', () => {
  const world = connected();
  world.last.says({ type: 'bye', reason: 'shutdown' });
  world.last.breaks();
  world.advance(500);
  assert.equal(world.sockets.length, 2);
  assert.deepEqual(world.ends, []);
});

test('stopped is stopped', () => {
  const world = connected();
  world.connection.stop();
  assert.equal(world.last.closed, true);
  world.wake();
  world.advance(100_000);
  assert.equal(world.sockets.length, 1);
});
