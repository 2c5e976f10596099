/** The waiting room: who sits where, what is played, how others come in. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { live } from '../../vendor/lit-html/directives/live.js';
import { spaced } from '../codes.js';
import { ask } from '../dialog.js';
import { listed, t, th } from '../i18n.js';
import { notice } from '../live.js';
import { optionRows, segment } from '../options.js';
import { bdi, copy, icon, nameOf, shape } from '../pieces.js';
import { page } from './frame.js';

/** @typedef {import('../types/wire.js').Rooms.Room} Room */
/** @typedef {import('../types/wire.js').Rooms.SeatLine} SeatLine */

/**
 * What a waiting room can do.
 *
 * @typedef {object} Doing
 * @property {(action: string, body?: object) => void} post change the room; a refusal is shown
 * @property {(text: string) => void} say
 * @property {() => void} leave
 */

/** @param {Room} room */
export const roomTitle = room => room.title || t('room.untitled', { game: t(`game.${room.game}`) });

/**
 * Why the game cannot start yet; null: it can.
 *
 * @param {Room} room
 * @param {import('../api.js').Game | null} game
 * @returns {string | null}
 */
export function whyNot(room, game) {
  if (game && !game.seats.includes(room.members.length)) {
    return t('start.too_few', { n: Math.min(...game.seats) });
  }
  const missing = room.members.filter(member => !member.ready && member.seat !== room.host);
  return missing.length ? t('start.not_ready', { names: listed(missing.map(nameOf)) }) : null;
}

/** Where somebody sits as I see it. @param {Room} room @param {SeatLine} member */
function place(room, member) {
  if (member.seat === room.me) return t('seat.you');
  const order = room.members.map(({ seat }) => seat);
  const mine = order.indexOf(room.me);
  const steps = (order.indexOf(member.seat) - mine + order.length) % order.length;
  if (steps === 1) return t('seat.left');
  return steps === order.length - 1 ? t('seat.right') : '';
}

/** @param {Room} room @param {SeatLine} member @param {number[]} here */
function seatState(room, member, here) {
  if (!here.includes(member.seat) && member.seat !== room.me) {
    return html`<span class="st muted">${icon('u-away', 's')}${t('seat.away')}</span>`;
  }
  if (member.seat === room.host)
    return html`<span class="st">${icon('u-crown', 's')}${t('seat.host')}</span>`;
  return member.ready
    ? html`<span class="st gain">${icon('u-done', 's')}${t('seat.ready')}</span>`
    : html`<span class="st muted">${icon('u-hourglass', 's')}${t('seat.not_ready')}</span>`;
}

/** @param {Room} room @param {SeatLine} member @param {Doing} doing */
function kickButton(room, member, doing) {
  if (room.me !== room.host || member.seat === room.me) return nothing;
  const text = t('kick.label', { name: nameOf(member) });
  const kick = async () => {
    const buttons = [
      { value: false, label: t('cancel') },
      { value: true, label: t('kick.button'), kind: 'primary danger' },
    ];
    if (await ask(text, t('kick.text'), buttons)) doing.post('kick', { seat: member.seat });
  };
  return html`<button class="btn icon" type="button" title=${text} aria-label=${text} @click=${kick}>${icon('u-close', 's')}</button>`;
}

/** @param {Room} room @param {number[]} here @param {Doing} doing */
function seats(room, here, doing) {
  return Array.from({ length: room.seats }, (_, seat) => {
    const member = room.members.find(member => member.seat === seat);
    if (!member) {
      return html`<li class="seatline is-open">${shape(seat, 'big')}<span class="t"><b class="muted">${t('seat.open')}</b></span></li>`;
    }
    return html`<li class="seatline">${shape(seat, 'big')}<span class="t"><b>${bdi(member)}</b><small>${place(room, member)}</small></span>
      ${seatState(room, member, here)}${kickButton(room, member, doing)}</li>`;
  });
}

/** @param {import('../session.js').View} view @param {Doing} doing */
function chat(view, doing) {
  /** @param {SubmitEvent} event */
  const say = event => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = String(new FormData(form).get('text')).trim();
    if (text) doing.say(text);
    form.reset();
  };
  return html`<div class="chat">
    <div class="chatlines" role="log" aria-label=${t('chat.title')} tabindex="0" ?hidden=${!view.chat.length}>${view.chat.map(
      line => html`<p>${shape(line.seat, 's')}<b>${bdi(line)}</b> ${line.text}</p>`,
    )}</div>
    <form class="saybox" @submit=${say}><input class="input" name="text" maxlength="500" autocomplete="off"
      placeholder=${t('chat.hint')} aria-label=${t('chat.hint')}>
      <button class="btn icon" aria-label=${t('chat.send')}>${icon('u-arrow-right')}</button></form></div>`;
}

/** A rematch, which alone knows who begins, waits for nobody's word. @param {Room} room */
const again = room =>
  room.options.start_seat === null || room.options.start_seat === undefined
    ? nothing
    : html`<p class="muted" data-again>${t('start.by_itself')}</p>`;

