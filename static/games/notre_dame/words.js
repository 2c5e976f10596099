/** The game's own names, in the reader's language. No drawing here, so that it can be tested. */

import { listed, t } from '../../js/i18n.js';
import { reason, say, who } from '../../table/words.js';
import { marketOf } from './geometry.js';
import { kindOf } from './model.js';

/**
 * @typedef {import('../../table/words.js').Sentence} Sentence
 * @typedef {import('../../table/words.js').Part} Part
 */

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
 * @param {{code: string, params?: {[name: string]: number | string}}} refusal
 */
export function reasonText({ code, params = {} }) {
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
  return reason('nd', code, worded);
}

/** What a delta's name is called. @param {string} name @returns {Part} */
export function deltaName(name) {
  const seat = /^seat\.(\d)\.gold$/.exec(name);
  if (seat) return say('nd.delta.gold_of', { name: who(Number(seat[1])) });
  const sector = /^sector\.(.+)$/.exec(name);
  return sector ? placeName(sector[1]) : t(`nd.delta.${name}`);
}
