/** A finished game for anybody who has its result link. */

import { html, nothing, render } from '../../vendor/lit-html/lit-html.js';
import { ApiError, get } from '../api.js';
import { show as showAttention } from '../attention.js';
import { onSettings, openSettings } from '../controls.js';
import { onLanguage, refusal, t } from '../i18n.js';
import { loadWords } from '../options.js';
import { useSprite } from '../panorama.js';
import { icon } from '../pieces.js';
import { replayOf, viewAt } from '../replay.js';
import { go } from '../router.js';
import { sound } from '../sound.js';
import { page, smallPage } from './frame.js';
import { roomTitle } from './waiting.js';

const OF_STEP = /^\d{1,6}$/;

/** The step named in the address. */
function stepInAddress() {
  const step = new URLSearchParams(location.search).get('step') ?? '';
  return OF_STEP.test(step) ? Number(step) : null;
}

/** @param {string} token @param {number | null} step */
const addressOf = (token, step) => `/w/${token}${step === null ? '' : `?step=${step}`}`;

/**
 * What a table may do for somebody who only looks on.
 *
 * @param {string} token
 * @param {readonly import('../replay.js').StepLine[]} steps
 * @returns {import('../../table/table.js').App}
 */
function appOf(token, steps) {
  const nothingToDo = () => {};
  return {
    member: false,
    openAt: stepInAddress(),
    act: nothingToDo,
    undo: nothingToDo,
    preview: () => Promise.resolve(null),
    say: nothingToDo,
    configure: nothingToDo,
    older: nothingToDo,
    leave: () => go('/'),
    abandon: () => Promise.resolve(),
    exportUrl: `/api/results/${token}/record`,
    record: () => get(`/results/${token}/record`),
    steps: () => Promise.resolve(steps),
    at: step => history.replaceState(null, '', addressOf(token, step)),
    share: step => Promise.resolve(location.origin + addressOf(token, step)),
    unshare: () => Promise.resolve(),
    rematch: () => Promise.resolve(),
    enter: () => Promise.resolve(),
    commitmentSeen: null,
    seatLink: () => Promise.resolve(''),
    sound,
    openSettings,
    home: () => go('/'),
  };
}

/** @param {HTMLElement} root @param {string} token */
export function mount(root, token) {
  let stopped = false;
  /** Whether the root is the table's now: what is drawn there would remove it. */
  let seated = false;
  /** @type {any} why there is nothing to see; null: not yet known */
  let refused = null;
  /** @type {{unmount: () => void} | null} */
  let table = null;
  /** @type {(() => void) | null} */
  let dropSprite = useSprite();

  const draw = () => {
    if (stopped || seated) return;
    const shown = refused
      ? smallPage(t('result.none'), refusal(refused), held())
      : page({
          title: 'Parvis',
          text: t('room.coming'),
          main: html`<p class="loading" role="status">${t('room.coming')}</p>`,
          layout: 'small-page',
        });
    render(shown, root);
  };

  /** Rules that are no longer played still leave a record. */
  const held = () =>
    refused.code === 'held'
      ? html`<a class="btn" href="/api/results/${token}/record" download>${icon('u-export')}${t('export')}</a>`
      : nothing;

  async function begin() {
    const [{ room }, { steps }] = await Promise.all([
      get(`/results/${token}`),
      get(`/results/${token}/steps`),
    ]);
    await loadWords(room.game);
    const { mount: mountTable } = await import(`/games/${room.game}/index.js`);
    if (stopped) return;
    seated = true;
    dropSprite?.();
    dropSprite = null;
    render(nothing, root);
    const box = document.createElement('div');
    root.append(box);
    const drawn = await mountTable(box, appOf(token, steps));
    table = {
      unmount() {
        drawn.unmount();
        box.remove();
      },
    };
    if (stopped) table.unmount();
    else {
      showAttention({ needed: false, title: roomTitle(room) });
      drawn.update(viewAt(replayOf(steps), steps.length - 1, room));
    }
  }

  draw();
  begin().catch(error => {
    if (!(error instanceof ApiError)) throw error;
    refused = error;
    draw();
  });
  const stops = [onLanguage(draw), onSettings(draw)];
  return () => {
    stopped = true;
    for (const stop of stops) stop();
    table?.unmount();
    dropSprite?.();
    showAttention({ needed: false, title: '' });
    render(nothing, root);
  };
}
