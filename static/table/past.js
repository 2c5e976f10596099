/** Looking at the steps of an ended game, one by one or as they follow by themselves. */

import { refusal } from '../js/i18n.js';
import { announce, notice } from '../js/live.js';

/**
 * @typedef {import('../js/session.js').View} View
 * @typedef {import('../js/replay.js').Replay} Replay
 * @typedef {import('./table.js').Ui} Ui
 *
 * The table it is part of.
 * @typedef {object} Around
 * @property {import('./table.js').App} app
 * @property {() => Ui} ui
 * @property {(changes: Partial<Ui>, draw?: boolean) => void} set
 * @property {() => any} scene
 */

/** How long a step stands while they follow by themselves, in milliseconds. */
const STEP_EVERY = 1_000;

export class Past {
  /** What draws a step; loaded when one is looked at. @type {typeof import('./viewer.js') | null} */
  #viewer = null;
  /** The step that was shown last. @type {{step: number, room: object, view: import('../js/replay.js').PositionView} | null} */
  #last = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /** @param {Around} around */
  constructor(around) {
    this.around = around;
  }

  stop() {
    clearInterval(this.#timer);
  }

  /** The whole game, once it has come. @returns {Replay | null} */
  get #replay() {
    const { replay } = this.around.ui();
    return replay && replay !== 'loading' ? replay : null;
  }

  /** What is looked at: the game as it is now, or a step of it. @param {View} view as it is now */
  shown(view) {
    const { step } = this.around.ui();
    const replay = this.#replay;
    const viewer = this.#viewer;
    if (step === null || !viewer || !replay) return { view, replay: null };
    const { room } = view.sections;
    let last = this.#last;
    if (last?.step !== step || last.room !== room) {
      last = { step, room, view: viewer.viewAt(replay, step, viewer.asPlayed(room)) };
      this.#last = last;
    }
    return { view: last.view, replay: { replay, step, viewer, own: last.view.own } };
  }

  /** Look at a step. @param {number | null} step null: at the end */
  async step(step) {
    const { ui, set, app, scene } = this.around;
    if (ui().replay === 'loading') return;
    const replay = this.#replay ?? (await this.#load());
    if (!replay) return;
    const last = replay.positions.length - 1;
    const to = step === null ? null : Math.min(last, Math.max(0, step));
    set({ step: to });
    app.at(to);
    // Played steps follow faster than they could be read out.
    if (to !== null && this.#viewer && !ui().playing) {
      announce(this.#viewer.wordsAt(replay, to, scene()));
    }
  }

  /** The same, by the reader: what plays by itself stops. @param {number | null} step */
  jump(step) {
    this.#pause(false);
    this.step(step);
  }

  /** To another round. @param {1 | -1} way */
  round(way) {
    const { replay, game } = this.around.scene();
    this.#pause(false);
    if (!replay) return;
    this.step(replay.viewer.roundFrom(replay.replay, replay.step, way, game.roundOf));
  }

  /** Let the steps follow by themselves until the last, or stop them. */
  play() {
    const { step, playing } = this.around.ui();
    if (playing) return this.#pause();
    const replay = this.#replay;
    if (step === null || !replay) return;
    this.around.set({ playing: true });
    // From the end it begins anew.
    if (step === replay.positions.length - 1) this.step(0);
    this.stop();
    this.#timer = setInterval(() => this.#next(), STEP_EVERY);
  }

  /** The next step, of those that follow by themselves. */
  #next() {
    const replay = this.#replay;
    if (!replay) return;
    const last = replay.positions.length - 1;
    const to = (this.around.ui().step ?? last) + 1;
    if (to >= last) this.#pause(false);
    this.step(to);
  }

  #pause(draw = true) {
    this.stop();
    if (this.around.ui().playing) this.around.set({ playing: false }, draw);
  }

  /** @returns {Promise<Replay | null>} */
  async #load() {
    const { set, app } = this.around;
    set({ replay: 'loading' });
    let replay = null;
    try {
      const [viewer, steps] = await Promise.all([import('./viewer.js'), app.steps()]);
      this.#viewer = viewer;
      replay = viewer.replayOf(steps);
    } catch (error) {
      notice(refusal(/** @type {any} */ (error)));
    }
    set({ replay });
    return replay;
  }
}
