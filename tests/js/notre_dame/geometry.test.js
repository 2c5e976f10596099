import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  distanceToLine,
  EDGE,
  layout,
  marketOf,
} from '../../../static/games/notre_dame/geometry.js';
import { positions } from './reader.js';

const KINDS = ['C', 'P1', 'P2', 'P3', 'P4'];
/** The picture's width on the smallest phone, and the least a finger needs. */
const PHONE = 344;
const TARGET = 24;

const boards = Object.entries(positions.boards);
const markets = board => [...new Set(board.edges.flatMap(edge => edge.slice(0, 2)))].sort();
const apart = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);

test('every market is named after its kind and borough', () => {
  assert.deepEqual(marketOf('C4'), { kind: 'C', borough: 4 });
  assert.deepEqual(marketOf('P3-2'), { kind: 'P3', borough: 2 });
});

for (const [players, board] of boards) {
  const n = board.boroughs;

  test(`${players} players: five markets in each of ${n} boroughs, all in the picture`, () => {
    const expected = [...Array(n).keys()].flatMap(borough =>
      KINDS.map(kind => (kind === 'C' ? `C${borough}` : `${kind}-${borough}`)),
    );
    assert.deepEqual(markets(board), expected.sort());
    const { market } = layout(n, 0);
    for (const id of expected)
      assert.ok(
        market(id).every(at => Math.abs(at) < EDGE),
        id,
      );
  });

  test(`${players} players: markets are far enough apart to be hit on a phone`, () => {
    const { market } = layout(n, 0);
    const ids = markets(board);
    const least = Math.min(
      ...ids.flatMap((one, i) => ids.slice(i + 1).map(other => apart(market(one), market(other)))),
    );
    assert.ok((least * PHONE) / (2 * EDGE) >= TARGET, `${least}`);
  });

  test(`${players} players: no road passes through a market it does not join`, () => {
    const { market } = layout(n, 0);
    for (const [one, other] of board.edges) {
      for (const id of markets(board)) {
        if (id === one || id === other) continue;
        const far = distanceToLine(market(id), market(one), market(other));
        assert.ok(far > 20, `${one}-${other} by ${id}: ${far}`);
      }
    }
  });

  test(`${players} players: every viewer sees the own borough at the bottom, the left one on the left`, () => {
    for (const [viewer, seat] of board.seats.entries()) {
      if (seat === null) continue;
      const { market } = layout(n, viewer);
      const lowest = [...Array(n).keys()].sort((a, b) => market(`C${b}`)[1] - market(`C${a}`)[1]);
      assert.equal(lowest[0], viewer);
      if (n > 2) assert.ok(market(`C${(viewer + 1) % n}`)[0] < 0);
    }
  });
}

test('two players sit opposite each other', () => {
  const { seats } = positions.boards[2];
  const [first, second] = [seats.indexOf(0), seats.indexOf(1)];
  assert.equal(Math.abs(first - second), 2);
  assert.deepEqual(
    seats.filter(seat => seat === null),
    [null, null],
  );
});
