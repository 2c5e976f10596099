/** The table: what its reader is doing there, and drawing everything anew after each change. */

import { render } from '../../vendor/lit-html/lit-html.js';
import { back, begin, choose, count, EMPTY, look, take } from '../../js/compose.js';
import { onSettings } from '../../js/controls.js';
import { onLanguage, refusal, t } from '../../js/i18n.js';
import { announce, notice } from '../../js/live.js';
import { Motion } from '../../js/motion.js';
import { verification } from './deal.js';
import { openHelp } from './help.js';
import { Herald } from './herald.js';
import { listenToKeys } from './keys.js';
import { page } from './layout.js';
import { openMenu } from './menu.js';
import { modelOf } from './model.js';
import { lastTurn, turnsOf } from './motion.js';
import { showPersons } from './persons.js';
import { targetsOf } from './targets.js';
import { listenForTips } from './tips.js';

/**
 * @typedef {ReturnType<typeof import('../../js/pages/table.js').appOf>} App
 * @typedef {import('../../js/session.js').View} View
 * @typedef {import('../../js/replay.js').Replay} Replay
 * @typedef {'city' | 'borough' | 'persons' | 'log' | 'hands'} Tab
 *
 * What is only this reader's: nothing of it is ever sent but the finished action.
 * @typedef {object} Ui
 * @property {import('../../js/compose.js').Draft} draft
 * @property {string} key of the question the draft answers
 * @property {number | null} pinned the seat whose borough is shown
 * @property {number | null} hover the same, as long as the pointer is there
 * @property {Tab} tab of a phone
 * @property {'log' | 'chat'} side
 * @property {boolean} board look at the board after the end
 * @property {number} chatSeen the last line of chat that was in sight
 * @property {{of: string, delta: import('../../js/compose.js').Delta | null} | null} preview
 * @property {Awaited<ReturnType<typeof verification>> | 'running' | null} verified
 * @property {Replay | 'loading' | null} replay the ended game, once it was looked at
 * @property {number | null} step of it that is looked at; null: the game as it is now
 * @property {boolean} playing whether its steps follow by themselves
 *
 * @typedef {ReturnType<Table['scene']>} Scene
 */

/** How long somebody is away is told in minutes. */
const REDRAW_AFTER = 30_000;
/** How long a step of an ended game stands while it plays by itself. */
const STEP_EVERY = 1_000;
const NARROW = '(max-width: 699px)';
/** Where a question is answered, on a phone. @type {{[kind: string]: Tab}} */
const TAB_OF = { hire: 'persons', extra_hire: 'persons', outbreak: 'borough' };

