/**
 * A finished game as positions: what stood where after every log entry, with all hands open.
 *
 * @typedef {import('./types/wire.js').Rooms.StepLine} StepLine
 * @typedef {{[name: string]: any}} Sections
 *
 * @typedef {object} Position
 * @property {number | null} seat whose doing led to it
 * @property {Sections} shared
 * @property {{[seat: string]: Sections}} own what each seat sees besides or instead
 * @property {number} facts how many had been told by then
 *
 * @typedef {object} Replay
 * @property {Position[]} positions
 * @property {Array<{number: number, fact: any}>} facts
 *
 * @typedef {import('./session.js').View & {own: Position['own']}} PositionView
 */

/** @param {Sections} before @param {Sections} changes null: gone */
function merged(before, changes) {
  const after = { ...before, ...changes };
  for (const [name, section] of Object.entries(changes)) if (section === null) delete after[name];
  return after;
}

/**
 * @param {readonly StepLine[]} steps
 * @returns {Replay}
 */
export function replayOf(steps) {
  /** @type {Replay['facts']} */
  const facts = [];
  /** @type {Sections} */
  let shared = {};
  /** @type {Position['own']} */
  let own = {};
  const positions = steps.map(step => {
    shared = merged(shared, step.sections ?? {});
    own = { ...own };
    for (const [seat, changes] of Object.entries(step.own ?? {})) {
      own[seat] = merged(own[seat] ?? {}, changes);
    }
    for (const fact of step.facts ?? []) facts.push({ number: facts.length + 1, fact });
    return { seat: step.seat ?? null, shared, own, facts: facts.length };
  });
  return { positions, facts };
}

/**
 * The view that somebody would have had after a step, had all hands been open.
 *
 * @param {Replay} replay
 * @param {number} step
 * @param {import('./types/wire.js').Rooms.Room} room as its reader sees it
 * @returns {PositionView}
 */
export function viewAt({ positions, facts }, step, room) {
  const { shared, own, facts: told } = positions[step];
  /** @type {Sections} */
  const sections = { room, ...shared };
  for (const seen of Object.values(own)) {
    for (const name of Object.keys(seen)) if (name in shared) sections[name] = seen[name];
  }
  return {
    sections: /** @type {PositionView['sections']} */ ({ ...sections, ...own[room.me] }),
    own,
    facts: facts.slice(0, told),
    factsFrom: 1,
    chat: [],
    here: room.members.map(({ seat }) => seat),
    away: {},
    link: 'ok',
    pending: null,
    refused: null,
    seenFact: 0,
  };
}
