/** The socket of a room: opened again whenever it is lost, for as long as the page wants it. */

const PROTO = 1;

/** @typedef {import('./types/wire.js').ClientMessage} ClientMessage */
/** @typedef {import('./types/wire.js').ServerMessage} ServerMessage */
/** @typedef {'connecting' | 'ok' | 'lost'} Link */

/**
 * What a connection needs of its surroundings; tests bring their own.
 *
 * @typedef {object} Surroundings
 * @property {(url: string) => WebSocket} open
 * @property {(run: () => void, ms: number) => any} later
 * @property {(timer: any) => void} cancel
 * @property {() => number} random
 * @property {(run: () => void) => () => void} onWake the network or the page has come back
 */

const FIRST_DELAY = 500;
const LONGEST_DELAY = 15_000;
const OPEN_WITHIN = 10_000;
const QUIET_FOR = 20_000;
const ANSWER_WITHIN = 8_000;
const ANSWER_AFTER_SLEEP = 3_000;

/** Goodbyes after which coming back would be of no use. */
const FINAL = new Set([
  'removed',
  'no_room',
  'gone',
  'replaced',
  'signed_out',
  'protocol',
  'hello',
]);

/** @type {Surroundings} */
const browser = {
  open: url => new WebSocket(url),
  later: (run, ms) => setTimeout(run, ms),
  cancel: timer => clearTimeout(timer),
  random: Math.random,
  onWake(run) {
    const ifVisible = () => document.visibilityState === 'visible' && run();
    addEventListener('online', run);
    addEventListener('pageshow', run);
    document.addEventListener('visibilitychange', ifVisible);
    return () => {
      removeEventListener('online', run);
      removeEventListener('pageshow', run);
      document.removeEventListener('visibilitychange', ifVisible);
    };
  },
};

export class Connection {
  /** @type {WebSocket | null} */
  #socket = null;
  #attempts = 0;
  /** @type {any} */
  #timer = null;
  /** @type {(() => void) | null} */
  #forgetWakes = null;

  /**
   * @param {string} url
   * @param {object} on
   * @param {(message: ServerMessage) => void} on.message
   * @param {(link: Link) => void} on.link
   * @param {(reason: string) => void} on.end the server does not want us back
   * @param {Surroundings} [around]
   */
  constructor(url, on, around = browser) {
    this.url = url;
    this.on = on;
    this.around = around;
  }

  /** Connect, and stay connected until `stop`. */
  start() {
    if (this.#forgetWakes) return;
    this.#forgetWakes = this.around.onWake(() => this.#wake());
    this.on.link('connecting');
    this.#connect();
  }

  stop() {
    this.#forgetWakes?.();
    this.#forgetWakes = null;
    this.#letGo();
  }

  /**
   * @param {ClientMessage} message
   * @returns {boolean} whether it went out
   */
  send(message) {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** @param {() => void} run @param {number} ms */
  #after(run, ms) {
    this.around.cancel(this.#timer);
    this.#timer = this.around.later(run, ms);
  }

  #letGo() {
    this.around.cancel(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  #connect() {
    this.#letGo();
    const socket = this.around.open(this.url);
    this.#socket = socket;
    socket.onopen = () => this.send({ type: 'hello', proto: PROTO });
    socket.onmessage = event => this.#heard(JSON.parse(event.data));
    socket.onclose = () => this.#lost();
    this.#after(() => this.#lost(), OPEN_WITHIN);
  }

  /** @param {ServerMessage} message */
  #heard(message) {
    if (message.type === 'bye' && FINAL.has(message.reason)) {
      this.stop();
      this.on.link('lost');
      this.on.end(message.reason);
      return;
    }
    this.#attempts = 0;
    this.on.link('ok');
    this.#after(() => this.#probe(ANSWER_WITHIN), QUIET_FOR);
    this.on.message(message);
  }

  /** @param {number} within */
  #probe(within) {
    this.send({ type: 'ping' });
    this.#after(() => this.#lost(), within);
  }

  #lost() {
    this.#letGo();
    this.on.link('lost');
    const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#attempts);
    this.#attempts += 1;
    const delay = Math.max(FIRST_DELAY, longest * (0.5 + this.around.random() / 2));
    this.#after(() => this.#connect(), delay);
  }

  /** A socket that looks open may have died in our sleep; any other is not waited for. */
  #wake() {
    if (this.#socket?.readyState === 1) this.#probe(ANSWER_AFTER_SLEEP);
    else this.#connect();
  }
}