export class Table {
  /** @type {View | null} */
  #view = null;
  /** What draws the end; loaded when there is one. @type {typeof import('./end.js') | null} */
  #end = null;
  /** What draws a step of the ended game; loaded when one is looked at. @type {typeof import('./viewer.js') | null} */
  #viewer = null;
  /** The step that was shown last. @type {{step: number, room: object, view: import('../../js/replay.js').PositionView} | null} */
  #past = null;
  #herald = new Herald();
  #motion = new Motion();
  /** @type {import('./guide.js').Guide | null} */
  #guide = null;
  #narrow = matchMedia(NARROW);
  /** @type {Array<() => void>} */
  #stops;
  /** @type {Ui} */
  #ui = {
    draft: EMPTY,
    key: '',
    pinned: null,
    hover: null,
    tab: 'city',
    side: 'log',
    board: false,
    chatSeen: -1,
    preview: null,
    verified: null,
    replay: null,
    step: null,
    playing: false,
  };
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #player;
  /** The tab that a question turned to. @type {{from: Tab, to: Tab} | null} */
  #turned = null;

  /**
   * @param {HTMLElement} root
   * @param {App} app
   * @param {(name: string) => Promise<unknown>} style loads a style sheet that is not always needed
   */
  constructor(root, app, style) {
    this.root = root;
    this.app = app;
    this.style = style;
    this.act = this.#acts();
    const draw = () => this.#draw();
    this.#narrow.addEventListener('change', draw);
    const clock = setInterval(draw, REDRAW_AFTER);
    this.#stops = [
      () => clearInterval(clock),
      () => clearInterval(this.#player),
      onLanguage(draw),
      onSettings(draw),
      listenToKeys(() => this.scene()),
      listenForTips(root),
      () => this.#motion.stop(),
      () => this.#narrow.removeEventListener('change', draw),
    ];
  }

  stop() {
    for (const stop of this.#stops) stop();
  }

  /** @param {View} view */
  update(view) {
    const first = this.#view === null;
    const known = this.#view?.facts.at(-1)?.number ?? Number.POSITIVE_INFINITY;
    this.#view = view;
    const ask = view.sections.prompt?.ask;
    const key = ask?.key ?? '';
    if (key !== this.#ui.key) {
      this.#ui = { ...this.#ui, key, draft: begin(view.sections.offers ?? {}), preview: null };
      if (ask) this.#turnTo(TAB_OF[ask.kind]);
    }
    if (first) this.#openGuide(view.sections.room);
    if (first) this.#ui.chatSeen = view.chat.at(-1)?.number ?? 0;
    this.#draw();
    if (view.sections.room.status !== 'playing' && !this.#end) this.#loadEnd();
    if (first && this.app.openAt !== null) this.#step(this.app.openAt);
    if (first && !this.app.member) this.#verify();
    if (this.#ui.step !== null) return;
    this.#herald.hear(this.scene());
    this.#show(view.facts.filter(({ number }) => number > known));
  }

  /**
   * Turn a phone to where the question is answered, and after it to where the reader was, unless
   * another tab was chosen meanwhile.
   *
   * @param {Tab | undefined} tab
   */
  #turnTo(tab) {
    const turned = this.#turned?.to === this.#ui.tab ? this.#turned : null;
    const from = turned?.from ?? this.#ui.tab;
    this.#turned = tab ? { from, to: tab } : null;
    this.#ui.tab = tab ?? from;
  }

  /** Against bots alone one plays to learn. @param {import('../../js/types/wire.js').Rooms.Room} room */
  async #openGuide({ members, me }) {
    if (members.length < 2 || !members.every(({ bot, seat }) => bot || seat === me)) return;
    const { Guide } = await import('./guide.js');
    this.#guide = await Guide.open(this.style);
    this.#draw();
  }

  /** Show over the board what these facts tell. @param {View['facts']} facts @param {boolean} [asked] by the reader, who wants all of it */
  #show(facts, asked = false) {
    if (asked) this.#motion.skip();
    this.#motion.show(turnsOf(facts, this.scene().model, asked), asked);
  }

  /** Everything the parts of the table are drawn from. */
  scene() {
    const { view, replay } = this.#shown();
    const model = modelOf(view);
    const ui = this.#ui;
    const composed = look(model.offers ?? {}, ui.draft);
    const asked = ui.preview?.of === JSON.stringify(composed.action) ? ui.preview.delta : null;
    return {
      view,
      model,
      ui,
      look: composed,
      /** Whether there is a choice to take back. */
      begun: back(model.offers ?? {}, ui.draft) !== ui.draft,
      targets: targetsOf(composed),
      shownDelta: asked ?? composed.delta,
      unread: view.chat.filter(({ number, seat }) => number > ui.chatSeen && seat !== model.me.seat)
        .length,
      narrow: this.#narrow.matches,
      end: this.#end,
      /** The step of the ended game that is looked at, with all hands. */
      replay,
      app: this.app,
      act: this.act,
      guide: this.#guide,
    };
  }

  /** What is looked at: the game as it is now, or a step of it. */
  #shown() {
    const view = /** @type {View} */ (this.#view);
    const { step, replay } = this.#ui;
    const viewer = this.#viewer;
    if (step === null || !viewer || !replay || replay === 'loading') return { view, replay: null };
    const { room } = view.sections;
    let past = this.#past;
    if (past?.step !== step || past.room !== room) {
      past = { step, room, view: viewer.viewAt(replay, step, viewer.asPlayed(room)) };
      this.#past = past;
    }
    return { view: past.view, replay: { replay, step, viewer, own: past.view.own } };
  }

  #draw() {
    if (!this.#view) return;
    const { side, tab } = this.#ui;
    if (side === 'chat' && (tab === 'log' || !this.#narrow.matches)) {
      this.#ui.chatSeen = this.#view.chat.at(-1)?.number ?? 0;
    }
    const scene = this.scene();
    this.#ask(scene);
    render(page(scene), this.root);
  }

  /** Ask the server for the result that only it can tell. @param {Scene} scene */
  #ask({ look: { action, exact } }) {
    const of = JSON.stringify(action);
    if (!action || exact || this.#ui.preview?.of === of) return;
    this.#set({ preview: { of, delta: null } }, false);
    this.app.preview(action).then(delta => {
      if (this.#ui.preview?.of === of) this.#set({ preview: { of, delta } });
    });
  }

  /** @param {Partial<Ui>} changes @param {boolean} [draw] */
  #set(changes, draw = true) {
    this.#ui = { ...this.#ui, ...changes };
    if (draw) this.#draw();
  }

  /** Go on with the draft, and on a phone to where its next question is answered. @param {import('../../js/compose.js').Draft} draft */
  #compose(draft) {
    this.#set({ draft }, false);
    const { look: composed } = this.scene();
    const of = composed.open?.kind === 'choice' ? composed.open.of : '';
    if (of === 'market') this.#ui.tab = 'city';
    if (of === 'sector' || of === 'place') this.#ui.tab = 'borough';
    this.#draw();
  }

  #confirm() {
    const { look: composed, view } = this.scene();
    if (composed.action && !view.pending) this.app.act(composed.action);
  }

  /** @param {(steps: number[]) => number | undefined} which */
  #undo(which) {
    const { model, view } = this.scene();
    const step = which(model.undo);
    if (step !== undefined && !view.pending) this.app.undo(step);
  }

  async #verify() {
    if (this.#ui.verified === 'running') return;
    this.#set({ verified: 'running' });
    const view = /** @type {View} */ (this.#view);
    this.#set({ verified: await verification(this.app, view) });
  }

  async #loadEnd() {
    try {
      this.#end = await import('./end.js');
    } catch {
      notice(t('error.offline'));
    }
    this.#draw();
  }

  /** Look at a step of the ended game. @param {number | null} step null: at its end */
  async #step(step) {
    if (this.#ui.replay === 'loading') return;
    const replay = this.#ui.replay ?? (await this.#load());
    if (!replay) return;
    const last = replay.positions.length - 1;
    const to = step === null ? null : Math.min(last, Math.max(0, step));
    this.#set({ step: to });
    this.app.at(to);
    // Played steps follow faster than they could be read out.
    if (to !== null && this.#viewer && !this.#ui.playing) {
      announce(this.#viewer.wordsAt(replay, to, this.scene().model));
    }
  }

  /** Let the steps follow by themselves until the last, or stop them. */
  #play() {
    if (this.#ui.playing) return this.#pause();
    const { step, replay } = this.#ui;
    if (step === null || !replay || replay === 'loading') return;
    const last = replay.positions.length - 1;
    this.#set({ playing: true });
    // From the end it begins anew.
    if (step === last) this.#step(0);
    this.#player = setInterval(() => {
      const to = (this.#ui.step ?? last) + 1;
      if (to >= last) this.#pause(false);
      this.#step(to);
    }, STEP_EVERY);
  }

  #pause(draw = true) {
    clearInterval(this.#player);
    if (this.#ui.playing) this.#set({ playing: false }, draw);
  }

  /** @returns {Promise<Replay | null>} */
  async #load() {
    this.#set({ replay: 'loading' });
    let replay = null;
    try {
      const [viewer, steps] = await Promise.all([
        import('./viewer.js'),
        this.app.steps(),
        this.#viewer ?? this.style('viewer'),
      ]);
      this.#viewer = viewer;
      replay = viewer.replayOf(steps);
    } catch (error) {
      notice(refusal(/** @type {any} */ (error)));
    }
    this.#set({ replay });
    return replay;
  }

  /** What the parts of the table may do. */
  #acts() {
    const offers = () => this.scene().model.offers ?? {};
    return {
      /** @param {number} place of an offer */
      take: place => this.#compose(take(offers(), this.#ui.draft, place)),
      /** @param {string} name @param {any} value */
      choose: (name, value) => this.#compose(choose(offers(), this.#ui.draft, name, value)),
      /** @param {string} name @param {string} place @param {number} by */
      count: (name, place, by) => this.#compose(count(offers(), this.#ui.draft, name, place, by)),
      back: () => this.#compose(back(offers(), this.#ui.draft)),
      confirm: () => this.#confirm(),
      undo: () => this.#undo(steps => steps.at(-1)),
      restart: () => this.#undo(steps => steps[0]),
      /** Show a seat's borough, or the reader's own again. @param {number | null} seat */
      pin: seat => {
        const own = seat === this.scene().model.me.seat || seat === this.#ui.pinned;
        this.#set({
          pinned: own ? null : seat,
          hover: null,
          tab: seat === null ? this.#ui.tab : 'borough',
        });
      },
      /** @param {number | null} seat */
      hover: seat => seat !== this.#ui.hover && this.#set({ hover: seat }),
      /** @param {Tab} tab */
      tab: tab => this.#set({ tab }),
      /** @param {'log' | 'chat'} side */
      side: side => this.#set({ side, tab: 'log' }),
      /** @param {string} text */
      say: text => this.app.say(text),
      older: () => this.app.older(),
      replayTurn: () => this.#show(lastTurn(this.scene().view.facts), true),
      replaySince: () => {
        const { facts, seenFact } = this.scene().view;
        this.#show(
          facts.filter(({ number }) => number > seenFact),
          true,
        );
      },
      menu: () => openMenu(this.scene()),
      /** @param {string} [topic] */
      help: topic => openHelp(topic),
      persons: () => showPersons(this.scene().model),
      /** @param {boolean} board */
      showBoard: board => this.#set({ board }),
      verify: () => this.#verify(),
      /** @param {number | null} step */
      step: step => {
        this.#pause(false);
        this.#step(step);
      },
      play: () => this.#play(),
      /** @param {1 | -1} way */
      round: way => {
        const { replay } = this.scene();
        this.#pause(false);
        if (replay) this.#step(replay.viewer.roundFrom(replay.replay, replay.step, way));
      },
      share: () => this.#end?.share(this.scene()),
      rematch: () => this.app.rematch(),
      home: () => this.app.home(),
      draw: () => this.#draw(),
    };
  }
}
