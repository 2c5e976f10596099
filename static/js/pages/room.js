/** A room: come in, wait, play. Owns the session; the game draws its own table. */

import { html, nothing, render } from '../../vendor/lit-html/lit-html.js';
import { get, post } from '../api.js';
import { show as showAttention } from '../attention.js';
import { onSettings } from '../controls.js';
import { ask } from '../dialog.js';
import { onLanguage, refusal, t } from '../i18n.js';
import { alertNow, announce, notice } from '../live.js';
import { loadWords } from '../options.js';
import { useSprite } from '../panorama.js';
import { icon, nameOf } from '../pieces.js';
import { go } from '../router.js';
import { Session } from '../session.js';
import { sound } from '../sound.js';
import { linkState, nameField, page, problem, smallPage } from './frame.js';
import { appOf } from './table.js';
import { roomTitle, waitingRoom } from './waiting.js';

/** @typedef {import('../session.js').View} View */
/** @typedef {import('../types/wire.js').Rooms.RematchLine} Rematch */
/** @typedef {{update: (view: View) => void, unmount: () => void}} Table */

/** Goodbyes to somebody who has no seat here. */
const SEATLESS = new Set(['no_room', 'gone', 'removed', 'signed_out']);
const AT_THE_TABLE = new Set(['playing', 'finished', 'abandoned']);

class RoomPage {
  /** What is shown while there is no room: 'loading', 'join', or a reason why not. */
  #instead = 'loading';
  #name = '';
  #busy = false;
  /** @type {string | null} */
  #refused = null;
  /** @type {import('../api.js').Guest | null} */
  #guest = null;
  /** @type {import('../api.js').Game[]} */
  #games = [];
  /** @type {Table | 'loading' | null} */
  #table = null;
  /** The rematch as it was last told. @type {Rematch | null | undefined} */
  #rematch;
  #stopped = false;
  #drawing = false;
  #needed = false;
  /** @type {(() => void) | null} */
  #dropSprite = null;
  #stops = [onLanguage(() => this.#draw()), onSettings(() => this.#draw())];

  /** @param {HTMLElement} root @param {string} id */
  constructor(root, id) {
    this.root = root;
    this.id = id;
    this.session = new Session(id, {
      change: message => this.#changed(message),
      end: reason => this.#ended(reason),
      asideRefused: refused => notice(refusal(refused)),
    });
    this.#render();
    this.#begin();
  }

