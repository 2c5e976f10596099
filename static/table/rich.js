/** Words as templates: names apart from the text around them. */

import { html } from '../vendor/lit-html/lit-html.js';
import { language, th } from '../js/i18n.js';
import { nameOf } from '../js/pieces.js';
import { plain } from './words.js';

/** @typedef {import('./words.js').Part} Part */
/** @typedef {{room: import('../js/types/wire.js').Rooms.Room}} Table */

/**
 * What the people at the table are called; who has deleted himself is "Player n".
 *
 * @param {Table} table
 * @param {number} seat
 */
const lineOf = ({ room }, seat) =>
  room.members.find(member => member.seat === seat) ?? { seat, name: '' };

/** A name as plain text. @param {Table} table */
export const namer = table => (/** @type {number} */ seat) => nameOf(lineOf(table, seat));

/** A name that the text around it cannot disturb. @param {Table} table @param {number} seat */
export const name = (table, seat) => html`<bdi>${nameOf(lineOf(table, seat))}</bdi>`;

/** @param {Part} part @param {Table} table */
export const text = (part, table) => plain(part, namer(table));

/** Sentences one after another: Chinese ones need no space between them. @template T @param {T[]} sentences */
export const running = sentences =>
  sentences.flatMap((one, i) => (i && language() === 'en' ? [' ', one] : [one]));

/**
 * Word a sentence for a template.
 *
 * @param {Part} part
 * @param {Table} table
 * @returns {unknown}
 */
export function rich(part, table) {
  if (typeof part !== 'object') return part;
  if ('seat' in part) return name(table, part.seat);
  if ('list' in part) {
    const places = part.list.map((_, at) => String(at));
    const format = new Intl.ListFormat(language(), { type: 'conjunction' });
    return format
      .formatToParts(places)
      .map(({ type, value }) =>
        type === 'element' ? rich(part.list[Number(value)], table) : value,
      );
  }
  /** @type {{[name: string]: unknown}} */
  const params = {};
  for (const [key, value] of Object.entries(part.params)) params[key] = rich(value, table);
  return th(part.key, params);
}
