/** What is needed seldom: settings, a new player for a lost one, breaking off, leaving. */

import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { ask } from '../js/dialog.js';
import { refusal, t } from '../js/i18n.js';
import { notice } from '../js/live.js';
import { copy } from '../js/pieces.js';
import { namer, rich } from './rich.js';
import { everyone, say } from './words.js';

/** @typedef {import('./table.js').Scene} Scene */

/** Show a new player's link, to be copied. @param {Scene} scene @param {number} seat */
async function newPlayer({ model, app }, seat) {
  let link = '';
  try {
    link = await app.seatLink(seat);
  } catch (error) {
    notice(refusal(/** @type {any} */ (error)));
    return;
  }
  const body = html`<p>${t('table.menu.seat_link_text')}</p><p class="seatlink" data-seat-link>${link}</p>`;
  const buttons = [
    { value: false, label: t('close') },
    { value: true, label: t('copy'), kind: 'primary' },
  ];
  const title = t('table.menu.seat_link', { name: namer(model)(seat) });
  if (await ask(title, body, buttons)) {
    notice((await copy(link)) ? t('copied') : t('copy_by_hand'));
  }
}

/** @param {Scene} scene */
async function abandon({ app }) {
  const buttons = [
    { value: false, label: t('cancel') },
    { value: true, label: t('table.vote.agree'), kind: 'primary danger' },
  ];
  if (await ask(t('table.menu.abandon'), t('table.menu.abandon_text'), buttons)) app.abandon(true);
}

/** @param {Scene} scene */
const showKeys = ({ game }) =>
  ask(
    t('table.menu.keys'),
    html`<ul class="keys">${t(`${game.prefix}.keys`)
      .split(' · ')
      .map(line => html`<li>${line}</li>`)}</ul>`,
    [{ value: true, label: t('close') }],
  );

/** @param {string} url */
function download(url) {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/**
 * Everything in the menu, with what it does.
 *
 * @param {Scene} scene
 * @returns {Array<{value: () => unknown, label: string, kind?: string}>}
 */
function items(scene) {
  const { model, app } = scene;
  const { me, room } = model;
  const lost = room.host === me.seat && !model.over ? model.players.filter(one => one.away) : [];
  const voting = me.agreed
    ? { value: () => app.abandon(false), label: t('table.vote.withdraw') }
    : { value: () => abandon(scene), label: t('table.menu.abandon') };
  return [
    { value: () => app.openSettings(), label: t('settings.title') },
    { value: () => scene.act.help(), label: t('table.do.rules') },
    { value: () => showKeys(scene), label: t('table.menu.keys') },
    { value: () => download(app.exportUrl), label: t('export') },
    ...lost.map(({ seat }) => ({
      value: () => newPlayer(scene, seat),
      label: t('table.menu.seat_link', { name: namer(model)(seat) }),
    })),
    { value: () => app.home(), label: t('home.mine') },
    ...(model.over || scene.replay
      ? []
      : [voting, { value: () => app.leave(), label: t('leave'), kind: 'danger' }]),
    { value: () => {}, label: t('close'), kind: 'primary' },
  ];
}

/** @param {Scene} scene */
export async function openMenu(scene) {
  const choose = await ask(t('table.do.menu'), html`<div class="menu"></div>`, items(scene));
  choose?.();
}

/** Who wants to break the game off; nothing as long as nobody does. @param {Scene} scene */
export function voteStrip({ model, app }) {
  const agreed = model.players.filter(player => player.agreed).map(player => player.seat);
  if (!agreed.length || model.over) return nothing;
  const { me } = model;
  const words = say('table.vote', {
    names: everyone(agreed),
    n: agreed.length,
    seats: model.players.length,
  });
  return html`<section class="vote" role="status"><p>${rich(words, model)}</p>
    <button class="btn small" type="button" data-action="vote" @click=${() => app.abandon(!me.agreed)}>${
      me.agreed ? t('table.vote.withdraw') : t('table.vote.agree')
    }</button></section>`;
}
