/** The cards by their names in play: "F04", "S02", and "L01.2" for the heartland of a seat. */

import { buildings, goods, settlements } from './data.js';

/** @typedef {import('./data.js').Building} Building */
/** @typedef {import('./data.js').Settlement} Settlement */
/** @typedef {import('./data.js').Good} Good */
/** @typedef {Building | Settlement} Card */
/** @typedef {'cloister' | 'settlement' | 'other'} Kind */

export const BUILDINGS = new Map(buildings.map(card => [card.id, card]));
export const SETTLEMENTS = new Map(settlements.map(card => [card.id, card]));
export const GOODS = new Map(goods.map(good => [good.id, good]));
/** From the start, then as the phases bring them. */
export const DECKS = ['heartland', 'start', 'A', 'B', 'C', 'D'];
/** What they cost in coins from then on is in `round.price`; these cards raise it. */
const RAISERS = new Set(['F21', 'I21']);

/** The card of a building in play. @param {string} site */
export const cardOf = site => site.split('.')[0];

/** @param {string} site @returns {Building | undefined} */
export const buildingOf = site => BUILDINGS.get(cardOf(site));

/** @param {string} site @returns {Settlement | undefined} */
export const settlementOf = site => SETTLEMENTS.get(site);

/** A building or settlement; forest and moor are neither. @param {string} site @returns {Card | undefined} */
export const faceOf = site => buildingOf(site) ?? settlementOf(site);

/** @param {Card} card @returns {card is Building} */
export const isBuilding = card => 'parts' in card;

/** @param {Card} card @returns {Kind} */
export function kindOf(card) {
  if (!isBuilding(card)) return 'settlement';
  return card.cloister ? 'cloister' : 'other';
}

/** The number printed on it. @param {string} site */
export const numberOf = site => Number(cardOf(site).slice(1));

/** @param {string} site */
export const raisesPrice = site => RAISERS.has(cardOf(site));

/** What it costs to build: goods, or food and energy (halves). @param {Card} card */
export const costOf = card =>
  isBuilding(card) ? card.cost : { food: card.food, energy: card.energy };

/** The kinds of goods of a country, in the order of the data. @param {string} country */
export const goodsOf = country => goods.filter(good => good.countries.includes(country));

/** The faces of a country, or of both. @param {string} deck @param {string} [country] */
export const deckOf = (deck, country) =>
  buildings.filter(
    card => card.deck === deck && (!country || card.country === 'both' || card.country === country),
  );
