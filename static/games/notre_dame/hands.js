/** Everybody's cards, as they are open in a finished game. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { icon, shape } from '../../js/pieces.js';
import { kindOf } from './model.js';
import { name } from '../../table/rich.js';
import { pic } from './rich.js';
import { cardName } from './words.js';

/** @typedef {import('./game.js').Scene} Scene */
/** @typedef {import('../../js/types/wire.js').NotreDame.View.Hand} Hand */

/** @param {string} card @param {string} [locked] why it is no longer to be chosen from */
const chip = (card, locked = '') =>
  html`<li class="t-${kindOf(card)} ${locked ? 'is-kept' : ''}" data-card=${kindOf(card)} data-tip=${t(`nd.card_text.${kindOf(card)}`)}>${
    locked ? html`${icon('u-lock', 's')}<span class="sr">${locked}</span>` : nothing
  }${pic(`i-${kindOf(card)}`, 's')}${cardName(card)}</li>`;

/** @param {Hand} hand */
function cards({ cards, pack, pick, kept }) {
  const open = pack.map(card => chip(card, card === pick ? t('table.state.locked') : ''));
  const all = [
    ...kept.map(card => chip(card, t('nd.hand.kept'))),
    ...open,
    ...cards.map(card => chip(card)),
  ];
  return all.length ? html`<ul>${all}</ul>` : html`<span class="muted">${t('nd.hand.none')}</span>`;
}

/** @param {Scene} scene */
export function hands({ model, replay }) {
  const own = replay?.own ?? {};
  return html`<section class="panel hands" aria-label=${t('nd.hands')}>
    <h2 class="head">${icon('u-hand', 's')}${t('nd.hands')}</h2>
    <ol>${model.players.map(
      ({ seat }) =>
        html`<li data-hand=${seat}><span class="who">${shape(seat, 's')}${name(model, seat)}</span>${cards(own[seat].hand)}</li>`,
    )}</ol></section>`;
}
