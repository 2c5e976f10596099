/**
 * What the table is drawn from: the sections of a view, with the questions answered that every
 * part of the table asks.
 *
 * @typedef {import('../../js/types/wire.js').NotreDameSections} Sections
 * @typedef {import('../../js/types/wire.js').NotreDame.View.Seat} SeatSection
 * @typedef {import('../../js/session.js').View} View
 *
 * @typedef {import('../../table/persons.js').Doing} Doing
 *
 * @typedef {object} OwnPlayer
 * @property {number} order from 1, the bell-ringer
 * @property {Doing} doing
 * @property {SeatSection} has
 *
 * @typedef {import('../../table/persons.js').Person & OwnPlayer} Player
 */

import { personsOf } from '../../table/persons.js';

const DRAFTS = new Set(['draft1', 'draft2']);

/** Which card or person a copy is. @param {string} card */
export const kindOf = card => card.split('.')[0];

/** The seat from whose deck a card comes. @param {string} card */
export const deckOf = card => Number(card.split('.')[1]);

/**
 * @param {import('../../js/types/wire.js').NotreDame.View.Round} round
 * @param {SeatSection} seat
 * @param {{seat: number, order: number, awaited: boolean, activeOrder: number}} turn
 * @returns {Doing}
 */
function doing(round, seat, turn) {
  if (round.phase === 'end') return 'done';
  if (DRAFTS.has(round.phase)) return seat.locked ? 'locked' : 'choosing';
  if (round.phase === 'outbreak') return turn.awaited ? 'choosing' : 'done';
  if (turn.seat === round.active) return 'thinking';
  return turn.order < turn.activeOrder ? 'done' : 'waiting';
}

/**
 * @param {View} view
 */
export function modelOf(view) {
  const sections = /** @type {Required<Sections>} */ (view.sections);
  const { room, round } = sections;
  const prompt = view.sections.prompt ?? null;
  const seats = room.members.length;
  /** @param {number} seat */
  const orderOf = seat => ((seat - round.start_seat + seats) % seats) + 1;
  const activeOrder = round.active === null ? 0 : orderOf(round.active);
  /** @type {Player[]} */
  const players = personsOf(view).map(person => {
    const { seat, awaited } = person;
    const has = /** @type {SeatSection} */ (view.sections[`seat.${seat}`]);
    const order = orderOf(seat);
    return {
      ...person,
      order,
      doing: doing(round, has, { seat, order, awaited, activeOrder }),
      has,
    };
  });
  // Who only looks on sees the table from the first seat.
  const me = players.find(player => player.me) ?? players[0];
  return {
    ...sections,
    prompt,
    offers: view.sections.offers ?? null,
    undo: view.sections.undo?.steps ?? [],
    result: sections.result ?? null,
    spied: sections.spied?.persons ?? [],
    players,
    me,
    /** My open question; null: nothing is asked of me. */
    ask: prompt?.ask ?? null,
    drafting: DRAFTS.has(round.phase),
    /** The draft's step. */
    step: round.phase === 'draft2' ? 2 : 1,
    over: room.status !== 'playing',
    /** The seats in turn order. */
    inOrder: [...players].sort((a, b) => a.order - b.order),
    /** @param {number} seat */
    player: seat => /** @type {Player} */ (players[seat]),
    /** All markers in the cathedral. */
    cathedral: players.reduce((sum, player) => sum + player.has.cathedral, 0),
  };
}

/** @typedef {ReturnType<typeof modelOf>} Model */
