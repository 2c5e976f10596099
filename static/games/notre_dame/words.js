/** The game's own names, in the reader's language. No drawing here, so that it can be tested. */

import { has, listed, t } from '../../js/i18n.js';
import { marketOf } from './geometry.js';
import { kindOf } from './model.js';

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

/** @param {string} card */
export const cardName = card => t(`nd.card.${kindOf(card)}`);

/** @param {readonly string[]} cards */
export const cardNames = cards => listed(cards.map(cardName));

/** @param {string} person */
export const personName = person => t(`nd.person.${kindOf(person)}`);

/** @param {readonly string[]} persons */
export const personNames = persons => listed(persons.map(personName));

/** A sector, or the cathedral. @param {string} place */
export function placeName(place) {
  const card = place === 'cathedral' ? 'notre-dame' : place;
  return t(`nd.card.${card}`);
}

/** The colour of a seat, a deck, a borough's messages. @param {number} colour */
export const colourName = colour => t(`nd.colour.${colour}`);

/** @param {{colour: number, kind: number}} message @returns {Sentence} */
export const messageName = ({ colour, kind }) =>
  say('nd.message', { colour: colourName(colour), what: t(`nd.message.${kind}`) });

/**
 * A market and whose borough it lies in.
 *
 * @param {import('../../js/types/wire.js').NotreDame.View.Board} board
 * @param {string} id
 * @returns {Sentence}
 */
export function marketName(board, id) {
  const { kind, borough } = marketOf(id);
  const seat = board.seats[borough];
  const market = t(`nd.market.${kind}`);
  if (seat === null) {
    return say('nd.market.neutral', { market, colour: colourName(board.colours[borough]) });
  }
  return say('nd.market.of', { market, name: who(seat) });
}

/**
 * Why something is not possible, or was refused.
 *
 * @param {{code: string, params?: {[name: string]: number | string}}} reason
 */
export function reasonText({ code, params = {} }) {
  const key = [`nd.reason.${code}`, `error.${code}`].find(has);
  if (!key) return t('error.unknown', { code });
  /** @type {{[name: string]: number | string}} */
  const worded = { ...params };
  if ('colour' in params) worded.colour = colourName(Number(params.colour));
  if ('first' in params) {
    worded.first = listed(
      String(params.first)
        .split(',')
        .map(colour => colourName(Number(colour))),
    );
  }
  return t(key, worded);
}

/** What a delta's name is called. @param {string} name @returns {Part} */
export function deltaName(name) {
  const seat = /^seat\.(\d)\.gold$/.exec(name);
  if (seat) return say('nd.delta.gold_of', { name: who(Number(seat[1])) });
  const sector = /^sector\.(.+)$/.exec(name);
  return sector ? placeName(sector[1]) : t(`nd.delta.${name}`);
}