/** @param {import('../session.js').View} view @param {Doing} doing */
function seatsBox(view, doing) {
  const { room } = view.sections;
  const shuffle =
    room.me === room.host && room.members.length > 1
      ? html`<button class="btn small" type="button" @click=${() => doing.post('shuffle')}>${icon('u-shuffle')}${t('shuffle')}</button>`
      : nothing;
  return html`<section class="panel box"><h2>${t('seats')}<span class="end">${room.members.length} / ${room.seats}</span>${shuffle}</h2>
    ${again(room)}<ul>${seats(room, view.here, doing)}</ul>${chat(view, doing)}</section>`;
}

/** @param {Room} room @param {import('../api.js').Game | null} game @param {Doing} doing */
function optionsBox(room, game, doing) {
  const host = room.me === room.host;
  const retitle = (/** @type {any} */ event) =>
    doing.post('settings', { title: event.target.value });
  const title = host
    ? html`<input class="input" id="room-title" maxlength="40" autocomplete="off" placeholder=${t('room.title_hint')}
        .value=${live(room.title)} @change=${retitle}>`
    : html`<b>${roomTitle(room)}</b>`;
  const players = host
    ? segment({
        label: t('players'),
        values: game?.seats ?? [],
        chosen: room.seats,
        text: String,
        allowed: seats => seats >= room.members.length,
        choose: seats => doing.post('settings', { seats }),
      })
    : html`<b>${room.seats}</b>`;
  /** @param {string} name @param {any} value */
  const setOption = (name, value) =>
    doing.post('settings', { options: { ...given(room.options), [name]: value } });
  return html`<section class="panel box"><h2>${t('options')}</h2>
    ${host ? nothing : html`<p class="muted">${t('options.by_host')}</p>`}
    <div class="opts"><div class="row"><label for=${host ? 'room-title' : nothing}>${t('room.title')}</label>${title}</div>
      <div class="row"><span>${t('players')}</span>${players}</div>
      ${game ? optionRows(game, room.options, host ? setOption : null) : nothing}</div></section>`;
}

/** The options a host sets: the start seat is drawn. @param {{[name: string]: any}} options */
function given({ start_seat: _, ...options }) {
  return options;
}

/** @param {string} text */
async function copyText(text) {
  notice(t((await copy(text)) ? 'copied' : 'copy_by_hand'));
}

/** @param {Room} room */
function inviteBox(room) {
  const url = `${location.origin}/r/${room.id}`;
  const share = () =>
    // Closing the share sheet is no error.
    navigator
      .share({ title: roomTitle(room), text: t('invite.text', { title: roomTitle(room) }), url })
      .catch(() => {});
  const copyButton = (/** @type {string} */ text, /** @type {string} */ label) =>
    html`<button class="btn icon" type="button" title=${label} aria-label=${label} @click=${() => copyText(text)}>${icon('u-copy')}</button>`;
  const code = spaced(room.code ?? '');
  return html`<section class="panel box invite"><h2>${t('invite.title')}</h2>
    <div class="qrbox"><img class="qr" src="/api/rooms/${room.id}/qr.svg" alt=${t('invite.qr_alt')} width="168" height="168"><small class="muted">${t('invite.qr')}</small></div>
    <div class="share"><span>${t('room.code')}</span><b class="code">${code}</b>${copyButton(code, t('invite.copy_code'))}<small class="muted">${t('invite.until_start')}</small></div>
    <div class="share"><span>${t('invite.link')}</span><b class="url">${url}</b>${copyButton(url, t('invite.copy_link'))}</div>
    ${'share' in navigator ? html`<button class="btn wide bottom" type="button" @click=${share}>${icon('u-share')}${t('invite.share')}</button>` : nothing}</section>`;
}

/** @param {Room} room @param {import('../api.js').Game | null} game @param {Doing} doing */
function startBar(room, game, doing) {
  const me = room.members.find(member => member.seat === room.me);
  const why = whyNot(room, game);
  const leave = html`<button class="btn ghost" type="button" @click=${doing.leave}>${t('leave')}</button><span class="spacer"></span>`;
  if (room.me === room.host) {
    const start = () => (why ? notice(why) : doing.post('start'));
    return html`<div class="startbar">${leave}<span class="why" id="why">${why ?? t('start.all_ready')}</span>
      <button class="btn primary" type="button" aria-disabled=${why !== null} aria-describedby="why" @click=${start}>${icon('u-confirm')}${t('start')}</button></div>`;
  }
  const ready = me?.ready ?? false;
  const host = room.members.find(member => member.seat === room.host);
  const text = why ?? (host ? th('start.host_starts', { name: bdi(host) }) : '');
  return html`<div class="startbar">${leave}<span class="why">${ready ? text : t('start.say_ready')}</span>
    <button class="btn ${ready ? '' : 'primary'}" type="button" aria-pressed=${ready} @click=${() => doing.post('ready', { ready: !ready })}>${icon('u-done')}${t(ready ? 'ready.no' : 'ready.yes')}</button></div>`;
}

/**
 * @param {import('../session.js').View} view
 * @param {import('../api.js').Game | null} game
 * @param {Doing} doing
 * @param {unknown} state of the connection
 */
export function waitingRoom(view, game, doing, state) {
  const { room } = view.sections;
  return page({
    title: roomTitle(room),
    text: t('room.waiting', { game: t(`game.${room.game}`) }),
    state,
    main: html`${seatsBox(view, doing)}${optionsBox(room, game, doing)}${inviteBox(room)}${startBar(room, game, doing)}`,
  });
}
