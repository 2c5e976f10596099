/**
 * What others did, as turns to be shown over the board.
 *
 * @typedef {import('../js/motion.js').Turn} Turn
 * @typedef {import('../js/motion.js').Step} Step
 * @typedef {import('../js/motion.js').Finder} Finder
 * @typedef {import('./lines.js').Entry} Entry
 *
 * How a game shows its facts. `heads` begin a turn, what is `alone` follows by itself; `at` says
 * where a caption stands, `show` what comes after it.
 * @typedef {object} Shower
 * @property {ReadonlySet<string>} heads
 * @property {ReadonlySet<string>} alone
 * @property {(fact: any) => Finder} at
 * @property {(entry: Entry) => string} words
 * @property {(fact: any) => Step[]} show
 */

const CAPTION = 700;

/**
 * The turns the facts tell of, in order.
 *
 * @param {Entry[]} facts
 * @param {Shower} shower
 * @param {number | null} without whose turns are left out
 * @returns {Turn[]}
 */
export function turnsFrom(facts, { heads, alone, at, words, show }, without) {
  /** @type {Turn[]} */
  const turns = [];
  /** @type {Turn | null} */
  let turn = null;
  for (const entry of facts) {
    const { fact } = entry;
    if (heads.has(fact.type) || alone.has(fact.type)) {
      const left = heads.has(fact.type) && fact.seat === without;
      turn = left ? null : [{ ms: CAPTION, caption: { at: at(fact), words: words(entry) } }];
      if (turn) turns.push(turn);
    }
    if (turn) turn.push(...show(fact));
    if (alone.has(fact.type)) turn = null;
  }
  return turns;
}

/**
 * The facts of the last turn anybody took.
 *
 * @param {Entry[]} facts
 * @param {ReadonlySet<string>} heads
 */
export function lastFrom(facts, heads) {
  const at = facts.findLastIndex(({ fact }) => heads.has(fact.type));
  return at < 0 ? [] : facts.slice(at);
}
