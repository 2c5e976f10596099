/**
 * The client's copy of a room, kept from the server's messages. Pure: no socket, no page.
 *
 * Facts are a gapless run of what this seat learned: numbers `from` .. `from + facts.length - 1`.
 *
 * @typedef {object} World
 * @property {number} seq the newest state taken; 0: none yet
 * @property {{[name: string]: any}} sections
 * @property {number} from number of the first known fact
 * @property {any[]} facts
 * @property {import('../types/wire.js').Live.ChatLine[]} chat
 * @property {number[]} here
 * @property {{[seat: string]: number}} away when the others were last here, in seconds since 1970
 */

/** @returns {World} */
export const emptyWorld = () => ({
  seq: 0,
  sections: {},
  from: 1,
  facts: [],
  chat: [],
  here: [],
  away: {},
});

/** @param {World} world */
export const lastFact = world => world.from + world.facts.length - 1;

/**
 * Join new facts to the known ones. A later run with a hole before it replaces them.
 *
 * @param {World} world
 * @param {{after: number, facts: any[]}} told
 * @returns {World}
 */
function learn(world, told) {
  const first = told.after + 1;
  const next = told.after + told.facts.length + 1;
  if (!told.facts.length) return world.facts.length ? world : { ...world, from: first };
  if (!world.facts.length || first > lastFact(world) + 1) {
    return { ...world, from: first, facts: told.facts };
  }
  if (next < world.from) return world;
  const before = told.facts.slice(0, Math.max(world.from - first, 0));
  const after = told.facts.slice(Math.max(lastFact(world) + 1 - first, 0));
  if (!before.length && !after.length) return world;
  return {
    ...world,
    from: Math.min(first, world.from),
    facts: [...before, ...world.facts, ...after],
  };
}

/**
 * @param {World} world
 * @param {import('../types/wire.js').Live.State} message
 * @returns {{world: World, send: import('../types/wire.js').ClientMessage[]}}
 */
function state(world, message) {
  if (message.base !== 0 && message.base !== world.seq) {
    return { world: { ...world, seq: -1 }, send: world.seq === -1 ? [] : [{ type: 'sync' }] };
  }
  const sections = message.base === 0 ? {} : { ...world.sections };
  for (const [name, section] of Object.entries(message.sections)) {
    if (section === null) delete sections[name];
    else sections[name] = section;
  }
  const known = lastFact(world);
  const gap =
    world.facts.length > 0 && message.facts.facts.length > 0 && message.facts.after > known;
  return {
    world: { ...learn(world, message.facts), seq: message.seq, sections },
    send: gap ? [{ type: 'log', after: known }] : [],
  };
}

/**
 * @param {import('../types/wire.js').Live.ChatLine[]} known
 * @param {import('../types/wire.js').Live.ChatLine[]} told
 */
function heard(known, told) {
  const last = known.at(-1)?.number ?? 0;
  return [...known, ...told.filter(line => line.number > last)];
}

/**
 * Take one message in; `send` is what the server must be asked for in turn.
 *
 * @param {World} world
 * @param {import('../types/wire.js').ServerMessage} message
 * @returns {{world: World, send: import('../types/wire.js').ClientMessage[]}}
 */
export function receive(world, message) {
  switch (message.type) {
    case 'state':
      return state(world, message);
    case 'log':
      return { world: learn(world, message.facts), send: [] };
    case 'chat':
      return { world: { ...world, chat: heard(world.chat, message.lines) }, send: [] };
    case 'presence':
      return { world: { ...world, here: message.here, away: message.away ?? {} }, send: [] };
    default:
      return { world, send: [] };
  }
}
