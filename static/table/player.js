/** Lets the steps of an ended game follow by themselves. */

/** How long a step stands, in milliseconds. */
const STEP_EVERY = 1_000;

export class Player {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /** @param {() => void} next */
  constructor(next) {
    this.next = next;
  }

  start() {
    this.stop();
    this.#timer = setInterval(this.next, STEP_EVERY);
  }

  stop() {
    clearInterval(this.#timer);
  }
}
