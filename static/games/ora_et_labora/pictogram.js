/** The line of signs on a card, as large as there is room for it. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { effectOf, outputsOf } from './effects.js';
import { pic } from './icons.js';

/** @typedef {import('./cards.js').Card} Card */
/** @typedef {import('./effects.js').Sign} Sign */
/** @typedef {'xl' | 'l' | 'm' | 's'} Size */
/** @typedef {'full' | 'roomy' | 'dense' | 'short'} Fit */

/** Widths of signs in full size, in pixels. */
const WIDTH = { item: 17, digit: 9, arrow: 11, or: 7, times: 24, join: 11, struck: 18, column: 22 };
const GAP = 2;
/** Heights of a line, and how much taller a small table is. */
const LINE = { l: 18, m: 16, dense: 15 };
const TABLE = 18;
const DENSE = 0.84;
const ROOMY = 1.25;
const ROOM = { xl: 280, l: 88, m: 70, s: 40 };
/** Below this width one output is all there is room for. */
const ONE_OUTPUT = 34;

/** @param {Sign} sign */
function width(sign) {
  if (sign.sign === 'item') return WIDTH.item + WIDTH.digit * sign.n.length;
  if (sign.sign === 'tiers') {
    const heads = Math.max(...sign.heads.map(({ length }) => length));
    return WIDTH.item * heads + WIDTH.column * sign.columns.length;
  }
  return WIDTH[sign.sign];
}

/** An arrow or a slash never ends a line: it stays with what follows. @param {Sign[]} row */
export function glued(row) {
  /** @type {Sign[][]} */
  const groups = [];
  let open = false;
  for (const sign of row) {
    if (open) groups[groups.length - 1].push(sign);
    else groups.push([sign]);
    open = ['arrow', 'or', 'join'].includes(sign.sign);
  }
  return groups;
}

/** How many lines the rows take at this width. @param {Sign[][][]} rows @param {number} room @param {number} scale */
function lines(rows, room, scale) {
  let count = 0;
  for (const groups of rows) {
    let used = 0;
    count++;
    for (const group of groups) {
      const wide = group.reduce((sum, sign) => sum + width(sign) * scale + GAP, 0);
      if (used && used + wide > room) {
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
  const tables = rows.flat(2).some(({ sign }) => sign === 'tiers') ? TABLE : 0;
  if (size === 'l' && !tables && lines(rows, room, ROOMY) === 1) return 'roomy';
  const whole = lines(rows, room, 1);
  if (whole < 3 && whole * LINE[size] + tables <= height) return 'full';
  return lines(rows, room, DENSE) * LINE.dense + tables <= height + 4 ? 'dense' : 'short';
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
      return html`<span class="pg__tiers">${sign.heads.map((head, at) => html`<span>${head.map(icon => pic(icon))}</span>${sign.columns.map(column => html`<span>${column[at]}</span>`)}`)}</span>`;
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
