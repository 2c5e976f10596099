/** Checks an ended game in this browser: the promise, every draw, and what the game told of them. */

/**
 * @typedef {{key: string, params: {n?: number}, good: boolean}} Finding
 * @typedef {{ok: boolean, lines: Finding[]}} Verified
 */

/**
 * @param {{record: () => Promise<any>, commitmentSeen: string | null}} app
 * @param {import('../js/session.js').View} view
 * @param {(record: any, known: any[]) => boolean} told whether the facts are what the draws dealt
 * @returns {Promise<Verified>}
 */
export async function verification(app, view, told) {
  /** @type {Finding[]} */
  const lines = [];
  /** @param {boolean} good @param {string} key @param {{n?: number}} [params] */
  const say = (good, key, params = {}) => lines.push({ key: `table.verify.${key}`, params, good });
  try {
    // Seldom wanted, and a sixth of the table's weight: loaded only now.
    const { verify } = await import('../js/verify.js');
    const record = await app.record();
    const seen = app.commitmentSeen;
    const { commitment, draws, ok } = verify(record, null);
    if (commitment !== (seen ?? view.sections.room.commitment)) say(false, 'not_promised');
    else say(true, seen === null ? 'unseen' : 'promised');
    say(ok, ok ? 'good' : 'bad_draws', { n: draws.length });
    const known = view.facts.map(({ fact }) => fact);
    const dealt = told(record, known);
    say(dealt, dealt ? 'facts' : 'bad_facts');
  } catch {
    say(false, 'failed');
  }
  return { ok: lines.every(line => line.good), lines };
}
