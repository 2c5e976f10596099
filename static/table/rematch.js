/** After the end: playing again, and showing the game to others. */

import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { ask } from '../js/dialog.js';
import { refusal, t } from '../js/i18n.js';
import { notice } from '../js/live.js';
import { copy, icon } from '../js/pieces.js';
import { rich } from './rich.js';
import { everyone, say } from './words.js';

/** @typedef {import('./table.js').Scene} Scene */

/** The rematch that may still be joined, or has begun. @param {Scene} scene */
function rematchOf({ model }) {
  const { rematch } = model.room;
  return rematch?.status === 'open' || rematch?.status === 'playing' ? rematch : null;
}

/** Ask for a rematch, or agree to it; nothing once that is done. @param {Scene} scene */
export function rematchButton(scene) {
  const { model, act, app } = scene;
  const rematch = rematchOf(scene);
  if (!app.member || rematch?.status === 'playing' || rematch?.accepted.includes(model.room.me)) {
    return nothing;
  }
  return html`<button class="btn primary" type="button" data-action="rematch" @click=${() => act.rematch()}>${icon('u-restart')}${
    rematch ? t('table.rematch.accept') : t('table.rematch')
  }</button>`;
}

/** Who wants to play again; nothing as long as nobody does. @param {Scene} scene */
export function rematchStrip(scene) {
  const { model, app } = scene;
  const rematch = rematchOf(scene);
  if (!rematch || !model.over) return nothing;
  const { room, status, accepted } = rematch;
  const enter = accepted.includes(model.room.me)
    ? html`<button class="btn small" type="button" data-action="enter" @click=${() => app.enter(room)}>${icon('u-arrow-right', 's')}${
        status === 'playing' ? t('table.rematch.enter') : t('table.rematch.room')
      }</button>`
    : nothing;
  const seats = model.players.length;
  const words =
    status === 'playing'
      ? t('table.rematch.begun')
      : rich(
          say('table.rematch.wanted', { names: everyone(accepted), n: accepted.length, seats }),
          model,
        );
  return html`<section class="vote" role="status" data-rematch=${status}><p>${words}</p>${enter}</section>`;
}

/** Let anybody see what the reader sees now, or nobody any more. @param {Scene} scene */
export async function share({ app, replay }) {
  let link = '';
  try {
    link = await app.share(replay ? replay.step : null);
  } catch (error) {
    notice(refusal(/** @type {any} */ (error)));
    return;
  }
  const body = html`<p>${t('table.end.link_text')}</p><p class="seatlink" data-result-link>${link}</p>`;
  const chosen = await ask(t('table.end.link'), body, [
    { value: 'close', label: t('close') },
    ...(app.member ? [{ value: 'revoke', label: t('table.end.revoke'), kind: 'danger' }] : []),
    { value: 'copy', label: t('copy'), kind: 'primary' },
  ]);
  if (chosen === 'copy') notice((await copy(link)) ? t('copied') : t('copy_by_hand'));
  if (chosen === 'revoke') app.unshare();
}
