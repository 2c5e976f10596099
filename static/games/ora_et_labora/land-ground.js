/** A landscape without what stands on it: tints, marks, shore, survey lines and frames. */

import { guard } from '../../vendor/lit-html/directives/guard.js';
import { html, nothing, svg } from '../../vendor/lit-html/lit-html.js';
import {
  cellAt,
  geometry,
  MOUNTAIN,
  piecesOf,
  placeOf,
  SHARES,
  spacesOf,
  WATER,
} from './land-geometry.js';
import { marks, scatter, shoreline } from './land-marks.js';

/** @typedef {import('./land-geometry.js').Box} Box */
/** @typedef {import('./land-geometry.js').Geometry} Geometry */
/** @typedef {import('./land-geometry.js').Ground} Ground */
/** @typedef {import('./land-geometry.js').Piece} Piece */
/** @typedef {import('./land-geometry.js').Place} Place */

const FEATURES = new Set(['forest', 'moor']);
/** The size for which the marks are drawn at scale 1. */
const FULL = 96;
const KEPT = 16;

const n = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** @param {Box} box @param {string} kind @param {number} [inset] */
const rect = ({ x, y, w, h }, kind, inset = 0) =>
  svg`<rect class=${kind} x=${n(x + inset)} y=${n(y + inset)} width=${n(w - 2 * inset)} height=${n(h - 2 * inset)} rx=${inset ? 3 : nothing}></rect>`;

/** @param {Box} box @param {string} what */
const tint = ({ x, y, w, h }, what) =>
  svg`<rect x=${n(x - 0.3)} y=${n(y - 0.3)} width=${n(w + 0.6)} height=${n(h + 0.6)} fill="var(--t-${what})"></rect>`;

/** @param {Place} place @param {number} seed */
const seedOf = ({ row, column }, seed) => row * 97 + column * 31 + seed * 1013 + 7;

/** What one sees on a space: its forest or moor, or its terrain. @param {Ground} ground @param {string} cell */
export function surface({ terrain, cards }, cell) {
  const card = cards[cell];
  return FEATURES.has(card) ? card : terrain[cell];
}

/** Land of these columns and rows that nobody has bought yet. @param {Ground} ground @param {Geometry} map */
function unsold({ terrain }, map) {
  return map.rows.flatMap(row =>
    map.columns
      .filter(column => {
        if (cellAt(row, column) in terrain) return false;
        return column !== MOUNTAIN || !(cellAt(row - 1, MOUNTAIN) in terrain);
      })
      .map(column => rect(map.box(row, column, 1, 1), 'lm-ghost', 4)),
  );
}

/** @param {Ground} ground @param {Geometry} map @param {number} seed */
function drawn(ground, map, seed) {
  const scale = Math.sqrt(map.unit * map.rowHeight) / FULL;
  const tints = [];
  const details = [];
  const shores = [];
  const grid = [];
  for (const [cell, terrain] of Object.entries(ground.terrain)) {
    const place = placeOf(cell);
    const box = map.box(place.row, place.column);
    const what = surface(ground, cell);
    const random = scatter(seedOf(place, seed));
    const bare = !(cell in ground.cards) || FEATURES.has(what);
    tints.push(tint(box, what));
    if (bare || terrain === 'water' || terrain === 'mountain') {
      details.push(marks(what, box, random, scale));
    }
    if (place.column === WATER) shores.push(shoreline(box, random, scale));
    grid.push(rect(box, 'lm-grid'));
  }
  const frames = [map.heartland, ...piecesOf(ground).map(map.pieceBox)];
  return svg`${unsold(ground, map)}${tints}${details}${shores}${grid}${frames.map(box => rect(box, 'lm-frame'))}`;
}

/** All that a landscape is drawn from. @param {Ground} ground @param {Geometry} map @param {number} seed */
const shownIn = ({ terrain, cards, districts, plots }, map, seed) => [
  terrain,
  cards,
  districts,
  plots,
  map.rows.join(),
  map.columns.join(),
  map.width,
  map.rowHeight,
  seed,
];

/** @type {Map<string, unknown>} */
const kept = new Map();

/** It changes seldom and is many shapes, so the last ones are kept. @param {Ground} ground @param {Geometry} map @param {number} seed */
function remembered(ground, map, seed) {
  const key = JSON.stringify(shownIn(ground, map, seed));
  let drawing = kept.get(key);
  if (!drawing) {
    drawing = drawn(ground, map, seed);
    if (kept.size >= KEPT) kept.delete(/** @type {string} */ (kept.keys().next().value));
    kept.set(key, drawing);
  }
  return drawing;
}

/** A piece where it might be placed. @param {Piece} piece @param {Geometry} map @param {string} mark */
function preview(piece, map, mark) {
  const scale = Math.sqrt(map.unit * map.rowHeight) / FULL;
  const spaces = spacesOf(piece).map(([place, what]) => {
    const box = map.box(place.row, place.column);
    return svg`${tint(box, what)}${marks(what, box, scatter(seedOf(place, 5)), scale)}`;
  });
  return svg`<g class="lm-piece ${mark}">${spaces}${rect(map.pieceBox(piece), 'lm-outline')}</g>`;
}

/**
 * @param {Ground} ground
 * @param {Geometry} map
 * @param {number} seed
 * @param {Array<Piece & {mark?: string}>} [pieces] shown where they might be placed
 */
export const groundOf = (ground, map, seed, pieces = []) =>
  html`<svg class="land__ground" width=${n(map.width)} height=${n(map.height)} viewBox="0 0 ${n(map.width)} ${n(map.height)}" aria-hidden="true">${guard(shownIn(ground, map, seed), () => remembered(ground, map, seed))}${pieces.map(piece => preview(piece, map, piece.mark ?? ''))}</svg>`;

/** A district or plot by itself. @param {Piece} piece @param {number} unit width of a space in pixels */
export function pieceOf(piece, unit) {
  const rows = piece.kind === 'plot' ? [piece.row, piece.row + 1] : [piece.row];
  const map = geometry(rows, unit * SHARES, unit);
  const { x, y, w, h } = map.pieceBox(piece);
  return html`<svg class="land__ground" width=${n(w + 4)} viewBox="${n(x - 2)} ${n(y - 2)} ${n(w + 4)} ${n(h + 4)}" aria-hidden="true">${preview(piece, map, 'is-whole')}</svg>`;
}
