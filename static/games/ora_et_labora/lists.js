/** The lists of cards: to build, to use, to come, and my settlements; with filters and a search. */

import { guard } from '../../vendor/lit-html/directives/guard.js';
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { icon } from '../../js/pieces.js';
import { answersOf } from './answers.js';
import { costOf, faceOf, kindOf } from './cards.js';
import { goods } from './data.js';
import { outputsOf } from './effects.js';
import { amount, clergy, goodIcon, goodPic, pic, seatMark, val } from './icons.js';
import { nameOf } from './lands.js';
import { cardName, figureOf, goodName } from './names.js';
import { pictogram } from './pictogram.js';
import { isMeant, loadNames } from './search.js';
import { select } from './select.js';
import { reasonText } from './words.js';

/** @typedef {import('./game.js').Scene} Scene */
/** @typedef {'build' | 'use' | 'coming' | 'settle'} List */
/** @typedef {{id: string, owner: number | null, note: string}} Entry */

/** @type {List[]} */
export const LISTS = ['build', 'use', 'coming', 'settle'];
/** What one looks for. */
const FILTERS = ['food', 'energy', 'stone', 'book', 'ornament', 'reliquary', 'coins', 'village'];
const SUMS = new Set(['food', 'energy', 'coins']);

/** Those in play: mine first, then those that can be used. @param {Scene} scene @returns {Entry[]} */
function inPlay(scene) {
  const { model } = scene;
  const rank = (/** @type {string} */ site, /** @type {number} */ seat) =>
    (model.pawns.has(site) ? 2 : 0) + (seat === model.me.seat ? 0 : 1);
  return [...model.standing.values()]
    .sort((a, b) => rank(a.site, a.seat) - rank(b.site, b.seat))
    .map(({ site, seat }) => ({ id: site, owner: seat, note: '' }));
}

/** @param {Scene} scene @param {List} list @returns {Entry[]} */
function entriesOf(scene, list) {
  const { model } = scene;
  const plain = (/** @type {string} */ id) => ({ id, owner: null, note: '' });
  if (list === 'use') return inPlay(scene);
  if (list === 'settle') return model.me.has.hand.map(plain);
  if (list === 'coming') {
    return Object.entries(model.table.coming)
      .slice(model.round.phases)
      .flatMap(([letter, cards]) =>
        cards.map(id => ({ id, owner: null, note: t('ora.coming', { letter }) })),
      );
  }
  return model.supply.display.map(plain);
}

/** Whether a card brings what the filter asks for. @param {import('./cards.js').Card} face @param {string} filter */
function brings(face, filter) {
  const drawn = outputsOf(face);
  if (filter === 'village') return drawn.includes('l-village');
  const sum = /** @type {'food' | 'energy' | 'coins' | undefined} */ (
    SUMS.has(filter) ? filter : undefined
  );
  if (!sum) return drawn.includes(goodIcon(filter));
  return goods.some(good => good[sum] > 0 && drawn.includes(goodIcon(good.id)));
}

/** @param {Scene} scene @param {Entry} entry */
function isShown({ ui }, { id }) {
  const face = faceOf(id);
  if (!face) return false;
  if (ui.search && !isMeant(id, ui.search, cardName(id))) return false;
  return !ui.filter || brings(face, ui.filter);
}

/** What it costs, and what is missing of it. @param {Scene} scene @param {string} id */
function cost({ model }, id) {
  const face = faceOf(id);
  if (!face) return nothing;
  const has = model.me.has.goods;
  return Object.entries(costOf(face))
    .filter(([, n]) => n)
    .map(([what, n]) => {
      const held = has[what] ?? 0;
      const short = !['food', 'energy', 'coins'].includes(what) && held < n;
      return short
        ? html`<span class="loss cost">${held}/${n}${goodPic(what, 's')}</span>`
        : html`<span class="cost">${amount(n, what)}</span>`;
    });
}

