/** One room as this seat knows it: socket, store and outbox together, without any page. */

import { get, post } from './api.js';
import { Connection } from './connection.js';
import { recall, remember, tabStorage } from './memory.js';
import { newId, Outbox } from './outbox.js';
import { emptyWorld, lastFact, receive } from './store/protocol.js';

/**
 * What the pages are given.
 *
 * @typedef {object} View
 * @property {import('./types/wire.js').Sections & {[name: string]: any}} sections
 * @property {Array<{number: number, fact: any}>} facts
 * @property {number} factsFrom
 * @property {import('./types/wire.js').Live.ChatLine[]} chat
 * @property {number[]} here
 * @property {{[seat: string]: number}} away when the others were last here, in seconds since 1970
 * @property {import('./connection.js').Link} link
 * @property {{type: string} | null} pending
 * @property {{code: string, params: {[name: string]: any}} | null} refused
 * @property {number} seenFact
 */

/** @typedef {import('./outbox.js').Move} Move */

const PREVIEW_WITHIN = 5000;

export class Session {
  #world = emptyWorld();
  /** @type {import('./connection.js').Link} */
  #link = 'connecting';
  /** @type {View['refused']} */
  #refused = null;
  /** Whether this socket has not yet brought its first state. */
  #fresh = true;
  /** The key of what I was asked when the last move was made; null: not known. @type {string | null} */
  #asked = null;
  /** A move whose acknowledgement came before the state it led to. @type {Move | null} */
  #done = null;
  /** @type {Map<string, (delta: any) => void>} */
  #previews = new Map();

  /**
   * @param {string} room
   * @param {object} on
   * @param {(message: import('./types/wire.js').ServerMessage | null) => void} on.change
   * @param {(reason: string) => void} on.end the server said goodbye for good
   * @param {(refusal: NonNullable<View['refused']>) => void} on.asideRefused of chat and settings
   */
  constructor(room, on) {
    this.room = room;
    this.on = on;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.connection = new Connection(`${scheme}://${location.host}/ws/rooms/${room}`, {
      message: message => this.#heard(message),
      link: link => this.#linked(link),
      end: reason => on.end(reason),
    });
    this.outbox = new Outbox(tabStorage(), `parvis.outbox.${room}`, message =>
      this.connection.send(message),
    );
  }

  start() {
    this.connection.start();
  }

  stop() {
    this.connection.stop();
  }

  /** Whether the first state has come. */
  get known() {
    return 'room' in this.#world.sections;
  }

  /** @returns {View} */
  view() {
    const { sections, from, facts, chat, here, away } = this.#world;
    const move = this.#pending;
    return {
      sections: /** @type {View['sections']} */ (sections),
      facts: facts.map((fact, at) => ({ number: from + at, fact })),
      factsFrom: from,
      chat,
      here,
      away,
      link: this.#link,
      pending: move && { type: move.type },
      refused: this.#refused,
      seenFact: Number(recall(`seen.${this.room}`) ?? 0),
    };
  }

  get #key() {
    return this.#world.sections.prompt?.ask?.key ?? '';
  }

  /** The move that has not yet shown its result. */
  get #pending() {
    return this.outbox.move ?? this.#done;
  }

  /** The promise of this game's seed as it was when first seen. */
  get commitmentSeen() {
    return recall(`commitment.${this.room}`);
  }

  /** @param {any} action */
  act(action) {
    const key = this.#key;
    if (key) this.#put({ type: 'act', key, action });
  }

  /** @param {number} to */
  undo(to) {
    this.#put({ type: 'undo', to });
  }

  /** @param {string} text */
  say(text) {
    this.outbox.put({ type: 'chat', text });
  }

  /** Change what this seat may set at any time. @param {object} settings all of them */
  configure(settings) {
    this.outbox.put({ type: 'settings', settings });
  }

  /**
   * Ask for the certain result of an answer.
   *
   * @param {any} action
   * @returns {Promise<{[name: string]: [number, number]} | null>} null: refused, or no answer
   */
  preview(action) {
    const key = this.#key;
    const id = newId();
    if (!key || !this.connection.send({ type: 'preview', id, key, action }))
      return Promise.resolve(null);
    return new Promise(resolve => {
      const timer = setTimeout(() => this.#previewed(id, null), PREVIEW_WITHIN);
      this.#previews.set(id, delta => {
        clearTimeout(timer);
        resolve(delta);
      });
    });
  }

  /** Ask for the facts before the first known one. */
  older() {
    if (this.#world.from > 1) this.connection.send({ type: 'log', after: 0 });
  }

  /** @returns {Promise<any>} the whole record of an ended game */
  record() {
    return get(`/rooms/${this.room}/record`);
  }

  /** @param {string} action @param {object} [body] */
  post(action, body) {
    return post(`/rooms/${this.room}/${action}`, body);
  }

  /** @param {number} seat @returns {Promise<string>} a one-use link */
  async seatLink(seat) {
    const { token } = await this.post('seat-link', { seat });
    return `${location.origin}/s/${token}`;
  }

  /** @param {Move} move */
  #put(move) {
    if (this.#pending || !this.outbox.put(move)) return;
    this.#asked = this.#key;
    this.#refused = null;
    this.on.change(null);
  }

  /** @param {import('./connection.js').Link} link */
  #linked(link) {
    if (link === 'lost') this.#fresh = true;
    if (link === this.#link) return;
    this.#link = link;
    if (link === 'lost') for (const id of [...this.#previews.keys()]) this.#previewed(id, null);
    this.on.change(null);
  }

  /** @param {import('./types/wire.js').ServerMessage} message */
  #heard(message) {
    const { world, send } = receive(this.#world, message);
    this.#world = world;
    for (const question of send) this.connection.send(question);
    if (message.type === 'state') this.#stated(message);
    else if (message.type === 'preview') this.#previewed(message.id, message.delta);
    else if (message.type === 'ack') this.#answered(message.id, null);
    else if (message.type === 'reject') this.#answered(message.id, message);
    this.on.change(message);
  }

  /** @param {import('./types/wire.js').Live.State} message */
  #stated(message) {
    const room = this.#world.sections.room;
    // A promise seen only after the end promises nothing.
    if (room?.status === 'playing' && !this.commitmentSeen) {
      remember(`commitment.${this.room}`, room.commitment);
    }
    if (this.#key !== this.#asked) this.#done = null;
    if (!this.#fresh || message.base !== 0) return;
    this.#fresh = false;
    this.#asked = null;
    this.#done = null;
    this.outbox.again();
  }

  /** @param {string} id @param {any} delta */
  #previewed(id, delta) {
    this.#previews.get(id)?.(delta);
    this.#previews.delete(id);
  }

  /** @param {string} id @param {import('./types/wire.js').Live.Reject | null} reject */
  #answered(id, reject) {
    this.#previewed(id, null);
    const command = this.outbox.answered(id);
    if (!command) return;
    const refused = reject && { code: reject.code, params: reject.params ?? {} };
    if (command.type === 'chat' || command.type === 'settings') {
      if (refused) this.on.asideRefused(refused);
      return;
    }
    this.#refused = refused;
    if (command.type === 'act') this.#asked = command.key;
    // Every answer and every undo changes the key: with the old one the old question still stands.
    this.#done = !refused && this.#key === this.#asked ? command : null;
    if (!refused) remember(`seen.${this.room}`, String(lastFact(this.#world)));
  }
}
