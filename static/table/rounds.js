/** Jumping through a finished game by rounds. No drawing here, so that it can be tested. */

/** @typedef {import('../js/replay.js').Replay} Replay */

/** @typedef {(shared: any) => number} RoundOf the round a position lies in */

/**
 * The first step of every round.
 *
 * @param {Replay} replay
 * @param {RoundOf} roundOf
 * @returns {number[]}
 */
export function roundsOf({ positions }, roundOf) {
  /** @param {number} step */
  const roundAt = step => positions[step] && roundOf(positions[step].shared);
  return positions.flatMap((_, step) => (roundAt(step) === roundAt(step - 1) ? [] : [step]));
}

/**
 * Where a jump by rounds leads: back to the beginning of this one first, forward to the next.
 *
 * @param {Replay} replay
 * @param {number} step
 * @param {1 | -1} way
 * @param {RoundOf} roundOf
 */
export function roundFrom(replay, step, way, roundOf) {
  const starts = roundsOf(replay, roundOf);
  const last = replay.positions.length - 1;
  if (way > 0) return starts.find(start => start > step) ?? last;
  return starts.findLast(start => start < step) ?? 0;
}
