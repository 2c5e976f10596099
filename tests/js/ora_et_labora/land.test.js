import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lands, markup } from './reader.js';
import { clergyOf } from '../../../static/games/ora_et_labora/icons.js';
import { land, miniLand } from '../../../static/games/ora_et_labora/land.js';
import {
  COLUMNS,
  fitLand,
  geometry,
  MOUNTAIN,
  piecesOf,
  placeOf,
  rowsOf,
  spacesOf,
} from '../../../static/games/ora_et_labora/land-geometry.js';
import { scatter } from '../../../static/games/ora_et_labora/land-marks.js';

/** The widths at which a landscape must be legible. */
const WIDTHS = [344, 620, 900];
const FEATURES = ['forest', 'moor'];

const players = Object.entries(lands).flatMap(([mode, sections]) =>
  ['player.0', 'neutral'].flatMap(name => (sections[name] ? [[mode, name, sections[name]]] : [])),
);
const area = ({ w, h }) => w * h;
const inside = (a, b) =>
  a.x >= b.x - 0.01 &&
  a.y >= b.y - 0.01 &&
  a.x + a.w <= b.x + b.w + 0.01 &&
  a.y + a.h <= b.y + b.h + 0.01;
const overlap = (a, b) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

for (const [mode, name, player] of players) {
  for (const width of WIDTHS) {
    const rows = rowsOf(player);
    const fitted = fitLand(rows.length, { width });
    const map = geometry(rows, fitted.width, fitted.rowHeight);
    const boxes = Object.keys(player.terrain).map(cell => {
      const { row, column } = placeOf(cell);
      return map.box(row, column);
    });

    test(`${mode} ${name} at ${width}: every space is in the picture, none over another`, () => {
      const whole = { x: 0, y: 0, w: map.width, h: map.height };
      boxes.forEach((box, at) => {
        assert.ok(inside(box, whole));
        for (const other of boxes.slice(at + 1)) assert.ok(overlap(box, other) < 0.5);
      });
    });

    test(`${mode} ${name} at ${width}: spaces are nearly square, and a finger finds them`, () => {
      const { w, h } = map.box(0, 0);
      assert.ok(h / w > 0.9 && h / w < 1.35, `${w} by ${h}`);
      assert.ok(Math.min(...boxes.map(box => Math.min(box.w, box.h))) >= 24);
    });

    test(`${mode} ${name} at ${width}: heartland and pieces are the land`, () => {
      const frames = [map.heartland, ...piecesOf(player).map(map.pieceBox)];
      for (const box of boxes) assert.equal(frames.filter(frame => inside(box, frame)).length, 1);
      const whole = frames.reduce((sum, box) => sum + area(box), 0);
      const spaces = boxes.reduce((sum, box) => sum + area(box), 0);
      assert.ok(Math.abs(whole - spaces) < 1);
    });
  }

  test(`${mode} ${name}: what stands there is a button with its name`, () => {
    const pawns = clergyOf([{ seat: 0, player }]);
    const text = markup(land({ player, seat: 0, label: 'x', width: 620, pawns }));
    for (const [cell, site] of Object.entries(player.cards)) {
      assert.ok(text.includes(`data-cell=${cell}`), cell);
      assert.ok(text.includes(`data-site=${site}`), site);
    }
    const buttons = [...text.matchAll(/class="land__cell/g)].length;
    assert.equal(buttons, Object.keys(player.cards).length);
    assert.equal([...text.matchAll(/role="cell"/g)].length, rowsOf(player).length * COLUMNS.length);
    assert.match(markup(miniLand(player, 0, { pawns })), /mini__card/);
  });

  test(`${mode} ${name}: a piece brings what the rules say`, () => {
    for (const piece of piecesOf(player)) {
      for (const [{ row, column }, what] of spacesOf(piece)) {
        const terrain = player.terrain[`${row},${column}`];
        assert.equal(terrain, FEATURES.includes(what) ? 'plains' : what);
      }
    }
  });
}

test('a card on a mountain lies in the middle of its two rows', () => {
  const map = geometry([-1, 0, 1], 850, 100);
  const { y, h } = map.cardBox({ row: -1, column: MOUNTAIN });
  assert.deepEqual([y, h], [50, 100]);
});

test('choices are marked, scored and explained; other spaces stay as they are', () => {
  const player = lands.four['player.0'];
  const free = Object.keys(player.terrain).filter(cell => !(cell in player.cards));
  const cells = new Map([
    [free[0], { mark: 'is-legal', score: 4 }],
    [free[1], { mark: 'is-blocked', reason: 'because' }],
  ]);
  const text = markup(land({ player, seat: 0, label: 'x', width: 620, cells }));
  assert.match(text, /land__cell is-legal/);
  assert.match(text, /\+4/);
  assert.match(text, /data-tip=because/);
  assert.match(text, /aria-disabled=true/);
  const buttons = [...text.matchAll(/class="land__cell/g)].length;
  assert.equal(buttons, Object.keys(player.cards).length + cells.size);
});

test('places for a piece make room for themselves', () => {
  const player = { terrain: { '0,0': 'plains' }, cards: {}, districts: [], plots: [] };
  const rows = [
    { row: -1, kind: 'district', side: 'hills', mark: 'is-legal' },
    { row: 1, kind: 'plot', side: 'coast', mark: 'is-selected' },
  ];
  assert.deepEqual(rowsOf(player, rows), [-1, 0, 1, 2]);
  const text = markup(land({ player, seat: 0, label: 'x', width: 344, rows }));
  assert.match(text, /data-row=-1/);
  assert.match(text, /land__piece is-selected is-plot/);
});

test('the same space is always drawn alike', () => {
  const [one, two] = [scatter(7), scatter(7)];
  for (let at = 0; at < 20; at++) assert.equal(one(), two());
});
