/** Small drawings as templates: icons, figures, tokens. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { shape } from '../../js/pieces.js';

/** An icon of the game's own. @param {string} id @param {string} [size] */
export const pic = (id, size = '') =>
  html`<svg class="i ${size}" aria-hidden="true"><use href="/games/notre_dame/icons.svg#${id}"></use></svg>`;

/** A number with its icon, and in words for those who do not see it. @param {string} id @param {unknown} value @param {string} words @param {string} [kind] */
export const figure = (id, value, words, kind = '') =>
  html`<span class="figure ${kind}" title=${words}>${pic(id, 's')}<span aria-hidden="true">${value}</span><span class="sr">${words}</span></span>`;

/** A message token: the colour and shape of its borough, and its kind. @param {{colour: number, kind: number}} message @param {string} [words] */
export const token = ({ colour, kind }, words = '') =>
  html`<span class="mtok seat-${colour}" title=${words || nothing}>${shape(colour)}<b aria-hidden="true">${kind}</b>${words ? html`<span class="sr">${words}</span>` : nothing}</span>`;
