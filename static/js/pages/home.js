/** Home: go on with a game, make a room, enter a code, and who I am on other devices. */

import { html, nothing, render } from '../../vendor/lit-html/lit-html.js';
import { get, post } from '../api.js';
import { show as showAttention } from '../attention.js';
import { spaced } from '../codes.js';
import { onSettings } from '../controls.js';
import { onLanguage, refusal, t } from '../i18n.js';
import { remember } from '../memory.js';
import { defaults, loadWords, optionRows, segment } from '../options.js';
import { useSprite } from '../panorama.js';
import { icon } from '../pieces.js';
import { go } from '../router.js';
import { account } from './account.js';
import { nameField, page, problem } from './frame.js';
import { continueBox, gameList, isOpen } from './games.js';

const LOOK_EVERY = 20_000;

/** @param {HTMLElement} root */
export function mount(root) {
  const state = {
    /** @type {import('../api.js').Guest | null} */
    guest: null,
    /** @type {import('../api.js').RoomLine[]} */
    rooms: [],
    /** @type {import('../api.js').Game[]} */
    games: [],
    loaded: false,
    game: '',
    seats: 0,
    /** @type {{[name: string]: any}} */
    options: {},
    title: '',
    name: '',
    code: '',
    showHidden: false,
    busy: false,
    /** @type {{where: string, text: string} | null} */
    problem: null,
  };

  /** @param {string} where */
  const problemOf = where => problem(state.problem?.where === where ? state.problem.text : null);

  /** Run one step of the form `where`; its refusal is shown there. @param {string} where @param {() => Promise<unknown>} work */
  async function run(where, work) {
    if (state.busy) return;
    state.busy = true;
    state.problem = null;
    draw();
    try {
      await work();
    } catch (error) {
      state.problem = { where, text: refusal(/** @type {any} */ (error)) };
    }
    state.busy = false;
    draw();
  }

  /** The games there are, once their names can be said in the reader's language. */
  async function games() {
    if (state.games.length) return state.games;
    const { games } = await get('/games');
    await Promise.all(games.map((/** @type {any} */ game) => loadWords(game.id)));
    return games;
  }

  async function look() {
    const [me, known] = await Promise.all([get('/me'), games()]);
    state.guest = me.guest;
    state.rooms = me.rooms;
    state.games = known;
    if (!state.game) choose(known[0]);
    state.loaded = true;
    draw();
  }

  /** @param {import('../api.js').Game} game */
  function choose(game) {
    state.game = game.id;
    state.seats = game.seats.includes(4) ? 4 : game.seats[0];
    state.options = defaults(game);
  }

  async function beSomebody() {
    if (!state.guest) await post('/me', { name: state.name });
  }

  /** @param {Event} event */
  function create(event) {
    event.preventDefault();
    run('create', async () => {
      await beSomebody();
      const { game, seats, options, title } = state;
      const { id } = await post('/rooms', { game, seats, options, title });
      go(`/r/${id}`);
    });
  }

  /** A missing name is asked for where it is to be typed, as when making a room. @param {Event} event */
  function learn(event) {
    if (!(/** @type {any} */ (event.currentTarget).form.reportValidity())) return;
    run('learn', async () => {
      await beSomebody();
      const { id } = await post('/guide', { game: state.game });
      remember(`guide.${id}`, 'begun');
      go(`/r/${id}`);
    });
  }

  /** @param {Event} event */
  function join(event) {
    event.preventDefault();
    run('join', async () => {
      await beSomebody();
      const { id } = await post('/join', { code: state.code });
      go(`/r/${id}`);
    });
  }

  const name = () =>
    state.guest
      ? nothing
      : nameField(state.name, value => {
          state.name = value;
          draw();
        });

  function createBox() {
    const game = state.games.find(game => game.id === state.game);
    if (!game)
      return html`<section class="panel box"><h2>${t('create.title')}</h2>${problemOf('begin')}</section>`;
    const chooseGame = (/** @type {string} */ id) => {
      const other = state.games.find(game => game.id === id);
      if (other) choose(other);
      draw();
    };
    return html`<section class="panel box"><h2>${t('create.title')}</h2><p class="muted">${t('create.text')}</p>
      <form @submit=${create}>
        ${segment({ label: t('create.game'), values: state.games.map(game => game.id), chosen: state.game, text: id => t(`game.${id}`), choose: chooseGame, small: false })}
        <div class="line"><span>${t('players')}</span>${segment({
          label: t('players'),
          values: game.seats,
          chosen: state.seats,
          text: String,
          choose: seats => {
            state.seats = seats;
            draw();
          },
        })}</div>
        <details><summary>${t('create.more')}</summary><div class="opts">
        <label class="field"><span class="label">${t('room.title')}</span><input class="input" maxlength="40" autocomplete="off"
          placeholder=${t('room.title_hint')} .value=${state.title}
          @input=${(/** @type {any} */ event) => (state.title = event.target.value)}></label>
        ${optionRows(game, state.options, (name, value) => {
          state.options = { ...state.options, [name]: value };
          draw();
        })}</div></details>
        ${name()}${problemOf('create')}
        <button class="btn primary wide bottom" aria-disabled=${state.busy}>${icon('u-plus')}${t('create.button')}</button>
        ${problemOf('learn')}
        <button class="btn wide" type="button" data-action="learn" aria-disabled=${state.busy} @click=${learn}>${icon('u-help')}${t('learn.button')}</button>
      </form></section>`;
  }

  function joinBox() {
    return html`<section class="panel box"><h2>${t('join.title')}</h2><p class="muted">${t('join.text')}</p>
      <form @submit=${join}>
        <label><span class="sr">${t('room.code')}</span><input class="input code-input" placeholder="XXXX-XXXX" required
          pattern=".{9}" title=${t('join.text')} autocapitalize="characters" autocomplete="off" spellcheck="false" .value=${state.code}
          @input=${(/** @type {any} */ event) => {
            state.code = event.target.value = spaced(event.target.value);
          }}></label>
        ${name()}${problemOf('join')}
        <button class="btn wide" aria-disabled=${state.busy}>${icon('u-arrow-right')}${t('join.button')}</button>
        <p class="muted note bottom">${icon('u-lock', 's')} ${t('join.note')}</p>
      </form></section>`;
  }

  /** @param {import('../api.js').RoomLine} room */
  const hide = room =>
    run('games', async () => {
      await post(`/rooms/${room.id}/hide`, { hidden: !room.hidden });
      await look();
    });

  function draw() {
    const mine = state.rooms.filter(room => !room.hidden);
    showAttention({ needed: mine.some(room => room.mine), title: '' });
    const games = gameList(state.rooms, state.showHidden, hide, () => {
      state.showHidden = !state.showHidden;
      draw();
    });
    const main = html`${continueBox(mine)}${createBox()}${joinBox()}${games}${problemOf('games')}
      ${state.loaded ? account(state.guest, state.rooms.length > 0, look) : nothing}`;
    render(
      page({
        title: 'Parvis',
        text: t('home.tag'),
        home: true,
        main,
        layout: mine.some(isOpen) ? 'boxes' : 'boxes pair',
      }),
      root,
    );
  }

  draw();
  run('begin', look);
  const lookAgain = () => {
    // A missed look is made good by the next one.
    if (document.visibilityState === 'visible') look().catch(() => {});
  };
  const timer = setInterval(lookAgain, LOOK_EVERY);
  document.addEventListener('visibilitychange', lookAgain);
  const stops = [onLanguage(draw), onSettings(draw), useSprite()];
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookAgain);
    for (const stop of stops) stop();
    render(nothing, root);
  };
}
