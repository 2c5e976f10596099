/**
 * Checks that what a finished game told is what its draws dealt: who began. Nothing else is drawn.
 *
 * @typedef {import('../../js/types/wire.js').Draws.Draw} Draw
 */

/**
 * @param {{draws: readonly Draw[], facts: readonly any[]}} record
 * @param {readonly any[]} [seen] facts this browser heard while the game went on
 */
export function verifyStart({ draws, facts }, seen = []) {
  const started = facts.find(({ type }) => type === 'started');
  const drawn = draws.find(
    ({ stream }) => stream.split('/').at(-1)?.replace(/#\d+$/, '') === 'start',
  );
  const same = seen
    .filter(({ type }) => type === 'started')
    .every(fact => fact.start_seat === started?.start_seat);
  return Boolean(started) && same && (!drawn || drawn.result[0] === started.start_seat);
}
