/** What is said about the game, in the reader's language. No drawing here, so that it can be tested. */

import { t } from '../../js/i18n.js';
import { reason, say, who } from '../../table/words.js';
import { amountWords, cardName, goodName, halves } from './names.js';

/**
 * @typedef {import('../../table/words.js').Part} Part
 * @typedef {{[what: string]: number}} Goods
 */

/** The neutral player has no name of his own. @param {number} seat @returns {Part} */
export const owner = seat => (seat < 0 ? t('ora.neutral') : who(seat));

/** What a field asks. @param {string} name of the field @param {{[name: string]: any}} [params] */
export const asked = (name, params) =>
  t(`ora.ask.${name === 'other' ? 'other_good' : name}`, params);

/** Several amounts: "3 wood, 1 clay". @param {Goods} goods */
export const goodsWords = goods =>
  Object.entries(goods)
    .filter(([, n]) => n)
    .map(([what, n]) => amountWords(n, what))
    .join(t('ora.comma'));

/**
 * Why something is not possible, or was refused.
 *
 * @param {{code: string, params?: {[name: string]: number | string}}} refusal
 */
export function reasonText({ code, params = {} }) {
  /** @type {{[name: string]: number | string}} */
  const worded = { ...params };
  if ('good' in params) worded.good = goodName(String(params.good));
  if ('sum' in params) {
    const number = Number(params.number);
    worded.sum = t(`ora.sum.${params.sum}`);
    worded.number = params.sum === 'energy' ? halves(number) : number;
  }
  return reason('ora', code, worded);
}

/** What somebody is asked for. @param {{kind: string, params: {[name: string]: any}}} ask */
export const buildingOf = ({ params }) =>
  params.building ? cardName(String(params.building)) : '';

/** A change of goods, for the name of a delta: "goods.wood" or "seat.2.goods.coin". @param {string} name */
export function changed(name) {
  const [, seat, good] = /^(?:seat\.(\d)\.)?goods\.(\w+)$/.exec(name) ?? [];
  return good ? { good, seat: seat === undefined ? null : Number(seat) } : null;
}

/**
 * A result in words: "wood 5 → 2".
 *
 * @param {import('../../js/compose.js').Delta} delta
 * @returns {Part[]}
 */
export const deltaParts = delta =>
  Object.entries(delta).flatMap(([name, [before, after]]) => {
    const change = changed(name);
    if (!change) return [];
    const { good, seat } = change;
    const params = { good: goodName(good), before, after };
    return [
      seat === null
        ? say('ora.delta', params)
        : say('ora.delta_of', { ...params, name: who(seat) }),
    ];
  });
