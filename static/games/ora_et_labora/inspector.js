/** One card in full: what it does, where it stands, what can be done with it now. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { icon } from '../../js/pieces.js';
import { answersOf, ON_LAND } from './answers.js';
import { cardOf, costOf, faceOf, isBuilding, kindOf } from './cards.js';
import { asksHere, fields } from './fields.js';
import { amounts, clergy, goodPic, pic, seatMark, val } from './icons.js';
import { homes, nameOf, title } from './lands.js';
import { changesOf, sumOf } from './ledger.js';
import { cardName, cardText, figureOf, goodName, terrainName } from './names.js';
import { pictogram } from './pictogram.js';
import { close } from './select.js';
import { reasonText } from './words.js';

/** @typedef {import('./game.js').Scene} Scene */

/** The card that is looked at: the one being used, else the one chosen. @param {Scene} scene @returns {string | null} */
export function shownCard({ ui, look, model }) {
  const chosen = look.steps.find(({ field }) => ['building', 'settlement'].includes(field.name));
  const asked = model.ask?.params.building;
  const used = chosen?.value ?? (look.offer && asked ? asked : null);
  const id = used ?? ui.shown;
  return id && faceOf(id) ? id : null;
}

/** Where it comes from, whose it is. @param {Scene} scene @param {string} id */
function origin(scene, id) {
  const { model } = scene;
  const standing = model.standing.get(id);
  const face = faceOf(id);
  const deck = face && isBuilding(face) ? t(`ora.deck.${face.deck}`) : t('ora.deck.settlement');
  const whose = standing
    ? html` · ${seatMark(standing.seat, 's')} ${title(scene, standing.seat)} ${homes(scene, standing.seat)}`
    : nothing;
  return html`<p class="origin">${cardOf(id)} · ${deck}${whose}</p>`;
}

/** @param {Scene} scene @param {string} id */
function properties({ model }, id) {
  const face = faceOf(id);
  if (!face) return nothing;
  const pawns = model.pawns.get(id) ?? [];
  const cost = model.standing.has(id) ? {} : costOf(face);
  const paid = Object.values(cost).some(Boolean);
  return html`<dl class="properties">${
    paid ? html`<div><dt>${t('ora.cost')}</dt><dd>${amounts(cost)}</dd></div>` : nothing
  }<div><dt>${t('ora.economic')}</dt><dd>${val('shield', face.economic)}<span class="sr">${figureOf(face.economic)}</span></dd></div><div><dt>${t('ora.dwelling')}</dt><dd>${val('house', face.dwelling)}<span class="sr">${figureOf(face.dwelling)}</span></dd></div><div><dt>${t('ora.terrain')}</dt><dd>${face.terrain.map(terrainName).join(t('ora.comma'))}</dd></div>${
    kindOf(face) === 'cloister'
      ? html`<div><dt>${pic('m-cloister', 's')}</dt><dd>${t('ora.cloister')}</dd></div>`
      : nothing
  }${pawns.length ? html`<div><dt>${t('ora.occupied')}</dt><dd>${pawns.map(pawn => clergy(pawn))}</dd></div>` : nothing}</dl>`;
}

/** Why it cannot be used or built now. @param {Scene} scene @param {string} id */
function whyNot({ model, look, replay }, id) {
  if (replay || !model.ask) return nothing;
  const answers = answersOf(model.offers, look, id);
  if (answers.length === 0 || answers.some(({ reason }) => !reason)) return nothing;
  const words = [...new Set(answers.map(({ reason }) => reason && reasonText(reason)))];
  return html`<p class="why">${icon('u-warn', 's')}<span>${words.join(' ')}</span></p>`;
}

/** The others' clergyman who will come, and what their standing order says. @param {Scene} scene */
function sent(scene) {
  const { look, model } = scene;
  if (look.offer?.action.type !== 'contract') return nothing;
  const site = String(look.steps.find(({ field }) => field.name === 'building')?.value ?? '');
  const seat = model.standing.get(site)?.seat ?? null;
  const has = seat === null ? null : model.ofSeat(seat);
  if (seat === null || !has) return nothing;
  const free = [
    ...(has.brothers > has.placed.length ? ['lay_brother'] : []),
    ...(has.prior ? [] : ['prior']),
  ];
  const who = free.length === 1 ? free[0] : seat < 0 ? 'yours' : has.order;
  return html`<p class="sent">${pic('a-contract', 's')}${t(`ora.sent.${who}`, { name: nameOf(scene)(seat) })}</p>`;
}

