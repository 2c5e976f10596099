/** Jumping through a finished game by rounds. No drawing here, so that it can be tested. */

/** @typedef {import('../../js/replay.js').Replay} Replay */

/**
 * The first step of every round.
 *
 * @param {Replay} replay
 * @returns {number[]}
 */
export function roundsOf({ positions }) {
  /** @param {number} step */
  const roundAt = step => positions[step]?.shared.round.number;
  return positions.flatMap((_, step) => (roundAt(step) === roundAt(step - 1) ? [] : [step]));
}

/**
 * Where a jump by rounds leads: back to the beginning of this one first, forward to the next.
 *
 * @param {Replay} replay
 * @param {number} step
 * @param {1 | -1} way
 */
export function roundFrom(replay, step, way) {
  const starts = roundsOf(replay);
  const last = replay.positions.length - 1;
  if (way > 0) return starts.find(start => start > step) ?? last;
  return starts.findLast(start => start < step) ?? 0;
}
