/**
 * Checks that what a finished game told is what its draws dealt: who began, every hand drawn and
 * every person turned up. That the draws themselves come from the seed is js/verify.js's part.
 *
 * @typedef {import('../../js/types/wire.js').Draws.Draw} Draw
 * @typedef {{code: string, params: {[name: string]: number}}} Problem
 */

import { BROWNS, CARDS, GREYS } from './cards.js';

const OF_LETTER = 3;
const DRAWN = 3;
const ROUNDS = 3;

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The draws by what they are for ("pile.0"), those of each period in order.
 *
 * @param {readonly Draw[]} draws
 */
function byLabel(draws) {
  /** @type {Map<string, Draw[]>} */
  const found = new Map();
  for (const draw of draws) {
    const label = draw.stream.split('/').slice(2).join('/').replace(/#\d+$/, '');
    found.set(label, [...(found.get(label) ?? []), draw]);
  }
  return found;
}

/**
 * The greys in the order of their pile, and those that take part if new ones were mixed in.
 *
 * @param {Map<string, Draw[]>} draws
 * @param {(letter: string) => void} wrong called with a letter whose cards are not the right ones
 */
function greyPile(draws, wrong) {
  /** @type {string[]} */
  const pile = [];
  /** @type {string[]} */
  const takingPart = [];
  for (const [letter, all] of GREYS) {
    let chosen = all.slice(0, OF_LETTER);
    const mixed = draws.get(`persons.${letter}`)?.[0];
    if (mixed) {
      if (!same(mixed.items, all)) wrong(letter);
      const drawn = mixed.result.slice(0, OF_LETTER);
      chosen = all.filter(person => drawn.includes(person));
      takingPart.push(...chosen);
    }
    const shuffled = draws.get(`greys.${letter}`)?.[0];
    if (!shuffled || !same(shuffled.items, chosen)) wrong(letter);
    pile.push(...(shuffled?.result ?? []));
  }
  return { pile, takingPart };
}

/**
 * Compare what was told with what was dealt.
 *
 * `seen` are facts this browser heard while the game went on: what it was told then has to
 * stand in the record too.
 *
 * @param {{draws: readonly Draw[], facts: readonly any[]}} record
 * @param {readonly any[]} [seen]
 * @returns {{ok: boolean, problems: Problem[]}}
 */
export function verifyDeal(record, seen = []) {
  /** @type {Problem[]} */
  const problems = [];
  /** @param {string} code @param {{[name: string]: number}} [params] */
  const wrong = (code, params = {}) => problems.push({ code, params });
  const draws = byLabel(record.draws);
  const { pile, takingPart } = greyPile(draws, () => wrong('greys'));
  let round = 0;
  /** The pile of this period: every shuffle has to begin with the same cards. @param {string} label @param {string[]} items */
  const shuffled = (label, items) => {
    const draw = draws.get(label)?.[Math.floor((round - 1) / ROUNDS)];
    return draw && same(draw.items, items) ? draw.result : [];
  };
  const within = () => (round - 1) % ROUNDS;

  for (const fact of record.facts) {
    if (fact.type === 'started') {
      const drawn = draws.get('start')?.[0];
      if (drawn && fact.start_seat !== drawn.result[0]) wrong('start');
      if (!same(fact.new_persons ?? [], takingPart)) wrong('greys');
    } else if (fact.type === 'revealed') {
      round += 1;
      const browns = shuffled('browns', BROWNS).slice(2 * within(), 2 * within() + 2);
      if (!same(fact.persons, [...browns, pile[round - 1]])) wrong('persons', { round });
    } else if (fact.type === 'drew') {
      const { seat } = fact;
      const deck = CARDS.map(card => `${card}.${seat}`);
      const from = DRAWN * within();
      const dealt = shuffled(`pile.${seat}`, deck).slice(from, from + DRAWN);
      if (!same(fact.cards, dealt)) wrong('hand', { seat, round });
    }
  }

  const recorded = new Set(record.facts.map(fact => JSON.stringify(fact)));
  const missing = seen.filter(
    fact => ['revealed', 'drew'].includes(fact.type) && !recorded.has(JSON.stringify(fact)),
  );
  if (missing.length) wrong('seen', { n: missing.length });
  return { ok: problems.length === 0, problems };
}
