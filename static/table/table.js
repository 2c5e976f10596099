/** The table: what its reader is doing there, and drawing everything anew after each change. */

import { render } from '../vendor/lit-html/lit-html.js';
import { back, begin, choose, count, EMPTY, look, take } from '../js/compose.js';
import { onSettings } from '../js/controls.js';
import { onLanguage, t } from '../js/i18n.js';
import { notice } from '../js/live.js';
import { Motion } from '../js/motion.js';
import { Herald } from './herald.js';
import { listenToKeys } from './keys.js';
import { page } from './layout.js';
import { openMenu } from './menu.js';
import { Past } from './past.js';
import { verification } from './proof.js';
import { listenForTips } from './tips.js';

/**
 * @typedef {ReturnType<typeof import('../js/pages/table.js').appOf>} App
 * @typedef {import('../js/session.js').View} View
 * @typedef {import('../js/replay.js').Replay} Replay
 * @typedef {import('./game.js').Game} Game
 *
 * What is only this reader's: nothing of it is ever sent but the finished action. A game may
 * keep more here.
 * @typedef {object} OwnUi
 * @property {import('../js/compose.js').Draft} draft
 * @property {import('../js/compose.js').Draft} begun what the draft was to begin with
 * @property {string} key of the question the draft answers
 * @property {number | null} pinned the seat whose place is shown
 * @property {number | null} hover the same, as long as the pointer is there
 * @property {string} tab of a phone
 * @property {'log' | 'chat'} side
 * @property {boolean} board look at the board after the end
 * @property {number} chatSeen the last line of chat that was in sight
 * @property {{of: string, delta: import('../js/compose.js').Delta | null} | null} preview
 * @property {import('./proof.js').Verified | 'running' | null} verified
 * @property {Replay | 'loading' | null} replay the ended game, once it was looked at
 * @property {number | null} step of it that is looked at; null: the game as it is now
 * @property {boolean} playing whether its steps follow by themselves
 * @typedef {OwnUi & {[name: string]: any}} Ui
 *
 * @typedef {ReturnType<Table['scene']>} Scene
 */

/** How long somebody is away is told in minutes. */
const REDRAW_AFTER = 30_000;
const NARROW = '(max-width: 699px)';

export class Table {
  /** @type {View | null} */
  #view = null;
  /** What draws the end; loaded when there is one. @type {any} */
  #end = null;
  #herald = new Herald();
  #motion = new Motion();
  /** @type {import('./guide.js').Guide | null} */
  #guide = null;
  #narrow = matchMedia(NARROW);
  /** @type {Array<() => void>} */
  #stops;
  /** @type {Ui} */
  #ui;
  #past;
  /** The tab that a question turned to. @type {{from: string, to: string} | null} */
  #turned = null;

