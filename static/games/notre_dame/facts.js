/**
 * Words the facts of the log.
 *
 * @typedef {import('../../js/types/wire.js').NotreDame.View.Board} Board
 * @typedef {import('../../table/words.js').Sentence} Sentence
 */

import { listed, t } from '../../js/i18n.js';
import { wordedLines } from '../../table/lines.js';
import { marketOf } from './geometry.js';
import { deckOf } from './model.js';
import { everyone, list, say, who } from '../../table/words.js';
import {
  cardName,
  cardNames,
  colourName,
  marketName,
  messageName,
  personName,
  personNames,
  placeName,
} from './words.js';

/**
 * Whom the words are for.
 *
 * @typedef {object} Reader
 * @property {Board} board
 * @property {number} me -1: only looks on
 */

/** What stands on its own and may have effects. */
const HEADS = new Set([
  'started',
  'revealed',
  'drew',
  'picked',
  'passed',
  'drafted',
  'played',
  'hired',
  'passed_hire',
  'plague',
  'cathedral',
  'round_ended',
  'discarded',
  'ended',
]);

/** @param {import('../../js/types/wire.js').NotreDame.Facts.Gained} fact */
function gained(fact) {
  const { what, by, before, after, park = 0, paid = {} } = fact;
  if (by == null) return say('nd.fact.gained.hidden');
  const gain = say(park ? 'nd.fact.gained.park' : `nd.fact.gained.${what}`, { by, park });
  const told =
    before == null || after == null ? gain : say('nd.fact.gained', { gain, before, after });
  const payers = Object.entries(paid).map(([seat, gold]) =>
    say('nd.fact.pays', { name: who(Number(seat)), gold }),
  );
  return payers.length ? say('nd.fact.paid', { gain: told, payers: list(payers) }) : told;
}

/** @param {import('../../js/types/wire.js').NotreDame.Facts.Placed} fact */
function placed({ at, influence, source }) {
  const params = { place: placeName(at), influence };
  if (!source) return say('nd.fact.placed', params);
  if (source === 'general') return say('nd.fact.placed_general', params);
  return say('nd.fact.placed_from', { ...params, source: placeName(source) });
}

/** @param {import('../../js/types/wire.js').NotreDame.Facts.Moved} fact */
function moved({ origin, to, markers, friend }) {
  const params = { origin: placeName(origin), place: placeName(to), n: markers };
  if (!friend) return say('nd.fact.moved', params);
  return say(markers ? 'nd.fact.moved_both' : 'nd.fact.moved_friend', params);
}

/** @param {import('../../js/types/wire.js').NotreDame.Facts.PlagueRow} row */
function plagueRow({ seat, value, hospital, before, after, outbreak = false, lost = 0 }) {
  const params = { name: who(seat), value, hospital, before, after };
  if (!outbreak) return say('nd.fact.plague.row', params);
  if (lost === null) return say('nd.fact.plague.outbreak_hidden', params);
  return say('nd.fact.plague.outbreak', { ...params, lost });
}

/** @param {import('../../js/types/wire.js').NotreDame.Facts.Drove} fact @param {Reader} reader */
function drove({ to, steps, message }, reader) {
  const params = { market: marketName(reader.board, to), n: steps };
  if (!message) return say('nd.fact.drove', params);
  return say('nd.fact.drove_took', { ...params, message: messageName(message) });
}

/** @param {import('../../js/types/wire.js').NotreDame.Facts.Picked} fact @param {Reader} reader */
function picked({ seat, card, again }, { me }) {
  if (!card) return say('nd.fact.picked', { name: who(seat) });
  const params = { card: cardName(card), name: who(seat) };
  if (seat !== me) return say(again ? 'nd.fact.picked_again_of' : 'nd.fact.picked_of', params);
  return say(again ? 'nd.fact.picked_again' : 'nd.fact.picked_own', params);
}

/** @param {import('../../js/types/wire.js').NotreDame.Facts.Passed} fact @param {Reader} reader */
function passed({ seat, to, cards }, { me }) {
  const params = { cards: cardNames(cards) };
  if (seat === me) return say('nd.fact.passed', { ...params, name: who(to) });
  if (to === me) return say('nd.fact.received', { ...params, name: who(seat) });
  return say('nd.fact.passed_of', { ...params, name: who(seat), to: who(to) });
}

/** @param {import('../../js/types/wire.js').NotreDame.Facts.Ended} fact */
function ended({ prestige, places }) {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const params = { names: everyone(winners), prestige: prestige[winners[0]] };
  return say(winners.length > 1 ? 'nd.fact.ended_shared' : 'nd.fact.ended', params);
}