/** @param {Scene} scene @param {List} list @param {Entry} entry */
function tile(scene, list, { id, owner, note }) {
  const { model, look, ui, replay } = scene;
  const face = /** @type {import('./cards.js').Card} */ (faceOf(id));
  const answers = replay ? [] : answersOf(model.offers, look, id);
  const free = answers.find(({ reason }) => !reason);
  const reason = answers[0]?.reason;
  const chosen = look.steps.some(
    ({ field, value }) => ['building', 'settlement'].includes(field.name) && value === id,
  );
  const words = reason && !free ? reasonText(reason) : note;
  const pawns = model.pawns.get(id) ?? [];
  const mark = chosen ? 'is-selected' : free ? 'is-legal' : answers.length ? 'is-blocked' : '';
  const whose = owner === null ? '' : nameOf(scene)(owner);
  const label = [
    cardName(id),
    whose,
    t('ora.card_values', { economic: figureOf(face.economic), dwelling: figureOf(face.dwelling) }),
    words,
  ].filter(Boolean);
  return html`<li><button type="button" class="tile tile--${kindOf(face)} ${mark} ${ui.shown === id ? 'is-shown' : ''}" data-card=${id} data-list=${list}
      aria-pressed=${chosen} aria-disabled=${mark === 'is-blocked' ? 'true' : nothing} data-tip=${mark === 'is-blocked' ? words : nothing}
      @click=${() => select(scene, id)}><span class="sr">${label.join(' · ')}</span><span class="tile__name" aria-hidden="true">${owner === null ? nothing : seatMark(owner, 's')}<span>${cardName(id)}</span>${
        mark === 'is-legal' || chosen ? icon('u-done', 's') : nothing
      }</span><span class="tile__pict" aria-hidden="true">${guard([face, model.mode], () => pictogram(face, { size: 'm', room: 150, height: 34, mode: model.mode }))}</span><span class="tile__foot" aria-hidden="true">${
        list === 'use'
          ? html`<span class="pawns">${pawns.map(pawn => clergy(pawn, 's'))}</span>`
          : html`<span class="costs">${cost(scene, id)}</span>`
      }${note ? html`<span class="note">${note}</span>` : nothing}<span class="values">${val('shield', face.economic)}${val('house', face.dwelling)}</span></span></button></li>`;
}

/** @param {Scene} scene @param {List} list */
function tab(scene, list) {
  const { ui, act } = scene;
  const number = entriesOf(scene, list).length;
  return html`<button type="button" class="listtab" data-list-to=${list} aria-pressed=${ui.list === list} @click=${() => act.set({ list })}>${t(`ora.list.${list}`)} <b>${number}</b></button>`;
}

/** @param {Scene} scene */
function filters({ ui, act }) {
  const pictures = { village: pic('l-village') };
  return html`<div class="filters" role="group" aria-label=${t('ora.filter')}>${FILTERS.map(
    filter => {
      const words = filter === 'village' ? t('ora.list.settle') : goodName(filter);
      return html`<button type="button" class="chipbtn" data-filter=${filter} aria-pressed=${ui.filter === filter} title=${words} aria-label=${words}
      @click=${() => act.set({ filter: ui.filter === filter ? '' : filter })}>${pictures[/** @type {'village'} */ (filter)] ?? goodPic(filter)}</button>`;
    },
  )}<input class="input search" type="search" .value=${ui.search} placeholder=${t('ora.search')} aria-label=${t('ora.search')}
      @focus=${() => loadNames().then(act.draw)} @input=${(/** @type {any} */ event) => act.set({ search: event.target.value.trim() })}></div>`;
}

/** @param {Scene} scene */
export function lists(scene) {
  const { ui } = scene;
  const entries = entriesOf(scene, ui.list).filter(entry => isShown(scene, entry));
  return html`<section class="panel lists" aria-label=${t('ora.lists')}><div class="listbar"><div class="listtabs" role="group" aria-label=${t('ora.lists')}>${LISTS.map(
    list => tab(scene, list),
  )}</div>${filters(scene)}</div>
    <ul class="tiles" data-arrows tabindex="-1">${entries.map(entry => tile(scene, ui.list, entry))}${
      entries.length ? nothing : html`<li class="muted none">${t('ora.list.none')}</li>`
    }</ul></section>`;
}
