/**
 * Shows what others did, over a board that already stands as the server has it: a caption, a
 * piece on its way, a badge with the result. Nothing waits for it and it changes nothing.
 *
 * @typedef {string[]} Finder selectors; the first that is in sight is meant
 *
 * @typedef {object} Step
 * @property {number} ms
 * @property {{at: Finder, words: string}} [caption]
 * @property {{drawing: unknown, path: Finder[]}[]} [travels]
 * @property {{at: Finder, sign: unknown}[]} [badges]
 *
 * @typedef {Step[]} Turn what one seat did, or what followed by itself
 *
 * @typedef {'normal' | 'slow' | 'off'} Speed
 */

import { html, render } from '../vendor/lit-html/lit-html.js';
import { recall, remember } from './memory.js';

/** No turn of somebody else takes longer, in milliseconds; what is longer is hurried. */
export const LONGEST = 3000;
const SLOWER = 2;
/** Who is this far behind is shown the newest turns only. */
const MOST_TURNS = 3;
/** How long what has changed stays outlined where motion is not wanted. */
const OUTLINED = 4000;
const STILL = '(prefers-reduced-motion: reduce)';

/** @type {Speed[]} */
export const SPEEDS = ['normal', 'slow', 'off'];

/** @returns {Speed} */
export function speed() {
  const kept = recall('motion');
  return kept === 'slow' || kept === 'off' ? kept : 'normal';
}

/** @param {Speed} wanted */
export const setSpeed = wanted => remember('motion', wanted === 'normal' ? null : wanted);

/**
 * How long each step of a turn lasts.
 *
 * @param {Turn} turn
 * @param {Speed} at
 */
export function timing(turn, at) {
  const whole = turn.reduce((sum, { ms }) => sum + ms, 0);
  const scale = Math.min(1, LONGEST / whole) * (at === 'slow' ? SLOWER : 1);
  return turn.map(({ ms }) => ms * scale);
}

/** @param {Finder} finder @returns {DOMRect | null} */
function place(finder) {
  return seen(finder)?.getBoundingClientRect() ?? null;
}

/** @param {Finder} finder @returns {Element | null} */
function seen(finder) {
  for (const selector of finder) {
    for (const element of document.querySelectorAll(selector)) {
      const { width, height, bottom, top } = element.getBoundingClientRect();
      if (width && height && bottom > 0 && top < innerHeight) return element;
    }
  }
  return null;
}

/** @param {DOMRect} box @returns {[number, number]} */
const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

export class Motion {
  /** @type {Turn[]} */
  #waiting = [];
  #running = false;
  /** Ends the step that is shown. @type {(() => void) | null} */
  #end = null;
  #layer = document.createElement('div');
  #stops;

  constructor() {
    this.#layer.className = 'motion';
    this.#layer.ariaHidden = 'true';
    document.body.append(this.#layer);
    const skip = () => this.skip();
    const hidden = () => document.hidden && this.skip();
    /** @param {KeyboardEvent} event */
    const onEscape = event => event.key === 'Escape' && this.skip();
    document.addEventListener('pointerdown', skip);
    document.addEventListener('keydown', onEscape);
    document.addEventListener('visibilitychange', hidden);
    this.#stops = () => {
      document.removeEventListener('pointerdown', skip);
      document.removeEventListener('keydown', onEscape);
      document.removeEventListener('visibilitychange', hidden);
    };
  }

  stop() {
    this.skip();
    this.#stops();
    this.#layer.remove();
  }

  /** Forget everything that waits, and end what is shown. */
  skip() {
    this.#waiting = [];
    this.#end?.();
  }

