/**
 * Where things lie in the picture of the city: the centre is (0, 0), the viewer's borough at the
 * bottom, the seats run clockwise. Adjacency is never decided here; it comes with the board.
 *
 * @typedef {[number, number]} Point
 */

/** Half the side of the square picture. */
export const EDGE = 508;

/** Radii; what differs is by the number of boroughs. */
const CLOSE = { 3: 232, 4: 188, 5: 164 };
const INNER = { 3: 260, 4: 214, 5: 190 };
const CENTRE = { 3: 268, 4: 266, 5: 266 };
/** Names stand between the close and the centre market. */
const PLATE = { 3: 186, 4: 190, 5: 188 };
export const RIM = 346;
export const SECTORS = { inner: 370, outer: 448 };
export const QUAY = { inner: 452, rats: 475, outer: 496 };
export const RIVER = 612;
/** No borough's rat track is longer, in degrees. */
const LONGEST_HARBOR = 78;

/** @param {number} degrees */
export const rad = degrees => (degrees * Math.PI) / 180;

/** @param {number} value */
export const short = value => Math.round(value * 10) / 10;

/** @param {number} degrees @param {number} radius @returns {Point} */
export const polar = (degrees, radius) => [
  Math.cos(rad(degrees)) * radius,
  Math.sin(rad(degrees)) * radius,
];

/** @param {Point} point */
export const at = ([x, y]) => `${short(x)} ${short(y)}`;

/** @param {number} degrees @param {number} radius */
export const spot = (degrees, radius) => at(polar(degrees, radius));

/** @template T @param {{3: T, 4: T, 5: T}} table @param {number} n @returns {T} */
const by = (table, n) => table[/** @type {3 | 4 | 5} */ (n)];

/**
 * A city of n boroughs seen from one of them.
 *
 * @param {number} n
 * @param {number} viewer the borough at the bottom
 */
export function layout(n, viewer) {
  const half = 180 / n;
  /** @param {number} borough */
  const axis = borough => 90 + (((borough - viewer + n) % n) * 360) / n;
  const gap = (4.1 * 5 * 0.62) / n + 1.1;
  const pane = (2 * half - 2 * gap) / 7;
  const span = Math.min(2 * half - 2 * gap - 6, LONGEST_HARBOR);
  return {
    n,
    half,
    axis,
    close: by(CLOSE, n),
    /** Radius of the circle inside the close. */
    inscribed: by(CLOSE, n) * Math.cos(rad(half)),
    /** Half the size of a pane's picture. */
    art: by({ 3: 64, 4: 58, 5: 50 }, n),
    pane,
    /** Where pane i of a borough begins, in degrees. @param {number} borough @param {number} i */
    paneFrom: (borough, i) => axis(borough) - half + gap + pane * i,
    /** Where a rat stands. @param {number} borough @param {number} step @returns {Point} */
    rat: (borough, step) => polar(axis(borough) - span / 2 + (span / 9) * step, QUAY.rats),
    /** Where a borough's name stands. @param {number} borough @returns {Point} */
    plate: borough => polar(axis(borough), by(PLATE, n)),
    /** @param {string} id @returns {Point} */
    market(id) {
      const { kind, borough } = marketOf(id);
      const middle = axis(borough);
      if (kind === 'C') return polar(middle, by(CENTRE, n));
      if (kind === 'P1') return polar(middle + half, by(INNER, n));
      const turn = { P2: -half, P3: -half / 3, P4: half / 3 }[kind] ?? 0;
      return polar(middle + turn, RIM);
    },
  };
}

/** @typedef {ReturnType<typeof layout>} Layout */

/** Take a market's name apart: "C0", "P1-0". @param {string} id */
export function marketOf(id) {
  const kind = id.startsWith('C') ? 'C' : id.slice(0, 2);
  return { kind, borough: Number(id.slice(kind === 'C' ? 1 : 3)) };
}

/**
 * A band of a ring, from one angle and radius to another.
 *
 * @param {number} from
 * @param {number} to
 * @param {number} inner
 * @param {number} outer
 */
export function band(from, to, inner, outer) {
  const large = to - from > 180 ? 1 : 0;
  return `M${spot(from, outer)}A${outer} ${outer} 0 ${large} 1 ${spot(to, outer)}L${spot(to, inner)}A${inner} ${inner} 0 ${large} 0 ${spot(from, inner)}Z`;
}

/** How far a point is from a straight line between two others. @param {Point} p @param {Point} a @param {Point} b */
export function distanceToLine(p, a, b) {
  const [vx, vy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((p[0] - a[0]) * vx + (p[1] - a[1]) * vy) / (vx * vx + vy * vy);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(p[0] - a[0] - t * vx, p[1] - a[1] - t * vy);
}