  /**
   * @param {HTMLElement} root
   * @param {App} app
   * @param {Game} game
   */
  constructor(root, app, game) {
    this.root = root;
    this.app = app;
    this.game = game;
    this.#ui = {
      draft: EMPTY,
      begun: EMPTY,
      key: '',
      pinned: null,
      hover: null,
      tab: game.home,
      side: 'log',
      board: false,
      chatSeen: -1,
      preview: null,
      verified: null,
      replay: null,
      step: null,
      playing: false,
      ...game.ui,
    };
    this.#past = new Past({
      app,
      ui: () => this.#ui,
      set: (changes, redraw) => this.#set(changes, redraw),
      scene: () => this.scene(),
    });
    this.act = this.#acts();
    const draw = () => this.#draw();
    this.#narrow.addEventListener('change', draw);
    addEventListener('resize', draw);
    const clock = setInterval(draw, REDRAW_AFTER);
    this.#stops = [
      () => clearInterval(clock),
      () => this.#past.stop(),
      onLanguage(draw),
      onSettings(draw),
      listenToKeys(() => this.scene()),
      listenForTips(root),
      () => this.#motion.stop(),
      () => this.#narrow.removeEventListener('change', draw),
      () => removeEventListener('resize', draw),
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
      const draft =
        this.game.begin?.(view.sections.offers ?? {}) ?? begin(view.sections.offers ?? {});
      const own = this.game.asked(ask?.kind ?? null);
      this.#ui = { ...this.#ui, key, draft, begun: draft, preview: null, ...own };
      if (ask) this.#turnTo(this.game.tabOf[ask.kind]);
    }
    if (first) this.#openGuide(view.sections.room);
    if (first) this.#ui.chatSeen = view.chat.at(-1)?.number ?? 0;
    this.#draw();
    if (view.sections.room.status !== 'playing' && !this.#end) this.#loadEnd();
    if (first && this.app.openAt !== null) this.#past.step(this.app.openAt);
    if (first && !this.app.member) this.#verify();
    if (this.#ui.step !== null) return;
    this.#herald.hear(this.scene());
    this.#show(view.facts.filter(({ number }) => number > known));
  }

  /**
   * Turn a phone to where the question is answered, and after it to where the reader was, unless
   * another tab was chosen meanwhile.
   *
   * @param {string | undefined} tab
   */
  #turnTo(tab) {
    const turned = this.#turned?.to === this.#ui.tab ? this.#turned : null;
    const from = turned?.from ?? this.#ui.tab;
    this.#turned = tab ? { from, to: tab } : null;
    this.#ui.tab = tab ?? from;
  }

  /** Who plays alone, or against bots alone, may be learning. @param {import('../js/types/wire.js').Rooms.Room} room */
  async #openGuide(room) {
    this.#guide = await this.game.guide(room);
    if (this.#guide) this.#draw();
  }

  /** Show over the board what these facts tell. @param {View['facts']} facts @param {boolean} [asked] by the reader, who wants all of it */
  #show(facts, asked = false) {
    if (asked) this.#motion.skip();
    this.#motion.show(this.game.turnsOf(facts, this.scene().model, asked), asked);
  }

  /** Everything the parts of the table are drawn from. */
  scene() {
    const { view, replay } = this.#past.shown(/** @type {View} */ (this.#view));
    /** @type {import('./game.js').Model} */
    const model = this.game.modelOf(view);
    const ui = this.#ui;
    const composed = look(model.offers ?? {}, ui.draft, this.game.assume);
    const asked = ui.preview?.of === JSON.stringify(composed.action) ? ui.preview.delta : null;
    return {
      game: this.game,
      view,
      model,
      ui,
      look: composed,
      /** Whether there is a choice to take back. */
      begun: ui.draft !== ui.begun && back(model.offers ?? {}, ui.draft) !== ui.draft,
      targets: this.game.targetsOf(composed),
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

  #draw() {
    if (!this.#view) return;
    const { side, tab } = this.#ui;
    if (side === 'chat' && (tab === 'log' || !this.#narrow.matches)) {
      this.#ui.chatSeen = this.#view.chat.at(-1)?.number ?? 0;
    }
    const scene = this.scene();
    this.#ask(scene);
    render(page(scene), this.root);
    this.game.drawn?.(scene);
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

  /** Go on with the draft, and on a phone to where its next question is answered. @param {import('../js/compose.js').Draft} draft */
  #compose(draft) {
    this.#set({ draft }, false);
    const { look: composed } = this.scene();
    const tab = this.game.tabOfField(composed.open);
    if (tab) this.#ui.tab = tab;
    // It is the reader's own place that is built on.
    if (tab === this.game.placeTab) this.#ui.pinned = null;
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
    this.#set({ verified: await verification(this.app, view, this.game.proves) });
  }

  async #loadEnd() {
    try {
      this.#end = await this.game.loadEnd();
    } catch {
      notice(t('error.offline'));
    }
    this.#draw();
  }

  /** What the parts of the table may do. */
  #acts() {
    const offers = () => this.scene().model.offers ?? {};
    const { assume } = this.game;
    return {
      /** @param {number} place of an offer */
      take: place => this.#compose(take(offers(), this.#ui.draft, place)),
      /** @param {string} name @param {any} value */
      choose: (name, value) => this.#compose(choose(offers(), this.#ui.draft, name, value, assume)),
      /** @param {string} name @param {string} place @param {number} by */
      count: (name, place, by) =>
        this.#compose(count(offers(), this.#ui.draft, name, place, by, assume)),
      back: () => this.#compose(back(offers(), this.#ui.draft)),
      /** @param {import('../js/compose.js').Draft} draft */
      compose: draft => this.#compose(draft),
      confirm: () => this.#confirm(),
      undo: () => this.#undo(steps => steps.at(-1)),
      restart: () => this.#undo(steps => steps[0]),
      /** Show a seat's place, or the reader's own again. @param {number | null} seat */
      pin: seat => {
        const mine = seat === this.scene().model.me.seat || seat === this.#ui.pinned;
        this.#set({
          pinned: mine ? null : seat,
          hover: null,
          tab: seat === null ? this.#ui.tab : this.game.placeTab,
        });
      },
      /** @param {number | null} seat */
      hover: seat => seat !== this.#ui.hover && this.#set({ hover: seat }),
      /** @param {string} tab */
      tab: tab => this.#set({ tab }),
      /** @param {'log' | 'chat'} side */
      side: side => this.#set({ side, tab: 'log' }),
      /** @param {string} text */
      say: text => this.app.say(text),
      older: () => this.app.older(),
      replayTurn: () => this.#show(this.game.lastTurn(this.scene().view.facts), true),
      replaySince: () => {
        const { facts, seenFact } = this.scene().view;
        this.#show(
          facts.filter(({ number }) => number > seenFact),
          true,
        );
      },
      menu: () => openMenu(this.scene()),
      /** @param {string} [topic] */
      help: topic => this.game.openHelp(topic),
      /** @param {boolean} board */
      showBoard: board => this.#set({ board }),
      verify: () => this.#verify(),
      /** @param {number | null} step */
      step: step => this.#past.jump(step),
      play: () => this.#past.play(),
      /** @param {1 | -1} way */
      round: way => this.#past.round(way),
      share: () => this.#end?.share(this.scene()),
      rematch: () => this.app.rematch(),
      home: () => this.app.home(),
      draw: () => this.#draw(),
      /** Change what only the reader sees. @param {Partial<Ui>} changes */
      set: changes => this.#set(changes),
    };
  }
}
