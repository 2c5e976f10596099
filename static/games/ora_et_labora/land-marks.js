/** How each terrain is drawn: the same space always the same way, and never by colour alone. */

import { svg } from '../../vendor/lit-html/lit-html.js';

/** @typedef {import('./land-geometry.js').Box} Box */
/** @typedef {() => number} Random */
/** @typedef {Array<[string, string]>} Strokes a class and a path each */

/** The same numbers every time, from 0 to 1. @param {number} seed @returns {Random} */
export function scatter(seed) {
  let at = seed | 0;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (/** @type {number} */ value) => Math.round(value * 10) / 10;
/** @param {number} x @param {number} y */
const to = (x, y) => `${n(x)} ${n(y)}`;
/** @param {number} count @param {(at: number) => string} draw */
const many = (count, draw) => Array.from({ length: count }, (_, at) => draw(at)).join('');
/** The golden section spreads things evenly without rows. @param {number} at @param {number} blur */
const spread = (at, blur) => (at * 0.382 + blur) % 1;

/** @param {Box} box @param {Random} r @param {number} k @returns {Strokes} */
function water({ x, y, w, h }, r, k) {
  let waves = '';
  for (let down = y + 7 * k; down < y + h - 3; down += 9 * k) {
    let along = x + 3 + r() * 12 * k;
    for (; along < x + w - 14 * k; along += (20 + r() * 14) * k) {
      waves += `M${to(along, down + r() * 3)}q${to(3 * k, -3.4 * k)} ${to(6 * k, 0)}t${to(6 * k, 0)}`;
    }
  }
  return [['lm-ink', waves]];
}

/** @param {Box} box @param {Random} r @param {number} k @returns {Strokes} */
function coast({ x, y, w, h }, r, k) {
  const shingle = many(
    16,
    () => `M${to(x + w * (0.2 + 0.76 * r()), y + h * (0.04 + 0.92 * r()))}h.1`,
  );
  const dunes = many(
    5,
    () =>
      `M${to(x + w * (0.3 + 0.5 * r()), y + h * (0.1 + 0.8 * r()))}q${to(5 * k, -4 * k)} ${to(11 * k, 0)}`,
  );
  return [
    ['lm-dots', shingle],
    ['lm-ink', dunes],
  ];
}

/** @param {Box} box @param {Random} r @param {number} k @returns {Strokes} */
function plains({ x, y, w, h }, r, k) {
  const tufts = many(9, () => {
    const foot = to(x + w * (0.07 + 0.86 * r()), y + h * (0.12 + 0.8 * r()));
    return `M${foot}l${to(-1.6 * k, -4 * k)}M${foot}v${n(-5 * k)}M${foot}l${to(1.8 * k, -3.8 * k)}`;
  });
  const dots = many(
    12,
    () => `M${to(x + w * (0.03 + 0.94 * r()), y + h * (0.03 + 0.94 * r()))}h.1`,
  );
  return [
    ['lm-ink', tufts],
    ['lm-dots', dots],
  ];
}

/** @param {Box} box @param {Random} r @param {number} k @returns {Strokes} */
function hillside({ x, y, w, h }, r, k) {
  return [0, 1, 2, 3].map(at => {
    const wide = w * (0.36 + 0.14 * r());
    const left = x + 2 + (w - wide - 4) * (at % 2 ? 0.62 + 0.36 * r() : 0.1 * r() + 0.02);
    const foot = y + h * (0.3 + at * 0.215);
    const high = h * (0.17 + 0.06 * r());
    const hatching = many(7, nth => {
      const along = 0.49 + nth * 0.07;
      const down = 4 * high * along * (1 - along);
      const length = Math.min(down, high * 0.62);
      return `M${to(left + wide * along, foot - down + 2 * k)}l${to(2.4 * k, length)}`;
    });
    return ['lm-hill', `M${to(left, foot)}q${to(wide / 2, -2 * high)} ${to(wide, 0)}${hatching}`];
  });
}

/** Middle, foot, width and height of each peak, in parts of the space. */
const PEAKS = [
  [0.52, 0.46, 0.62, 0.38],
  [0.3, 0.72, 0.5, 0.3],
  [0.72, 0.94, 0.56, 0.34],
];

/** @param {Box} box @param {Random} _ @param {number} k @returns {Strokes} */
function mountain({ x, y, w, h }, _, k) {
  return PEAKS.map(([cx, base, wide, tall]) => {
    const [middle, foot, high] = [x + w * cx, y + h * base, h * tall];
    const half = w * wide * 0.65;
    const left = Math.max(x + 2, middle - half);
    const right = Math.min(x + w - 2, middle + half);
    const top = foot - high;
    const ridge = `M${to(middle, top)}l${to(-3 * k, high * 0.3)} ${to(5 * k, high * 0.22)} ${to(-4 * k, high * 0.25)}`;
    const hatching = many(7, nth => {
      const down = (nth + 1) / 8;
      return `M${to(middle + (right - middle) * down, foot - high * (1 - down))}l${to(-4 * k, high * (1 - down) * 0.72)}`;
    });
    return [
      'lm-peak',
      `M${to(left, foot)}L${to(middle, top)}L${to(right, foot)}${ridge}${hatching}`,
    ];
  });
}

/** @param {number} x @param {number} y @param {number} q */
const fir = (x, y, q) =>
  `M${to(x, y - 20 * q)}l${to(-6.4 * q, 11 * q)}h${n(2.2 * q)}l${to(-3.6 * q, 6.5 * q)}h${n(15.6 * q)}l${to(-3.6 * q, -6.5 * q)}h${n(2.2 * q)}z` +
  `M${to(x, y - 2.5 * q)}v${n(3.5 * q)}M${to(x + 2 * q, y - 12 * q)}l${to(2 * q, 3 * q)}M${to(x + 2.6 * q, y - 6 * q)}l${to(2 * q, 2.5 * q)}`;

/** @param {number} x @param {number} y @param {number} q */
const oak = (x, y, q) =>
  `M${to(x - 6 * q, y - 6 * q)}a${to(4.6 * q, 4.6 * q)} 0 0 1 ${to(q, -7 * q)} ${to(5 * q, 5 * q)} 0 0 1 ${to(9.8 * q, 0)} ${to(4.6 * q, 4.6 * q)} 0 0 1 ${to(q, 7 * q)}z` +
  `M${to(x, y - 6 * q)}v${n(7 * q)}M${to(x + 2 * q, y - 8 * q)}q${to(3 * q, -q)} ${to(3 * q, -4 * q)}`;

/** More trees where there is more room. @param {number} area */
const trees = area => (area > 5200 ? 13 : area > 2200 ? 9 : 7);

/** @param {Box} box @param {Random} r @param {number} k @returns {Strokes} */
function forest({ x, y, w, h }, r, k) {
  const count = trees(w * h);
  const places = Array.from({ length: count }, (_, at) => ({
    x: x + w * (0.14 + 0.72 * spread(at, r() * 0.12)),
    y: y + h * (0.34 + (0.6 * (at + r() * 0.6)) / count),
    kind: r(),
  }));
  places.sort((a, b) => a.y - b.y);
  return places.map(tree => {
    const q = Math.max(0.62, k) * (1 + 0.25 * tree.kind);
    return ['lm-tree', (tree.kind > 0.34 ? fir : oak)(tree.x, tree.y, q)];
  });
}

/** @param {Box} box @param {Random} r @param {number} k @returns {Strokes} */
function moor({ x, y, w, h }, r, k) {
  const pools = many(4, at => {
    const wide = w * (0.26 + 0.12 * r());
    const high = 4.5 * k;
    const from = to(x + w * (0.08 + 0.42 * r() + (at % 2) * 0.18), y + h * (0.22 + at * 0.21));
    return `M${from}q${to(wide * 0.3, -high)} ${to(wide * 0.6, -high * 0.2)}t${to(wide * 0.4, high * 0.5)}q${to(-wide * 0.4, high)} ${to(-wide, -high * 0.3)}z`;
  });
  const q = Math.max(0.6, k);
  const reeds = many(9, at => {
    const a = x + w * (0.1 + 0.8 * spread(at, 0.1 * r()));
    const b = y + h * (0.2 + (0.72 * (at + r() * 0.5)) / 9);
    return `M${to(a, b)}v${n(-9 * q)}M${to(a - 1.5 * q, b)}q0 ${n(-5 * q)} ${to(-3.5 * q, -7 * q)}M${to(a + 1.5 * q, b)}q0 ${n(-5 * q)} ${to(3.5 * q, -8 * q)}M${to(a - 5 * q, b + 1)}h${n(10 * q)}`;
  });
  return [
    ['lm-pool', pools],
    ['lm-ink', reeds],
  ];
}

const DRAW = /** @type {{[what: string]: (box: Box, r: Random, k: number) => Strokes}} */ ({
  water,
  coast,
  plains,
  hillside,
  mountain,
  forest,
  moor,
});

/** @param {Strokes} strokes */
const paths = strokes => strokes.map(([kind, d]) => svg`<path class=${kind} d=${d}></path>`);

/** @param {string} what a terrain, forest or moor @param {Box} box @param {Random} random @param {number} scale 1 for a space of 96 pixels */
export const marks = (what, box, random, scale) => paths(DRAW[what](box, random, scale));

/** The water's edge, over the coast beside it. @param {Box} box of the water @param {Random} random @param {number} scale */
export function shoreline({ x, y, w, h }, random, scale) {
  const steps = 5;
  const k = Math.max(0.5, scale);
  const edge = `M${to(x + w, y)}${many(
    steps,
    at => `q${to((at % 2 ? -1 : 1) * (4 + 5 * random()) * k, h / steps / 2)} 0 ${n(h / steps)}`,
  )}`;
  return svg`<path class="lm-bank" d="${edge}V${n(y + h)}H${n(x + w - 10 * scale)}V${n(y)}z"></path><path class="lm-shore" d=${edge}></path><path
    class="lm-ink" transform="translate(${n(-4.5 * scale)})" d=${edge}></path><path class="lm-ink lm-far" transform="translate(${n(-9.5 * scale)})" d=${edge}></path>`;
}
