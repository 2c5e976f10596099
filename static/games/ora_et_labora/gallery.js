/** Every card with its picture and name, and the sides of the landscapes, for looking things up. */

import { html } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { card } from './card.js';
import { costOf, DECKS, deckOf, faceOf, numberOf, SETTLEMENTS } from './cards.js';
import { amounts, pic } from './icons.js';
import { pieceOf } from './land-ground.js';
import { cardName, cardText, sideName } from './names.js';

/** @typedef {import('./land-geometry.js').PieceKind} PieceKind */

const LARGE = { width: 96, height: 108 };
const SMALL = { width: 44, height: 46 };
/** Width of a space of a landscape. */
const SPACE = 62;
/** @type {Array<[PieceKind, string]>} */
const SIDES = [
  ['district', 'hills'],
  ['district', 'plains'],
  ['plot', 'coast'],
  ['plot', 'mountain'],
];
/** How the signs of a line are read: signs, and the key of their words. @type {Array<[string[], string]>} */
const SIGNS = [
  [['m-inf'], 'times'],
  [['m-then'], 'then'],
  [['m-different'], 'different'],
  [['m-same', 'm-same2'], 'same'],
  [['m-any'], 'any'],
  [['m-wheel', 'm-joker'], 'wheel'],
  [['m-own'], 'own'],
  [['m-once'], 'once'],
  [['m-prior-building'], 'prior'],
  [['m-occupied'], 'occupied'],
  [['m-adjacent'], 'adjacent'],
  [['m-unbuilt'], 'unbuilt'],
  [['a-contract'], 'contract'],
  [['v-shield'], 'economic'],
  [['v-house'], 'dwelling'],
];

/** @param {string} id @param {string} mode */
function entry(id, mode) {
  const face = faceOf(id);
  if (!face) return '';
  return html`<li data-card=${id}><span class="gallery__l">${card({ id, size: 'l', ...LARGE, mode })}</span><span
      class="gallery__s">${card({ id, size: 's', ...SMALL })}</span><div><h4>${cardName(id)} <small>${id.startsWith('L') ? '' : numberOf(id)}</small></h4>
    <p class="gallery__cost">${amounts(costOf(face))}</p>${SETTLEMENTS.has(id) ? '' : html`<p>${cardText(id)}</p>`}</div></li>`;
}

/** @param {string} title @param {string[]} ids @param {string} mode */
const part = (title, ids, mode) =>
  html`<section><h3>${title} <small>${ids.length}</small></h3><ul>${ids.map(id => entry(id, mode))}</ul></section>`;

/** @param {[PieceKind, string]} entry */
const side = ([kind, name]) =>
  html`<figure>${pieceOf({ row: 0, kind, side: name }, SPACE)}<figcaption>${pic(`l-${kind}`)}
    ${t(`ora.gallery.${kind}`, { side: sideName(name) })}</figcaption></figure>`;

const legend = () =>
  html`<ul class="gallery__legend">${SIGNS.map(([icons, key]) => html`<li>${icons.map(icon => pic(icon))}<span>${t(`ora.gallery.sign.${key}`)}</span></li>`)}</ul>`;

/**
 * @param {{country?: string, mode?: string}} [options] only the faces of a country; a mode where a rate differs
 */
export const gallery = ({ country, mode = '' } = {}) =>
  html`<div class="gallery ora"><p>${t('ora.gallery.intro')}</p>${legend()}
    ${DECKS.map(deck =>
      part(
        t(`ora.gallery.deck.${deck}`),
        deckOf(deck, country).map(({ id }) => id),
        mode,
      ),
    )}
    ${part(t('ora.gallery.settlements'), [...SETTLEMENTS.keys()], mode)}
    <section><h3>${t('ora.gallery.sides')}</h3><div class="gallery__sides">${SIDES.map(side)}</div></section></div>`;
