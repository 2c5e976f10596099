/**
 * What the table is drawn from: the sections of a view, with the questions answered that every
 * part of the table asks.
 *
 * @typedef {import('../../js/types/wire.js').OraEtLaboraSections} Sections
 * @typedef {import('../../js/types/wire.js').OraEtLabora.View.PlayerSection} PlayerSection
 * @typedef {import('../../js/session.js').View} View
 * @typedef {import('./icons.js').Pawn} Pawn
 *
 * @typedef {object} OwnPlayer
 * @property {number} order from 1, the start player
 * @property {import('../../table/persons.js').Doing} doing
 * @property {PlayerSection} has
 *
 * @typedef {import('../../table/persons.js').Person & OwnPlayer} Player
 *
 * A building in play, and whose it is. Seat -1 is the neutral player.
 * @typedef {{site: string, seat: number, cell: string}} Standing
 */

import { personsOf } from '../../table/persons.js';
import { buildingOf } from './cards.js';
import { clergyOf } from './icons.js';

/** The neutral player of the solo game. */
export const NEUTRAL = -1;
const LETTERS = ['A', 'B', 'C', 'D', 'E'];

/** @param {View} view */
export function modelOf(view) {
  const sections = /** @type {Required<Sections>} */ (view.sections);
  const { room, round, table } = sections;
  const prompt = view.sections.prompt ?? null;
  const seats = room.members.length;
  const over = round.phase === 'end' || room.status !== 'playing';
  /** @type {Player[]} */
  const players = personsOf(view).map(person => ({
    ...person,
    order: ((person.seat - round.start_seat + seats) % seats) + 1,
    doing: over ? 'done' : person.awaited ? 'thinking' : 'waiting',
    has: /** @type {PlayerSection} */ (view.sections[`player.${person.seat}`]),
  }));
  // Who only looks on sees the table from the first seat.
  const me = players.find(player => player.me) ?? players[0];
  const neutral = view.sections.neutral ?? null;
  const owners = [
    ...players.map(({ seat, has }) => ({ seat, player: has })),
    ...(neutral ? [{ seat: NEUTRAL, player: neutral }] : []),
  ];
  /** @type {Map<string, Standing>} */
  const standing = new Map();
  for (const { seat, player } of owners) {
    for (const [cell, site] of Object.entries(player.cards)) {
      // Everybody has the same settlements.
      if (buildingOf(site)) standing.set(site, { site, seat, cell });
    }
  }
  return {
    ...sections,
    prompt,
    offers: view.sections.offers ?? null,
    undo: view.sections.undo?.steps ?? [],
    result: view.sections.result ?? null,
    neutral,
    players,
    me,
    /** My open question; null: nothing is asked of me. */
    ask: prompt?.ask ?? null,
    over: room.status !== 'playing',
    mode: table.mode,
    solo: table.mode === 'solo',
    /** Every building that stands in a landscape, by its name in play. */
    standing,
    /** Who stands where. @type {Map<string, Pawn[]>} */
    pawns: clergyOf(owners),
    /** @param {number} seat */
    ofSeat: seat => (seat === NEUTRAL ? neutral : (players[seat]?.has ?? null)),
    /** @param {number} seat @returns {Player} */
    player: seat => players[seat],
  };
}

/** @typedef {ReturnType<typeof modelOf>} Model */

/**
 * The settlement phase to come: its letter, and after which round it is; null: none is left.
 *
 * @param {Model} model
 */
export function nextPhase({ table, round }) {
  const at = table.settlements[round.phases];
  return at === undefined ? null : { letter: LETTERS[round.phases], round: at };
}

/** The letter of the settlement phase that is now. @param {Model} model */
export const letterNow = ({ round }) => LETTERS[round.phases] ?? '';

/** The last round that is known; null: the game ends by what happens. @param {Model} model */
export const lastRound = ({ table }) => table.last_round ?? table.bonus_round;