  unmount() {
    this.#stopped = true;
    this.session.stop();
    for (const stop of this.#stops) stop();
    if (this.#table && this.#table !== 'loading') this.#table.unmount();
    this.#dropSprite?.();
    render(nothing, this.root);
  }

  /** Come in as a member, or ask whether to become one. */
  async #begin() {
    let known = true;
    try {
      const [me, { games }] = await Promise.all([get('/me'), get('/games')]);
      await Promise.all(games.map((/** @type {any} */ game) => loadWords(game.id)));
      this.#guest = me.guest;
      this.#games = games;
      known = me.rooms.some((/** @type {any} */ room) => room.id === this.id);
    } catch (error) {
      notice(refusal(/** @type {any} */ (error)));
    }
    if (this.#stopped) return;
    if (known) this.session.start();
    else this.#instead = 'join';
    this.#draw();
  }

  /** @param {Event} event */
  async #join(event) {
    event.preventDefault();
    await this.try(async () => {
      if (!this.#guest) this.#guest = await post('/me', { name: this.#name });
      await post('/join', { room: this.id });
      this.#instead = 'loading';
      this.session.start();
    });
  }

  /** Do one thing after another; a refusal is shown. @param {() => Promise<void>} work */
  async try(work) {
    if (this.#busy) return;
    this.#busy = true;
    this.#refused = null;
    this.#draw();
    try {
      await work();
    } catch (error) {
      this.#refused = refusal(/** @type {any} */ (error));
      if (this.#instead !== 'join') notice(this.#refused);
    }
    this.#busy = false;
    this.#draw();
  }

  /** @param {import('../types/wire.js').ServerMessage | null} message */
  #changed(message) {
    if (!this.session.known) return;
    const view = this.session.view();
    this.#attend(view);
    this.#follow(view.sections.room.rematch);
    if (message?.type === 'chat' && message.lines.length === 1) this.#heard(view, message.lines[0]);
    this.#draw();
  }

  /** @param {View} view @param {import('../types/wire.js').Live.ChatLine} line */
  #heard(view, line) {
    if (line.seat === view.sections.room.me) return;
    sound('chat');
    if (!this.#table) return;
    announce(`${nameOf(line)}: ${line.text}`);
  }

  /** Let title, icon and sound say whether I am waited for. @param {View} view */
  #attend(view) {
    const { room, prompt } = view.sections;
    const needed = room.status === 'playing' && (prompt?.waiting.includes(room.me) ?? false);
    if (needed && !this.#needed) sound('turn');
    this.#needed = needed;
    showAttention({ needed, title: roomTitle(room) });
  }

  /** Go along when the rematch begins that I have been waiting for. @param {Rematch | null} rematch */
  #follow(rematch) {
    const { me } = this.session.view().sections.room;
    const before = this.#rematch;
    this.#rematch = rematch;
    // Who only comes to look at the last game stays there.
    if (before === undefined || before?.status === 'playing') return;
    if (rematch?.status === 'playing' && rematch.accepted.includes(me)) go(`/r/${rematch.room}`);
  }

  /** @param {string} reason */
  #ended(reason) {
    alertNow(t(`bye.${reason}`));
    if (this.#table && this.#table !== 'loading') this.#table.unmount();
    this.#table = null;
    this.#instead = reason;
    this.#draw();
  }

  /** Draw at the next frame, once; a hidden tab has no frames but a title to set. */
  #draw() {
    if (this.#drawing || this.#stopped) return;
    this.#drawing = true;
    const run = () => {
      this.#drawing = false;
      if (!this.#stopped) this.#render();
    };
    if (document.hidden) setTimeout(run, 0);
    else requestAnimationFrame(run);
  }

  #render() {
    const known = this.session.known && this.#instead === 'loading';
    const room = known ? this.session.view().sections.room : null;
    const playing = room !== null && AT_THE_TABLE.has(room.status) && !room.held;
    if (playing) {
      this.#dropSprite?.();
      this.#dropSprite = null;
      this.#renderTable(room.game);
      return;
    }
    this.#dropSprite ??= useSprite();
    if (!room) render(this.#withoutRoom(), this.root);
    else if (room.status === 'open') render(this.#waiting(), this.root);
    else render(this.#closed(room), this.root);
    if (this.#instead !== 'loading') showAttention({ needed: false, title: '' });
  }

  #waiting() {
    const view = this.session.view();
    const { room } = view.sections;
    const doing = {
      post: (/** @type {string} */ action, /** @type {object | undefined} */ body) => {
        this.try(() => this.session.post(action, body));
      },
      say: (/** @type {string} */ text) => this.session.say(text),
      leave: () => void this.leave('leave.text_open'),
    };
    const game = this.#games.find(game => game.id === room.game) ?? null;
    const lines = this.root.querySelector('.chatlines');
    const atEnd = !lines || lines.scrollTop + lines.clientHeight >= lines.scrollHeight - 8;
    // The newest line stays in sight, unless the reader has scrolled up.
    if (atEnd) requestAnimationFrame(() => this.root.querySelector('.chatlines')?.scrollTo(0, 1e6));
    return waitingRoom(view, game, doing, linkState(view.link));
  }

  /** @param {string} game */
  async #renderTable(game) {
    if (this.#table === 'loading') return;
    if (this.#table) {
      this.#table.update(this.session.view());
      return;
    }
    this.#table = 'loading';
    render(nothing, this.root);
    try {
      const { mount } = await import(`/games/${game}/index.js`);
      // A game draws into an element of its own, in whatever way it likes.
      const box = document.createElement('div');
      this.root.append(box);
      // The mount may wait for pictures and words.
      const drawn = await mount(box, appOf(this.session, this));
      const table = {
        update: (/** @type {View} */ view) => drawn.update(view),
        unmount() {
          drawn.unmount();
          box.remove();
        },
      };
      if (this.#stopped || this.#instead !== 'loading') {
        table.unmount();
        return;
      }
      this.#table = table;
      this.#draw();
    } catch (error) {
      this.#table = null;
      this.#instead = 'no_table';
      this.#draw();
      throw error;
    }
  }

  /** Get up, after asking once more. @param {string} text key of what leaving means */
  async leave(text) {
    const { status } = this.session.view().sections.room;
    if (status === 'open' || status === 'playing') {
      const buttons = [
        { value: false, label: t('cancel') },
        { value: true, label: t('leave'), kind: 'primary danger' },
      ];
      if (!(await ask(t('leave'), t(text), buttons))) return;
      try {
        await this.session.post('leave');
      } catch (error) {
        notice(refusal(/** @type {any} */ (error)));
        return;
      }
    }
    go('/');
  }

  #withoutRoom() {
    if (this.#instead === 'loading') {
      return page({
        title: 'Parvis',
        text: t('room.coming'),
        main: html`<p class="loading" role="status">${t('room.coming')}</p>`,
        layout: 'small-page',
      });
    }
    if (this.#instead === 'join') return this.#joinPage();
    const lost = SEATLESS.has(this.#instead);
    const again = html`<button class="btn primary" type="button" @click=${() => location.reload()}>${icon('u-restart')}${t('bye.again')}</button>`;
    return smallPage(
      t(lost ? 'room.not_here' : 'room.stopped'),
      t(`bye.${this.#instead}`),
      lost ? nothing : again,
    );
  }

  #joinPage() {
    const main = html`<section class="panel box"><h2>${t('invited.title')}</h2><p>${t('invited.text')}</p>
      <form @submit=${(/** @type {Event} */ event) => this.#join(event)}>
        ${
          this.#guest
            ? html`<p>${t('join.as', { name: this.#guest.name })}</p>`
            : nameField(this.#name, value => {
                this.#name = value;
              })
        }
        ${problem(this.#refused)}
        <button class="btn primary" aria-disabled=${this.#busy}>${icon('u-arrow-right')}${t('invited.button')}</button>
      </form></section>`;
    return page({ title: 'Parvis', text: t('home.tag'), main, layout: 'small-page' });
  }

  /** @param {import('../types/wire.js').Rooms.Room} room */
  #closed(room) {
    const save = html`<a class="btn" href="/api/rooms/${this.id}/export" download>${icon('u-export')}${t('export')}</a>`;
    return smallPage(
      roomTitle(room),
      t(room.held ? 'room.held' : 'room.closed'),
      room.held ? save : nothing,
    );
  }
}

/** @param {HTMLElement} root @param {string} id */
export function mount(root, id) {
  const room = new RoomPage(root, id);
  return () => room.unmount();
}
