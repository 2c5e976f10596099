/**
 * Where things are on the production wheel: thirteen wedges, wedge 0 at the top, clockwise. The
 * beam stands behind the wedge of its round; how far behind it a wedge is says what it is worth.
 *
 * @typedef {import('../../js/types/wire.d.ts').OraEtLabora.View.Table} Table
 * @typedef {import('../../js/types/wire.d.ts').OraEtLabora.View.Wheel} WheelSection
 */

export const WEDGES = 13;
const LETTERS = 'ABCDE';

/** @param {number} round */
export const wedgeOf = round => ((round % WEDGES) + WEDGES) % WEDGES;

/** How far a wedge is behind the beam. @param {number} wedge @param {number} round */
export const stepsOf = (wedge, round) => wedgeOf(round - wedge);

/** What a token is worth on each wedge. @param {Table} table @param {number} round */
export const valuesOf = (table, round) =>
  Array.from({ length: WEDGES }, (_, wedge) => table.wheel[stepsOf(wedge, round)]);

/** The tokens of each wedge, those of the wheel's own order. @param {WheelSection} wheel @param {number} round */
export function tokensOf({ steps }, round) {
  /** @type {string[][]} */
  const wedges = Array.from({ length: WEDGES }, () => []);
  for (const [token, behind] of Object.entries(steps)) wedges[wedgeOf(round - behind)].push(token);
  return wedges;
}

/** The houses on the rim: letter, round and wedge; where a bonus round ends the game, E stands there. @param {Table} table */
export function housesOf({ settlements, bonus_round: bonus }) {
  const rounds = bonus === null ? settlements : [...settlements, bonus];
  return rounds.map((round, at) => ({ letter: LETTERS[at], round, wedge: wedgeOf(round) }));
}

/** What is yet to enter: good, round and wedge. @param {Table} table @param {WheelSection} wheel @param {number} round */
export const entriesOf = ({ grapes, stone }, { indicators }, round) =>
  Object.entries({ grapes, stone }).flatMap(([good, enters]) =>
    enters === null || enters <= round || good in indicators
      ? []
      : [{ good, round: enters, wedge: wedgeOf(enters) }],
  );

/** The middle of a wedge, clockwise from the top, in radians. @param {number} wedge */
export const angleOf = wedge => (wedge * 2 * Math.PI) / WEDGES - Math.PI / 2;

/** How far the beam has turned; it never turns back. In degrees. @param {number} round */
export const beamAngle = round => ((round + 0.5) * 360) / WEDGES;

/**
 * Where the tokens of a wedge lie, as distances from the middle; what does not fit is counted.
 *
 * @param {number} count
 */
export function packed(count) {
  if (count > 3) return { radii: [80, 57], more: count - 2 };
  return { radii: [[], [70], [79, 53], [81, 57, 34]][count], more: 0 };
}