/** How the card that is placed changes the score by where it stands. @param {Scene} scene */
function placement({ look }) {
  const step = look.steps.find(({ field }) => field.name === 'cell');
  if (step?.field.kind !== 'choice') return 0;
  const option = step.field.options.find(({ value }) => value === step.value);
  return Number(option?.notes?.score ?? 0);
}

/** @param {string} key @param {number} points */
const line = (key, points) =>
  points
    ? html`<p><span>${t(key)}</span><b class=${points > 0 ? 'gain' : 'loss'}>${figureOf(points, true)}</b></p>`
    : nothing;

/** My goods before and after, and what becomes of the score. @param {Scene} scene */
function result(scene) {
  const { model, look } = scene;
  const change = changesOf(scene, model.me);
  const goods = Object.keys(change);
  const placed = placement(scene);
  if (!look.offer || !(goods.length || placed)) return nothing;
  return html`<div class="result"><ul aria-label=${t('ora.result')}>${goods.map(good => {
    const before = model.me.has.goods[good] ?? 0;
    const after = before + change[good];
    return html`<li title=${goodName(good)}>${goodPic(good)}<span class="sr">${goodName(good)}</span>${before}<span aria-hidden="true">→</span><b class=${change[good] > 0 ? 'gain' : 'loss'}>${after}</b></li>`;
  })}</ul>${line('ora.result.points', sumOf(change, 'points'))}${line('ora.result.placed', placed)}</div>`;
}

/** What the open answer is about, where it is no card. @param {Scene} scene */
function heading({ look }) {
  const { type, what } = look.offer?.action ?? {};
  return type ? t(`ora.do.${type}`, { what: what ? goodName(what) : '' }) : '';
}

/** The button that sends the answer, where it is composed. @param {Scene} scene */
function send({ look, view, act, game, ...rest }) {
  if (!look.offer) return nothing;
  const ready = look.action && !view.pending;
  const { words, picture } = game.confirm(/** @type {any} */ ({ look, view, act, game, ...rest }));
  return html`<div class="send"><button class="btn primary" type="button" data-action="confirm-here" aria-disabled=${ready ? nothing : 'true'} @click=${() => act.confirm()}>${icon(picture)}${words}</button></div>`;
}

/** Whether something is chosen on the land: of several forests even when they are enough. @param {Scene} scene */
function asksLand({ look: { open, steps } }) {
  const last = steps.at(-1)?.field;
  const field = open ?? (last?.kind === 'counts' ? last : null);
  return field !== null && ON_LAND.has(field.of);
}

/** @param {Scene} scene */
export function inspector(scene) {
  const { look, ui, act, narrow } = scene;
  // On a phone it makes room for what is to be chosen on the land.
  const covered = narrow && asksLand(scene);
  const id = shownCard(scene);
  const open = look.offer && look.offer.action.type !== 'end';
  const sheet = ui.sheet ?? (open && asksHere(scene));
  if (!id && !open) {
    return html`<section class="panel inspector is-empty" aria-label=${t('ora.inspector')}><p class="muted">${t('ora.inspector.hint')}</p></section>`;
  }
  const face = id ? faceOf(id) : undefined;
  const head = html`<header class="inspected">${
    id ? html`<h2>${cardName(id)}</h2>` : html`<h2>${heading(scene)}</h2>`
  }<button class="btn icon" type="button" data-action="rules-of" aria-label=${t('table.do.rules')} title=${t('table.do.rules')} @click=${() => act.help(id ? cardOf(id) : '')}>${icon('u-help')}</button><button
      class="btn icon" type="button" data-action="close-inspector" aria-label=${t('close')} title=${t('close')} @click=${() => close(scene)}>${icon('u-close')}</button>${id ? origin(scene, id) : nothing}</header>`;
  const drawn = face
    ? html`<div class="pict">${pictogram(face, { size: 'xl', mode: scene.model.mode })}</div>`
    : nothing;
  const about = face
    ? html`${
        isBuilding(face)
          ? html`<p class="text">${cardText(/** @type {string} */ (id))}</p>`
          : nothing
      }${properties(scene, /** @type {string} */ (id))}`
    : nothing;
  return html`<section class="panel inspector ${open ? 'is-open' : ''} ${sheet && !covered ? 'is-sheet' : ''}" aria-label=${t('ora.inspector')} data-shown=${id ?? ''}>${head}
    <div class="body">${drawn}${id ? whyNot(scene, id) : nothing}${open ? html`${sent(scene)}${fields(scene)}` : nothing}${about}</div>${open ? result(scene) : nothing}${send(scene)}</section>`;
}
