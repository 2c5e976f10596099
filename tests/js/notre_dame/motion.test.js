import assert from 'node:assert/strict';
import { test } from 'node:test';
import { positions } from './reader.js';

// The templates are made but never drawn here; lit asks for this much when it is loaded.
globalThis.document = { createComment: () => ({}), createTreeWalker: () => ({}) };
const { lastTurn, turnsOf, wayOf } = await import('../../../static/games/notre_dame/motion.js');
const { LONGEST, timing } = await import('../../../static/js/motion.js');

const BOARD = positions.boards[4];
const PLAYERS = [0, 1, 2, 3].map(seat => ({
  seat,
  has: { borough: BOARD.seats.indexOf(seat) },
}));
const MODEL = {
  board: BOARD,
  me: PLAYERS[0],
  players: PLAYERS,
  player: seat => PLAYERS[seat],
  room: { members: PLAYERS.map(({ seat }) => ({ seat, name: `Seat ${seat + 1}` })) },
};
const entries = facts => facts.map((fact, at) => ({ number: at + 1, fact }));
const BANK = [
  { type: 'played', seat: 1, card: 'bank.1', nth: 1 },
  { type: 'placed', seat: 1, at: 'bank', influence: 2 },
  { type: 'gained', seat: 1, what: 'gold', by: 2, before: 3, after: 5 },
];
const MINE = [
  { type: 'played', seat: 0, card: 'park.0', nth: 2 },
  { type: 'placed', seat: 0, at: 'park', influence: 1 },
];

test("somebody else's card: a caption, the marker on its way, the gold at the seat", () => {
  const [turn, ...more] = turnsOf(entries(BANK), MODEL, false);
  assert.equal(more.length, 0);
  const [caption, marker, gold] = turn;
  assert.deepEqual(caption.caption.at, ['[data-seat="1"]']);
  assert.equal(marker.travels[0].path.length, 2);
  assert.match(marker.travels[0].path[1][0], /\.t-bank/);
  assert.deepEqual(gold.badges[0].at, ['[data-seat="1"]']);
});

test('my own card is not shown to me, unless I ask for it', () => {
  const facts = entries([...BANK, ...MINE]);
  assert.equal(turnsOf(facts, MODEL, false).length, 1);
  assert.equal(turnsOf(facts, MODEL, true).length, 2);
});

test('what happens to everybody is a turn of its own, also after my card', () => {
  const rows = PLAYERS.map(({ seat }) => ({ seat, value: 4, hospital: 1, before: 2, after: 5 }));
  const [turn] = turnsOf(entries([...MINE, { type: 'plague', rows }]), MODEL, false);
  assert.equal(turn[1].badges.length, 4);
});

test('who lost gold sees it go', () => {
  const robbed = {
    type: 'gained',
    seat: 2,
    what: 'gold',
    by: 1,
    before: 0,
    after: 1,
    paid: { 0: 1 },
  };
  const head = { type: 'hired', seat: 2, person: 'doctor' };
  const [turn] = turnsOf(entries([head, robbed]), MODEL, false);
  assert.deepEqual(turn.at(-1).badges[0].at, ['[data-seat="0"]']);
});

test('a carriage takes the shortest way along the streets', () => {
  const steps = new Set(BOARD.edges.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const markets = [...new Set(BOARD.edges.flatMap(edge => edge.slice(0, 2)))];
  for (const to of markets) {
    const way = wayOf(BOARD.edges, markets[0], to);
    assert.equal(way[0], markets[0]);
    assert.equal(way.at(-1), to);
    for (const [i, here] of way.slice(1).entries()) assert.ok(steps.has(`${way[i]} ${here}`));
  }
  assert.equal(wayOf(BOARD.edges, markets[0], markets[0]).length, 1);
});

test('the last turn begins with its card or person', () => {
  assert.deepEqual(
    lastTurn(entries([...BANK, ...MINE])).map(({ fact }) => fact.type),
    ['played', 'placed'],
  );
  assert.deepEqual(lastTurn([]), []);
});

test('no turn takes longer than it may, and a short one is not drawn out', () => {
  const long = Array.from({ length: 12 }, () => ({ ms: 700 }));
  const sum = (turn, speed) => timing(turn, speed).reduce((all, ms) => all + ms, 0);
  assert.ok(Math.abs(sum(long, 'normal') - LONGEST) < 1e-6);
  assert.equal(sum([{ ms: 700 }], 'normal'), 700);
  assert.ok(sum(long, 'slow') > LONGEST);
});
