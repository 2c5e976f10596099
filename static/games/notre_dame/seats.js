/** Every seat, one row each: all that is public about it. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { icon, shape } from '../../js/pieces.js';
import { state } from '../../table/players.js';
import { name, namer, text } from '../../table/rich.js';
import { figure, pic, token } from './rich.js';
import { cardNames, messageName } from './words.js';
import { kindOf } from './model.js';

/** @typedef {import('./game.js').Scene} Scene */
/** @typedef {import('./model.js').Player} Player */

/** @param {Player} player */
function score({ has: { prestige } }) {
  const words =
    prestige === null ? t('nd.seat.prestige_hidden') : t('nd.seat.prestige', { n: prestige });
  return html`<span class="score" title=${words}>${pic('i-prestige', 's')}<span aria-hidden="true">${prestige ?? '?'}</span><span class="sr">${words}</span></span>`;
}

/** @param {Player} player */
function rat({ has: { rat, forecast } }) {
  if (!forecast) return figure('i-rat', rat, t('nd.seat.rat', { n: rat }));
  const { after, outbreak } = forecast;
  const words = outbreak
    ? t('nd.seat.rat_outbreak', { n: rat })
    : t('nd.seat.rat_next', { n: rat, after });
  const shown = html`${rat}<small class="fc"> → ${after}${outbreak ? '!' : ''}</small>`;
  return figure('i-rat', shown, words, outbreak ? 'low' : '');
}

/** @param {Player} player */
function stats(player) {
  const { gold, personal, general, influence } = player.has;
  const markers = html`${personal}<small class="opt"> · ${general}</small>`;
  return html`<span class="stats">${figure('i-gold', gold, t('nd.seat.gold', { n: gold }))}
    ${figure('i-marker', markers, t('nd.seat.markers', { personal, general }))}${rat(player)}
    ${figure('i-hospital', influence.hospital, t('nd.seat.hospital', { n: influence.hospital }))}</span>`;
}

/** @param {Scene} scene @param {Player} player */
function row({ model, ui, act }, player) {
  const { seat, me, order, has } = player;
  const { messages, played, cards } = has;
  const active = seat === model.round.active && !model.over;
  const bell = seat === model.round.start_seat;
  const words = t('nd.seat.show', { name: namer(model)(seat) });
  const hover = (/** @type {PointerEvent} */ event) =>
    event.pointerType === 'mouse' && act.hover(seat);
  return html`<li class="seat seat-${seat} ${me ? 'is-me' : ''} ${active ? 'is-active' : ''} ${ui.pinned === seat ? 'is-pinned' : ''}"
    data-seat=${seat} data-doing=${player.doing} @pointerenter=${hover} @pointerleave=${() => act.hover(null)}>
    <button type="button" class="peek" title=${namer(model)(seat)} aria-label=${words} aria-pressed=${ui.pinned === seat} @click=${() => act.pin(seat)}></button>
    <span class="who"><span class="ord" title=${t('nd.seat.order', { n: order })}>${order}</span>${shape(seat)}${name(model, seat)}${
      bell
        ? html`<span class="bell" title=${t('nd.seat.bell')}>${pic('i-bell-ringer', 's')}<span class="sr">${t('nd.seat.bell')}</span></span>`
        : nothing
    }</span>${state(player, player.doing)}${score(player)}${stats(player)}
    <span class="tokens"><span class="sr">${t('nd.seat.messages', { n: messages.length })}</span>${messages.map(
      message => token(message, text(messageName(message), model)),
    )}<span class="figure in-hand opt" title=${t('nd.seat.cards', { n: cards })}>${icon('u-hand', 's')}<span aria-hidden="true">${cards}</span><span class="sr">${t('nd.seat.cards', { n: cards })}</span></span>${
      played.length
        ? html`<span class="played" title=${t('nd.seat.played', { cards: cardNames(played) })}><span class="sr">${t('nd.seat.played', { cards: cardNames(played) })}</span>${played.map(card => pic(`i-${kindOf(card)}`, 's'))}</span>`
        : nothing
    }</span></li>`;
}

/** @param {Scene} scene */
export function seats(scene) {
  const { model } = scene;
  const scores = model.board.options.open_scores ? t('nd.seats.open') : t('nd.seats.hidden');
  return html`<section class="panel seats" aria-label=${t('nd.seats')}>
    <h2 class="head">${icon('u-crown', 's')}${t('nd.seats')}<span class="end">${scores}</span></h2>
    <ol>${model.players.map(player => row(scene, player))}</ol></section>`;
}
