/**
 * Words the facts of the log. Each fact becomes one or more lines; effects stand under what
 * caused them.
 *
 * @typedef {import('./words.js').Part} Part
 * @typedef {{number: number, fact: any}} Entry
 *
 * @typedef {object} Line
 * @property {number} number of its fact
 * @property {Part} text
 * @property {boolean} effect stands under a head
 * @property {number | null} seat whose doing it is
 * @property {boolean} touchesMe somebody else's doing that changes something of mine
 * @property {boolean} undone
 *
 * How a game tells its facts. `heads` stand on their own and may have effects.
 * @typedef {object} Teller
 * @property {ReadonlySet<string>} heads
 * @property {(fact: any) => Part} tell
 * @property {(fact: any) => boolean} touches
 * @property {(fact: any) => boolean} [owned] it is clear whose doing it is, though it is not told
 * @property {(fact: any) => Array<Partial<Line>>} [rows] lines below it
 */

import { say, who } from './words.js';

/** Taking back is the same in every game. @param {any} fact @returns {Part} */
const undone = ({ seat }) => say('table.fact.undone', { name: who(seat) });

/**
 * The lines of one fact; `head` is the seat whose head it stands under.
 *
 * @param {Entry} entry
 * @param {Teller} teller
 * @param {number | null} head
 * @returns {Line[]}
 */
function linesOfOne({ number, fact }, teller, head) {
  const seat = fact.seat ?? null;
  const effect = !isHead(fact, teller);
  const told = fact.type === 'undone' ? undone(fact) : teller.tell(fact);
  const stray = effect && seat !== null && seat !== head && !teller.owned?.(fact);
  const text = stray ? say('table.fact.of', { name: who(seat), what: told }) : told;
  const touchesMe = fact.type !== 'undone' && teller.touches(fact);
  const line = { number, text, effect, seat, touchesMe, undone: false };
  const rows = teller.rows?.(fact) ?? [];
  return [line, ...rows.map(row => ({ ...line, effect: true, ...row }))];
}

/** @param {any} fact @param {Teller} teller */
const isHead = (fact, { heads }) => fact.type === 'undone' || heads.has(fact.type);

/**
 * Word all facts, in order.
 *
 * @param {readonly Entry[]} facts
 * @param {Teller} teller
 * @returns {Line[]}
 */
export function wordedLines(facts, teller) {
  /** @type {Line[]} */
  const lines = [];
  /** @type {number | null} */
  let head = null;
  for (const entry of facts) {
    const { fact } = entry;
    if (isHead(fact, teller)) head = fact.seat ?? null;
    if (fact.type === 'undone') {
      for (const line of lines) {
        if (line.number >= fact.first && line.number <= fact.last) line.undone = true;
      }
    }
    lines.push(...linesOfOne(entry, teller, head));
  }
  return lines;
}
