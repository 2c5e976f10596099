/** Small drawings of the game's own. */

import { html } from '../../vendor/lit-html/lit-html.js';
import { shape } from '../../js/pieces.js';
import { amountWords, figureOf, halves } from './names.js';

/** @typedef {'prior' | 'lay'} Clergy */
/** @typedef {{kind: Clergy, seat: number}} Pawn seat -1: the neutral player's */

const HERE = '/games/ora_et_labora';
/** Sums and the goods of one's choice; a kind of goods has a drawing of its own name. */
const DRAWINGS = /** @type {{[what: string]: string}} */ ({
  coins: 's-coins',
  money: 's-coins',
  food: 's-food',
  energy: 's-energy',
  points: 's-points',
  joker: 'm-joker',
  different_goods: 'm-different',
  identical_basic_goods: 'm-same',
  other_identical_basic_goods: 'm-same2',
  any_goods: 'm-any',
  forest: 't-forest',
  moor: 't-moor',
});

/** The drawing of a good, a sum, forest or moor. @param {string} what */
export const goodIcon = what => DRAWINGS[what] ?? `g-${what}`;

/** Where a drawing is: "u-..." in a file of its own, what paints itself in the page. @param {string} id */
export const hrefOf = id => (id.startsWith('u-') ? `${HERE}/icons.svg#${id}` : `#${id}`);

/** @param {string} id @param {string} [size] */
export const pic = (id, size = '') =>
  html`<svg class="i ${size}" viewBox="0 0 24 24" aria-hidden="true"><use href=${hrefOf(id)}></use></svg>`;

/** @param {string} what a good, or a sum */
export const goodPic = (what, size = '') => pic(goodIcon(what), size);

/** A number of something, and in words for those who do not see it. @param {number} n energy in halves @param {string} what @param {boolean} [signed] */
export function amount(n, what, signed = false) {
  const words = amountWords(n, what);
  const shown =
    what === 'energy' ? `${signed && n > 0 ? '+' : ''}${halves(n)}` : figureOf(n, signed);
  return html`<span class="amount" title=${words}><span aria-hidden="true">${shown}</span>${goodPic(what)}<span class="sr">${words}</span></span>`;
}

/** A cost or a gain, what is not nought. @param {{[what: string]: number}} bag */
export const amounts = bag =>
  Object.entries(bag)
    .filter(([, n]) => n)
    .map(([what, n]) => html`${amount(n, what)} `);

/** @param {Pawn} pawn */
export const clergy = ({ kind, seat }, size = '') =>
  html`<span class="pawn ${seat < 0 ? 'seat-n' : `seat-${seat}`}">${pic(kind === 'prior' ? 'p-prior' : 'p-lay', size)}</span>`;

/** A seat's mark; the neutral player has one too. @param {number} seat @param {string} [size] */
export const seatMark = (seat, size = '') => (seat < 0 ? pic('seat-n', size) : shape(seat, size));

/**
 * Who stands where: a map from buildings to clergymen.
 *
 * @param {Array<{seat: number, player: {prior: string | null, placed: string[]} | undefined}>} seats
 */
export function clergyOf(seats) {
  /** @type {Map<string, Pawn[]>} */
  const found = new Map();
  /** @param {string} site @param {Pawn} pawn */
  const put = (site, pawn) => found.set(site, [...(found.get(site) ?? []), pawn]);
  for (const { seat, player } of seats) {
    if (player?.prior) put(player.prior, { kind: 'prior', seat });
    for (const site of player?.placed ?? []) put(site, { kind: 'lay', seat });
  }
  return found;
}

/** A value on a shield (economic) or in a house (dwelling). @param {'shield' | 'house'} kind @param {number} n @param {string} [size] */
export const val = (kind, n, size = '') =>
  html`<span class="val val--${kind} ${n < 0 ? 'val--neg' : ''} ${size}" aria-hidden="true">${pic(`v-${kind}`)}<b>${figureOf(n)}</b></span>`;
