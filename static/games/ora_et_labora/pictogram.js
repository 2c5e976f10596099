/** The line of signs on a card, as large as there is room for it. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { effectOf, outputsOf } from './effects.js';
import { pic } from './icons.js';

/** @typedef {import('./cards.js').Card} Card */
/** @typedef {import('./effects.js').Sign} Sign */
/** @typedef {'xl' | 'l' | 'm' | 's'} Size */
/** @typedef {'full' | 'roomy' | 'dense' | 'short'} Fit */

/** Sizes by how the signs fit, in pixels: of a drawing, of a digit in the widest font, of what is around it, of a line. */
const SCALES = {
  roomy: { sign: 20, digit: 10.5, pill: 12, line: 22 },
  full: { sign: 16, digit: 9, pill: 10, line: 18 },
  dense: { sign: 13.5, digit: 8.4, pill: 7, line: 14.5 },
};
/** "+" and "+/", in digits. */
const JOIN = [1.2, 1.7];
const GAP = 2;
/** How much higher than a line a small table is. */
const TABLE = 17;
/** More lines of full size look crowded. */
const MOST_LINES = 2;
const ROOM = { xl: 280, l: 88, m: 70, s: 40 };
/** Below this width one output is all there is room for. */
const ONE_OUTPUT = 34;
/** A cost, an arrow and a gain belong together; what follows one of these stays with it. */
const OPEN = new Set(['arrow', 'or', 'join']);
/** So do a deed and what it is done with. */
const DEEDS = new Set(['a-use', 'a-fell', 'a-cut']);

/** @typedef {{sign: number, digit: number, pill: number, line: number}} Scale */

/** @param {Sign} sign @param {Scale} scale */
function width(sign, scale) {
  switch (sign.sign) {
    case 'item':
      return scale.sign + (sign.n ? 1 + scale.digit * sign.n.length : 0);
    case 'tiers': {
      const heads = Math.max(...sign.heads.map(({ length }) => length));
      return scale.sign * heads + (scale.digit * 1.4 + 5) * sign.columns.length;
    }
    case 'arrow':
      return scale.sign * 0.75 - 2;
    case 'times':
      return scale.digit * 2 + scale.pill;
    case 'struck':
      return scale.sign;
    case 'join':
      return sign.mark.length > 2 ? scale.sign * 0.7 : scale.digit * JOIN[sign.mark.length - 1];
    default:
      return scale.digit * 0.5 + 2;
  }
}

/** What never ends a line stays with what follows, such as an arrow. @param {Sign[]} row */
export function glued(row) {
  /** @type {Sign[][]} */
  const groups = [];
  let open = false;
  for (const sign of row) {
    if (open) groups[groups.length - 1].push(sign);
    else groups.push([sign]);
    open = OPEN.has(sign.sign) || (sign.sign === 'item' && DEEDS.has(sign.icon));
  }
  return groups;
}

/** How many lines the rows take at this width. @param {Sign[][][]} rows @param {number} room @param {Scale} scale */
function lines(rows, room, scale) {
  let count = 0;
  for (const groups of rows) {
    let used = 0;
    count++;
    for (const group of groups) {
      const wide = group.reduce((sum, sign) => sum + width(sign, scale) + 1, GAP - 1);
      if (used && used + wide > room + GAP) {
        count++;
        used = 0;
      }
      used += wide;
    }
  }
  return count;
}

/** How large the signs can be. @param {Sign[][][]} rows @param {Size} size @param {number} room @param {number} height @returns {Fit} */
export function fit(rows, size, room, height) {
  if (size === 's') return 'short';
  if (size === 'xl') return 'full';
  const { roomy, full, dense } = SCALES;
  const tables = rows.flat(2).some(({ sign }) => sign === 'tiers') ? TABLE : 0;
  if (size === 'l' && !tables && height >= roomy.line && lines(rows, room, roomy) === 1) {
    return 'roomy';
  }
  const whole = lines(rows, room, full);
  if (whole <= MOST_LINES && whole * full.line + tables <= height) return 'full';
  return lines(rows, room, dense) * dense.line + tables <= height + 1 ? 'dense' : 'short';
}

/** @param {Sign} sign */
function drawn(sign) {
  switch (sign.sign) {
    case 'item':
      return html`<span class="pg__tok">${sign.n || nothing}${pic(sign.icon)}</span>`;
    case 'arrow':
      return pic('m-arrow', 'pg__arrow');
    case 'or':
      return html`<span class="pg__or">/</span>`;
    case 'times':
      return html`<span class="pg__times">${sign.n ?? pic('m-inf')}×</span>`;
    case 'join':
      return html`<span class="pg__join">${sign.mark.startsWith('m-') ? pic(sign.mark) : sign.mark}</span>`;
    case 'struck':
      return html`<span class="pg__struck">${pic(sign.icon)}${pic('m-strike', 'pg__strike')}</span>`;
    case 'tiers':
      return html`<span class="pg__tiers">${sign.heads.map(head => html`<span>${head.map(icon => pic(icon))}</span>`)}${sign.columns.flat().map(n => html`<span>${n}</span>`)}</span>`;
  }
}

/** @param {Sign[][]} groups */
const line = groups =>
  html`<span class="pg__row">${groups.map(group => (group.length > 1 ? html`<span class="pg__tok">${group.map(drawn)}</span>` : drawn(group[0])))}</span>`;

/** @param {Card} card @param {number} room */
const short = (card, room) =>
  html`<span class="pg pg--s" aria-hidden="true"><span class="pg__row">${outputsOf(card)
    .slice(0, room < ONE_OUTPUT ? 1 : 2)
    .map(icon => pic(icon))}</span></span>`;

/**
 * @param {Card} card
 * @param {{size?: Size, room?: number, height?: number, mode?: string}} [options] room and height in pixels
 */
export function pictogram(card, { size = 'l', room = ROOM[size], height = 1000, mode = '' } = {}) {
  const rows = effectOf(card, mode).map(glued);
  const fitting = fit(rows, size, room, height);
  if (fitting === 'short') return short(card, room);
  return html`<span class="pg pg--${size} ${fitting === 'full' ? '' : `pg--${fitting}`}" aria-hidden="true">${rows.map(line)}</span>`;
}
