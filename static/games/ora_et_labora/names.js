/** What things are called. */

import { t } from '../../js/i18n.js';
import { cardOf } from './cards.js';

/** @param {string} site a building, settlement, forest or moor */
export const cardName = site => t(`ora.card.${cardOf(site)}`);

/** Where there is little room: long words may break. @param {string} site */
export const faceName = site => t(`ora.face.${cardOf(site)}`);

/** What it does, in sentences. @param {string} site */
export const cardText = site => t(`ora.text.${cardOf(site)}`);

/** @param {string} good goods, the sums food, energy, money, points, and the joker */
export const goodName = good => t(`ora.good.${good}`);

/** @param {string} terrain */
export const terrainName = terrain => t(`ora.terrain.${terrain}`);

/** @param {string} side of a district or plot */
export const sideName = side => t(`ora.side.${side}`);

/** @param {string} who prior or lay_brother */
export const clergyName = who => t(`ora.clergy.${who}`);

/** Halves as people write them. @param {number} halves */
export function halves(halves) {
  const whole = Math.trunc(halves / 2);
  return halves % 2 ? `${whole || ''}½` : String(whole);
}

/** A number with a true minus. @param {number} n @param {boolean} [signed] */
export const figureOf = (n, signed = false) =>
  `${n < 0 ? '−' : signed && n > 0 ? '+' : ''}${Math.abs(n)}`;

/** "3 wood", "1 book". Energy is in halves. @param {number} n @param {string} what */
export function amountWords(n, what) {
  const number = what === 'energy' ? halves(n) : String(n);
  return t(`ora.amount.${what}`, { n: what === 'energy' ? n / 2 : n, number });
}