/** How each kind of fact is told. @type {{[type: string]: (fact: any, reader: Reader) => Sentence}} */
const TELL = {
  started: ({ start_seat, new_persons = [] }) => {
    const name = who(start_seat);
    if (!new_persons.length) return say('nd.fact.started', { name });
    return say('nd.fact.started_new', { name, persons: personNames(new_persons) });
  },
  revealed: ({ round, period, start_seat, persons, plague }) =>
    say('nd.fact.revealed', {
      round,
      period,
      plague,
      name: who(start_seat),
      persons: personNames(persons),
    }),
  drew: ({ seat, cards }, { me }) =>
    say(seat === me ? 'nd.fact.drew' : 'nd.fact.drew_of', {
      name: who(seat),
      cards: cardNames(cards),
    }),
  picked,
  passed,
  drafted: ({ step }) => say(`nd.fact.drafted.${step}`),
  played: ({ seat, card, nth }) =>
    say(nth === 3 ? 'nd.fact.played_third' : 'nd.fact.played', {
      name: who(seat),
      card: cardName(card),
      colour: colourName(deckOf(card)),
    }),
  no_effect: () => say('nd.fact.no_effect'),
  placed,
  friend_placed: ({ at, influence, origin }) =>
    say(origin ? 'nd.fact.friend_moved' : 'nd.fact.friend_placed', {
      place: placeName(at),
      influence,
      origin: origin ? placeName(origin) : '',
    }),
  carried: ({ sector, influence }) =>
    say('nd.fact.carried', { place: placeName(sector), influence }),
  gained,
  rat: ({ before, after }) => say('nd.fact.rat', { before, after }),
  perk: ({ perk }) => say('nd.fact.perk', { perk: t(`nd.perk.${perk}`) }),
  drove,
  message: ({ message }) => say('nd.fact.message', { message: messageName(message) }),
  donated: ({ gold }) => say(gold ? 'nd.fact.donated' : 'nd.fact.donated_none', { gold }),
  moved,
  returned: ({ places }) =>
    say('nd.fact.returned', {
      places: listed(
        Object.entries(places).map(([place, n]) =>
          t('nd.fact.pieces', { place: placeName(place), n }),
        ),
      ),
    }),
  hired: ({ seat, person, extra }) =>
    say(extra ? 'nd.fact.hired_extra' : 'nd.fact.hired', {
      name: who(seat),
      person: personName(person),
    }),
  passed_hire: ({ seat, broke }) =>
    say(broke ? 'nd.fact.passed_hire_broke' : 'nd.fact.passed_hire', { name: who(seat) }),
  spied: ({ persons }) =>
    persons.length
      ? say('nd.fact.spied', { persons: personNames(persons) })
      : say('nd.fact.spied_none'),
  plague: () => say('nd.fact.plague'),
  lost: ({ seat, sector }) => say('nd.fact.lost', { name: who(seat), place: placeName(sector) }),
  cathedral: ({ pool, markers, each }) =>
    say('nd.fact.cathedral', {
      pool,
      each,
      n: Object.values(markers).reduce((sum, number) => sum + Number(number), 0),
    }),
  round_ended: ({ round }) => say('nd.fact.round_ended', { round }),
  discarded: ({ seat, card }, { me }) =>
    say(seat === me ? 'nd.fact.discarded' : 'nd.fact.discarded_of', {
      name: who(seat),
      card: cardName(card),
    }),
  ended,
};

/** @param {any} fact @param {Reader} reader */
function touches(fact, { board, me }) {
  if (fact.seat === me) return false;
  if (fact.type === 'gained') return String(me) in (fact.paid ?? {});
  return fact.type === 'drove' && fact.message && board.seats[marketOf(fact.to).borough] === me;
}

/**
 * Word all facts, in order.
 *
 * @param {readonly import('../../table/lines.js').Entry[]} facts
 * @param {Reader} reader
 */
export const linesOf = (facts, reader) =>
  wordedLines(facts, {
    heads: HEADS,
    tell: fact => TELL[fact.type](fact, reader),
    touches: fact => Boolean(touches(fact, reader)),
    owned: fact => fact.type === 'lost',
    rows: fact =>
      fact.type !== 'plague'
        ? []
        : fact.rows.map((/** @type {any} */ row) => ({
            text: plagueRow(row),
            seat: row.seat,
            touchesMe: row.seat === reader.me && Boolean(row.outbreak),
          })),
  });

/** The kinds of facts that have words. */
export const KINDS = Object.keys(TELL);
