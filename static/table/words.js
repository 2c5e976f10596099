/** Sentences that are still to be worded, with names in them. No drawing here. */

import { has, listed, t } from '../js/i18n.js';

/**
 * A sentence still to be worded: a key, and params that may be seats or sentences themselves.
 *
 * @typedef {{seat: number}} Who
 * @typedef {{key: string, params: {[name: string]: Part}}} Sentence
 * @typedef {{list: Part[]}} List
 * @typedef {string | number | Who | Sentence | List} Part
 */

/** @param {number} seat @returns {Who} */
export const who = seat => ({ seat });

/** @param {string} key @param {{[name: string]: Part}} [params] @returns {Sentence} */
export const say = (key, params = {}) => ({ key, params });

/** @param {Part[]} list @returns {List} */
export const list = list => ({ list });

/** @param {number[]} seats @returns {List} */
export const everyone = seats => list(seats.map(who));

/**
 * Word a sentence as plain text.
 *
 * @param {Part} part
 * @param {(seat: number) => string} nameOf
 * @returns {string}
 */
export function plain(part, nameOf) {
  if (typeof part !== 'object') return String(part);
  if ('seat' in part) return nameOf(part.seat);
  if ('list' in part) return listed(part.list.map(item => plain(item, nameOf)));
  /** @type {{[name: string]: string | number}} */
  const params = {};
  for (const [name, value] of Object.entries(part.params)) {
    // A number stays one: it chooses the plural.
    params[name] = typeof value === 'number' ? value : plain(value, nameOf);
  }
  return t(part.key, params);
}

/**
 * Why something is not possible, or was refused: in the game's words, else in those of the page.
 *
 * @param {string} prefix of the game's keys
 * @param {string} code
 * @param {{[name: string]: number | string}} params already worded
 */
export function reason(prefix, code, params) {
  const key = [`${prefix}.reason.${code}`, `error.${code}`].find(has);
  return key ? t(key, params) : t('error.unknown', { code });
}

/** How a result is signed. @param {number} number */
export const signed = number => (number < 0 ? `\u2212${-number}` : `+${number}`);
