/** A borough as a panel: seven sectors, supplies, messages, harbor. Here one acts on sectors. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { t, th } from '../../js/i18n.js';
import { icon, shape } from '../../js/pieces.js';
import { gains } from './gains.js';
import { name, namer, text } from '../../table/rich.js';
import { pic, token } from './rich.js';
import { markOf, optionOf } from './targets.js';
import { messageName, placeName, reasonText } from './words.js';

/** @typedef {import('./game.js').Scene} Scene */
/** @typedef {import('./model.js').Player} Player */

const MOST_CUBES = 3;
/** More messages than this overlap. */
const MANY = 5;

/** Whose borough is looked at now. @param {Scene} scene */
export function shownSeat({ model, ui, targets }) {
  if (targets.place) return model.me.seat;
  return ui.hover ?? ui.pinned ?? model.me.seat;
}

/** @param {Scene} scene @param {string} place */
function state(scene, place) {
  const step = scene.targets.place;
  const option = optionOf(step, place);
  const mark = markOf(step, place);
  const danger = scene.model.ask?.kind === 'outbreak' && mark === 'is-selected' ? 'is-danger' : '';
  const reason = option?.blocked ? reasonText(option.blocked) : '';
  const pick = () => {
    if (option && step) scene.act.choose(step.field.name, place);
  };
  const number =
    step === scene.look.steps.at(-1) && option ? step?.field.options.indexOf(option) : -1;
  return { option, mark, danger, reason, pick, key: number === undefined ? 0 : number + 1 };
}

/** Where the gains of the card or person in hand are shown. @param {Scene} scene */
function stage({ look, targets }) {
  if (targets.place?.field.name === 'sector') return targets.place.value;
  return look.offer ? String(look.offer.action.card ?? '').split('.')[0] : '';
}

/** @param {Player} player @param {string} sector @param {number} more */
const cubes = ({ has }, sector, more) => [
  ...Array.from(
    { length: Math.min(has.markers[sector], MOST_CUBES) },
    () => html`<i class="cube"></i>`,
  ),
  more > 0 ? html`<i class="cube is-ghost"></i>` : nothing,
  has.friend === sector ? html`<span class="pawn">${pic('i-friend')}</span>` : nothing,
];

/** @param {Scene} scene @param {Player} player @param {string} sector */
function cell(scene, player, sector) {
  const { model, targets, shownDelta } = scene;
  const { option, mark, danger, reason, pick, key } = player.me
    ? state(scene, sector)
    : { option: null, mark: '', danger: '', reason: '', pick: () => {}, key: 0 };
  const change = player.me ? shownDelta[`sector.${sector}`] : undefined;
  const influence = change?.[1] ?? player.has.influence[sector];
  const staged = player.me && stage(scene) === sector;
  const dim = targets.place && player.me && !mark ? 'is-dim' : '';
  const from = player.me && targets.from === sector && targets.place?.field.name !== 'origin';
  const tip = `${t('nd.tip', { name: placeName(sector), text: t(`nd.card_text.${sector}`) })}${reason ? ` ${reason}` : ''}`;
  return html`<li><button type="button" class="cell t-${sector} seat-${player.seat} ${mark} ${danger} ${dim} ${change ? 'is-changing' : ''} ${staged ? 'is-staged' : ''}"
    data-sector=${sector} data-tip=${tip} aria-pressed=${option ? mark === 'is-selected' : nothing}
    aria-disabled=${option?.blocked ? 'true' : nothing} @click=${pick}>
    <b>${placeName(sector)}</b>${key && !reason ? html`<span class="key" aria-hidden="true">${key}</span>` : nothing}
    <svg class="art" viewBox="0 0 64 56" aria-hidden="true"><use href="#art-${sector}"></use></svg>
    <span class="inf"><span class="num ${influence ? '' : 'zero'}">${influence}</span>${cubes(player, sector, change ? change[1] - change[0] : 0)}
    ${staged ? html`<span class="res">${gains(shownDelta, model)}</span>` : nothing}
    ${from ? html`<span class="res">${t('nd.borough.from')}</span>` : nothing}
    ${reason ? html`<span class="sr">${reason}</span>` : nothing}</span></button></li>`;
}

/** @param {[number, number] | undefined} change @param {number} value */
const moving = (change, value) => (change ? html`${change[0]} → ${change[1]}` : value);

/** @param {Scene} scene @param {Player} player */
function supplies({ shownDelta }, { me, has }) {
  const delta = me ? shownDelta : {};
  return html`<li class="cell plain"><span class="ln" title=${t('nd.borough.personal')}><span>${t('nd.borough.personal')}</span><strong
      data-personal>${moving(delta.personal, has.personal)}</strong></span>
    <span class="ln muted" title=${t('nd.borough.general')}><span>${t('nd.borough.general')}</span><strong>${moving(delta.general, has.general)}</strong></span></li>`;
}

