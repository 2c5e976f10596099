/**
 * Commands on their way. Each has an id made here, so that the server carries it out once
 * however often it is sent; they outlive a lost connection and a reload of the tab.
 *
 * @typedef {{type: 'act', key: string, action: any} | {type: 'undo', to: number}} Move
 * @typedef {Move | {type: 'chat', text: string} | {type: 'settings', settings: object}} Command
 */

/** Only these wait for each other. */
const MOVES = new Set(['act', 'undo']);

/** @returns {string} */
export function newId() {
  // randomUUID exists on https only; rooms are also played over plain http at home.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

export class Outbox {
  /**
   * @param {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} storage
   * @param {string} name where the commands are kept
   * @param {(message: any) => boolean} send whether the message went out
   */
  constructor(storage, name, send) {
    this.storage = storage;
    this.name = name;
    this.send = send;
    /** @type {Array<Command & {id: string}>} */
    this.commands = JSON.parse(storage.getItem(name) ?? '[]');
  }

  /** The move waiting for its answer: there is never more than one. */
  get move() {
    const move = this.commands.find(({ type }) => MOVES.has(type));
    return /** @type {(Move & {id: string}) | undefined} */ (move) ?? null;
  }

  /**
   * Send a command, or keep it until there is a connection.
   *
   * @param {Command} command
   * @returns {boolean} false: a move is still on its way (a double click, for one)
   */
  put(command) {
    if (MOVES.has(command.type) && this.move) return false;
    const sent = { ...command, id: newId() };
    this.commands.push(sent);
    this.#keep();
    this.send(sent);
    return true;
  }

  /**
   * The server has answered a command.
   *
   * @param {string} id
   * @returns {Command | null} the command, if it is one of ours
   */
  answered(id) {
    const command = this.commands.find(command => command.id === id) ?? null;
    this.commands = this.commands.filter(other => other !== command);
    this.#keep();
    return command;
  }

  /**
   * After a new connection and its first full state: send what was never answered again.
   *
   * A move whose question is no longer open was either carried out (its answer got lost) or
   * can never be. The ids of moves carried out are known to the server alone, so it is asked
   * too: it acknowledges the former and refuses the latter as stale, without any effect.
   */
  again() {
    for (const command of this.commands) this.send(command);
  }

  #keep() {
    if (this.commands.length) this.storage.setItem(this.name, JSON.stringify(this.commands));
    else this.storage.removeItem(this.name);
  }
}
