/** Words and small drawings as templates: names apart from the text around them, icons, tokens. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { language, th } from '../../js/i18n.js';
import { nameOf, shape } from '../../js/pieces.js';
import { lineOf } from './model.js';
import { plain } from './words.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./words.js').Part} Part */

/** A name as plain text. @param {Model} model */
export const namer = model => (/** @type {number} */ seat) => nameOf(lineOf(model, seat));

/** A name that the text around it cannot disturb. @param {Model} model @param {number} seat */
export const name = (model, seat) => html`<bdi>${nameOf(lineOf(model, seat))}</bdi>`;

/** @param {Part} part @param {Model} model */
export const text = (part, model) => plain(part, namer(model));

/**
 * Word a sentence for a template.
 *
 * @param {Part} part
 * @param {Model} model
 * @returns {unknown}
 */
export function rich(part, model) {
  if (typeof part !== 'object') return part;
  if ('seat' in part) return name(model, part.seat);
  if ('list' in part) {
    const places = part.list.map((_, at) => String(at));
    const format = new Intl.ListFormat(language(), { type: 'conjunction' });
    return format
      .formatToParts(places)
      .map(({ type, value }) =>
        type === 'element' ? rich(part.list[Number(value)], model) : value,
      );
  }
  /** @type {{[name: string]: unknown}} */
  const params = {};
  for (const [key, value] of Object.entries(part.params)) params[key] = rich(value, model);
  return th(part.key, params);
}

/** An icon of the game's own. @param {string} id @param {string} [size] */
export const pic = (id, size = '') =>
  html`<svg class="i ${size}" aria-hidden="true"><use href="/games/notre_dame/icons.svg#${id}"></use></svg>`;

/** A number with its icon, and in words for those who do not see it. @param {string} id @param {unknown} value @param {string} words @param {string} [kind] */
export const figure = (id, value, words, kind = '') =>
  html`<span class="figure ${kind}" title=${words}>${pic(id, 's')}<span aria-hidden="true">${value}</span><span class="sr">${words}</span></span>`;

/** A message token: the colour and shape of its borough, and its kind. @param {{colour: number, kind: number}} message @param {string} [words] */
export const token = ({ colour, kind }, words = '') =>
  html`<span class="mtok seat-${colour}" title=${words || nothing}>${shape(colour)}<b aria-hidden="true">${kind}</b>${words ? html`<span class="sr">${words}</span>` : nothing}</span>`;