/** Messages, and the markers in the cathedral as the eighth place. @param {Scene} scene @param {Player} player */
function rest(scene, player) {
  const { option, mark, reason, pick } = player.me
    ? state(scene, 'cathedral')
    : { option: null, mark: '', reason: '', pick: () => {} };
  const change = player.me ? scene.shownDelta.cathedral : undefined;
  const { messages, cathedral } = player.has;
  const tip = `${t('nd.tip', { name: t('nd.card.notre-dame'), text: t('nd.card_text.notre-dame') })}${reason ? ` ${reason}` : ''}`;
  return html`<li class="cell plain split"><span class="msgs ${messages.length > MANY ? 'is-many' : ''}" aria-label=${t('nd.seat.messages', { n: messages.length })} role="img">${
    messages.length
      ? messages.map(message => token(message, text(messageName(message), scene.model)))
      : html`<span class="ln muted">${icon('u-log', 's')}${t('nd.borough.messages')} 0</span>`
  }</span>
    <button type="button" class="ln place ${mark}" data-sector="cathedral" data-tip=${tip} aria-pressed=${option ? mark === 'is-selected' : nothing}
      aria-disabled=${option?.blocked ? 'true' : nothing} @click=${pick}>${pic('i-notre-dame', 's')}<span>${t('nd.card.notre-dame')}</span><strong>${moving(change, cathedral)}</strong></button></li>`;
}

/** @param {Player} player */
function harbor({ has }) {
  const { forecast, rat } = has;
  const next = forecast?.after ?? rat;
  const bad = forecast?.outbreak ?? false;
  const words = forecast
    ? t('nd.plague.sum', {
        value: forecast.value,
        hospital: forecast.hospital,
        before: rat,
        after: forecast.after,
      })
    : t('nd.seat.rat', { n: rat });
  return html`<div class="harbor"><span class="lbl">${pic('i-rat', 's')}${t('nd.borough.harbor')}</span>
    <ol aria-hidden="true">${Array.from(
      { length: 10 },
      (_, i) =>
        html`<li class="${i === 9 ? 'last' : ''} ${i === rat ? 'now' : i === next ? `next ${bad ? '' : 'ok'}` : ''}">${i}</li>`,
    )}</ol><span class="sum ${bad ? 'loss' : ''}" title=${words}><span class="sr">${words}</span><span aria-hidden="true">${
      forecast ? `+${forecast.value} − ${forecast.hospital}` : ''
    }</span>${bad ? html` <b>${t('nd.borough.outbreak')}</b>` : nothing}</span></div>`;
}

/** Back to one's own; somebody who only looks on has none, and sees the first until another is pinned. @param {Scene['act']} act */
const home = act =>
  html`<button class="btn small" type="button" data-action="home" title=${t('nd.borough.back')} @click=${() => act.pin(null)}>${icon('u-close', 's')}<span class="sr">${t('nd.borough.back')}</span> <span class="kbd">Esc</span></button>`;

/** @param {Scene} scene @param {Player} player */
function heading({ model, ui, shownDelta, act }, player) {
  const { gold, prestige } = player.has;
  const delta = player.me ? shownDelta : {};
  const purse = html`<span class="purse" title=${t('nd.seat.gold', { n: gold })}>${pic('i-gold', 's')}<span class="sr">${t('nd.delta.gold')}</span>${moving(delta.gold, gold)}</span>
    ${prestige === null ? nothing : html`<span class="purse" title=${t('nd.seat.prestige', { n: prestige })}>${pic('i-prestige', 's')}<span class="sr">${t('nd.delta.prestige')}</span>${moving(delta.prestige, prestige)}</span>`}`;
  if (player.me) {
    return html`<h2 class="head">${shape(player.seat)}${t('nd.borough')}<span class="end">${purse}</span></h2>`;
  }
  return html`<h2 class="head viewing seat-${player.seat}">${shape(player.seat)}<span class="ttl">${th('nd.borough.of', { name: name(model, player.seat) })}</span><span class="end">${purse}${ui.pinned === null ? nothing : home(act)}</span></h2>`;
}

/** @param {Scene} scene */
export function borough(scene) {
  const { model, targets } = scene;
  const player = model.player(shownSeat(scene));
  const label = player.me
    ? t('nd.borough')
    : t('nd.borough.of', { name: namer(model)(player.seat) });
  return html`<section class="panel borough ${targets.place ? 'is-live' : ''}" aria-label=${label} data-borough-panel=${player.seat}>
    ${heading(scene, player)}
    <ul class="grid" data-arrows>${model.board.sectors.map(sector => cell(scene, player, sector))}${supplies(scene, player)}${rest(scene, player)}</ul>
    ${harbor(player)}</section>`;
}