  /**
   * Show turns after those that wait; the oldest are left out where it would take too long.
   *
   * @param {Turn[]} turns
   * @param {boolean} [all] leave out none: the reader asked for them
   */
  show(turns, all = false) {
    if (document.hidden || (speed() === 'off' && !all)) return;
    this.#waiting.push(...turns.filter(turn => turn.length));
    if (!all) this.#waiting = this.#waiting.slice(-MOST_TURNS);
    if (!this.#running) this.#run();
  }

  async #run() {
    this.#running = true;
    for (let turn = this.#waiting.shift(); turn; turn = this.#waiting.shift()) {
      if (matchMedia(STILL).matches) await this.#outline(turn);
      else await this.#turn(turn);
    }
    this.#running = false;
  }

  /** @param {Turn} turn */
  async #turn(turn) {
    const lengths = timing(turn, speed());
    let skipped = false;
    for (const [i, step] of turn.entries()) {
      if (skipped) break;
      skipped = await this.#step(step, lengths[i]);
    }
    render(html``, this.#layer);
  }

  /** @param {Step} step @param {number} ms @returns {Promise<boolean>} whether it was skipped */
  #step({ caption, travels = [], badges = [] }, ms) {
    /** @type {Array<[unknown, string, Finder[]]>} */
    const parts = [
      ...travels.map(
        ({ drawing, path }) =>
          /** @type {[unknown, string, Finder[]]} */ ([drawing, 'travel', path]),
      ),
      ...badges.map(
        ({ at, sign }) => /** @type {[unknown, string, Finder[]]} */ ([sign, 'badge', [at]]),
      ),
    ];
    if (caption) parts.push([caption.words, 'caption', [caption.at]]);
    render(
      parts.map(([what, kind]) => html`<div class="moving is-${kind}">${what}</div>`),
      this.#layer,
    );
    const moves = [...this.#layer.children].map((element, i) => {
      const [, kind, path] = parts[i];
      return animate(/** @type {HTMLElement} */ (element), kind, path, ms);
    });
    return this.#wait(ms, () => {
      for (const move of moves) move?.cancel();
    });
  }

  /** Without motion: what changed is outlined for a while. @param {Turn} turn */
  #outline(turn) {
    const finders = turn.flatMap(({ caption, travels = [], badges = [] }) => [
      ...(caption ? [caption.at] : []),
      ...travels.map(({ path }) => path[path.length - 1]),
      ...badges.map(({ at }) => at),
    ]);
    const changed = finders.map(seen).filter(element => element !== null);
    for (const element of changed) element.setAttribute('data-changed', '');
    return this.#wait(OUTLINED, () => {
      for (const element of changed) element.removeAttribute('data-changed');
    });
  }

  /** @param {number} ms @param {() => void} tidy @returns {Promise<boolean>} whether it was skipped */
  #wait(ms, tidy) {
    return new Promise(resolve => {
      /** @param {boolean} skipped */
      const end = skipped => {
        clearTimeout(timer);
        this.#end = null;
        tidy();
        resolve(skipped);
      };
      const timer = setTimeout(() => end(false), ms);
      this.#end = () => end(true);
    });
  }
}

/** @param {HTMLElement} element @param {string} kind @param {Finder[]} path @param {number} ms */
function animate(element, kind, path, ms) {
  const boxes = path.map(place).filter(box => box !== null);
  if (!boxes.length) {
    element.hidden = true;
    return null;
  }
  const { width, height } = element.getBoundingClientRect();
  const points = boxes
    .map(middle)
    .map(([x, y]) => [
      Math.max(4, Math.min(innerWidth - width - 4, x - width / 2)),
      Math.max(4, Math.min(innerHeight - height - 4, y - height / 2)),
    ]);
  const frames = points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  if (kind === 'travel') {
    return element.animate(frames, { duration: ms, easing: 'ease-in-out', fill: 'forwards' });
  }
  const [{ transform: here }] = frames;
  const lifted = `${here} translateY(-10px)`;
  return element.animate(
    [
      { transform: here, opacity: 0 },
      { transform: lifted, opacity: 1, offset: 0.25 },
      { transform: lifted, opacity: 1 },
    ],
    { duration: ms, fill: 'forwards' },
  );
}
