/** My games on the home page: what waits for me first. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { repeat } from '../../vendor/lit-html/directives/repeat.js';
import { listed, t, th } from '../i18n.js';
import { icon, nameOf } from '../pieces.js';

/** @typedef {import('../api.js').RoomLine} RoomLine */

/** @param {RoomLine} room */
export const titleOf = room => room.title || t('room.untitled', { game: t(`game.${room.game}`) });

/** @param {RoomLine} room @returns {[string, unknown]} icon and words */
function stateOf(room) {
  if (room.status === 'open')
    return ['u-hourglass', t('games.open', { n: room.seats.length, seats: room.players })];
  if (room.rematch) return ['u-restart', t('games.rematch')];
  if (room.status === 'finished') {
    const text =
      room.place === null
        ? t('games.finished')
        : t('games.place', { place: room.place, n: room.seats.length });
    return ['u-done', text];
  }
  if (room.status !== 'playing') return ['u-close', t(`games.${room.status}`)];
  if (room.mine) return ['u-thinking', t('games.your_turn')];
  const names = room.seats.filter(line => room.waiting.includes(line.seat)).map(nameOf);
  return ['u-hourglass', th('games.waiting', { names: html`<bdi>${listed(names)}</bdi>` })];
}

/** @param {RoomLine} room */
const withOthers = room =>
  listed(room.seats.filter(line => line.seat !== room.me).map(nameOf)) || t('games.alone');

const ORDER = { playing: 1, open: 2, finished: 3, abandoned: 4, closed: 5 };

/** @param {RoomLine} room */
const rank = room => (room.mine || room.rematch ? 0 : ORDER[room.status]);

/** Whether there is something to go back to. @param {RoomLine} room */
export const isOpen = room => room.rematch || room.status === 'playing' || room.status === 'open';

/** The room that waits for me, or the one to go back to. @param {RoomLine[]} rooms */
export function continueBox(rooms) {
  const [room] = rooms.filter(isOpen).sort((a, b) => rank(a) - rank(b));
  if (!room) return nothing;
  const [, state] = stateOf(room);
  const button = room.mine ? 'continue.take_turn' : 'continue.open';
  return html`<section class="panel box cont"><h2>${t('continue.title')}</h2>
    <p class="lead">${state}</p><p><b>${titleOf(room)}</b></p>
    <p class="muted">${t(`game.${room.game}`)} · ${withOthers(room)}</p>
    <a class="btn primary wide bottom" href="/r/${room.id}">${t(button)}${icon('u-arrow-right')}</a></section>`;
}

/** @param {RoomLine} room @param {(room: RoomLine) => void} hide */
function gameRow(room, hide) {
  const [sign, state] = stateOf(room);
  const hideText = t(room.hidden ? 'games.unhide' : 'games.hide', { title: titleOf(room) });
  return html`<li><a class="gamerow ${room.mine || room.rematch ? 'is-turn' : ''}" href="/r/${room.id}">
      <span class="badge-game"><img src="/games/${room.game}/lobby/badge.svg" alt="" width="24" height="24"></span>
      <span><b>${titleOf(room)}</b><small>${t(`game.${room.game}`)} · ${withOthers(room)}</small></span>
      <span class="st">${icon(sign, 's')}<span>${state}</span></span></a>
    <button class="btn icon hidebtn" type="button" title=${hideText} aria-label=${hideText}
      @click=${() => hide(room)}>${icon(room.hidden ? 'u-eye' : 'u-close', 's')}</button></li>`;
}

/**
 * @param {RoomLine[]} rooms
 * @param {boolean} showHidden
 * @param {(room: RoomLine) => void} hide
 * @param {() => void} toggle
 */
export function gameList(rooms, showHidden, hide, toggle) {
  if (!rooms.length) return nothing;
  const hidden = rooms.filter(room => room.hidden).length;
  const shown = rooms.filter(room => showHidden || !room.hidden).sort((a, b) => rank(a) - rank(b));
  return html`<section class="panel box mine full"><h2>${t('home.mine')}${
    hidden
      ? html`<button class="btn ghost end" type="button" aria-pressed=${showHidden} @click=${toggle}>${t(showHidden ? 'games.without_hidden' : 'games.with_hidden', { n: hidden })}</button>`
      : nothing
  }</h2>
    ${shown.length ? nothing : html`<p class="muted">${t('games.none')}</p>`}
    <ul>${repeat(
      shown,
      room => room.id,
      room => gameRow(room, hide),
    )}</ul></section>`;
}
