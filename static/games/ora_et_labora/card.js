/** A building or settlement as a small drawing; whoever shows it makes a button of it. */

import { html, nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { language, t } from '../../js/i18n.js';
import { faceOf, isBuilding, kindOf } from './cards.js';
import { clergy, pic, seatMark, val } from './icons.js';
import { cardName, cardText, clergyName, faceName, figureOf } from './names.js';
import { pictogram } from './pictogram.js';

/** @typedef {import('./cards.js').Card} Card */
/** @typedef {import('./icons.js').Pawn} Pawn */
/** @typedef {import('./pictogram.js').Size} Size */

/**
 * @typedef {object} Options
 * @property {string} id a site: "F04", "L01.2", "S03"
 * @property {'l' | 'm' | 's'} [size]
 * @property {number} [width] of the card in pixels
 * @property {number} [height] of the card in pixels
 * @property {string} [on] the terrain it stands on; without one, all it may stand on
 * @property {Pawn | Pawn[]} [pawn] who stands on it
 * @property {number | null} [owner] a seat, marked on the smallest size
 * @property {string} [mark] classes: is-selected, is-faint
 * @property {string} [mode]
 */

const WIDTHS = { l: 94, m: 76, s: 44 };
const HEIGHTS = { l: 106, m: 82, s: 44 };
/** At this size a large card is drawn at scale 1, and at most so much larger. */
const LARGE = { width: 92, height: 92 };
const LARGEST = 1.6;
const FOOT = { l: 22, m: 18 };
const BAND = { cloister: 9, settlement: 9, other: 5 };
const NAME = 15;
/** Width of a character of a name. */
const LETTER = { en: 8, zh: 13.4 };

/** Which size fits a place. @param {number} width @param {number} height @returns {'l' | 'm' | 's'} */
export function sizeFor(width, height) {
  if (width >= 84 && height >= 84) return 'l';
  return width >= 52 && height >= 54 ? 'm' : 's';
}

/** @param {string[]} terrains */
const ground = terrains =>
  svg`<svg class="card__ground" aria-hidden="true">${terrains.map((terrain, at) => {
    const share = 100 / terrains.length;
    const [x, width] = [`${share * at}%`, `${share + 0.5}%`];
    return svg`<rect x=${x} width=${width} height="100%" fill="var(--t-${terrain})"></rect><rect x=${x} width=${width} height="100%" fill="url(#pat-${terrain})"></rect>`;
  })}</svg>`;

const arcade = svg`<svg viewBox="0 0 96 8" preserveAspectRatio="xMinYMin slice" aria-hidden="true"><rect width="960" height="8" fill="url(#pat-cloister)"></rect></svg>`;

/** How many lines the name takes: a word breaks only where it is wider than the card. @param {string} id @param {number} room */
function nameLines(id, room) {
  const letter = language() === 'en' ? LETTER.en : LETTER.zh;
  let lines = 0;
  let left = 0;
  for (const word of faceName(id).split(' ')) {
    const wide = word.replaceAll('\u00ad', '').length * letter;
    if (wide > left) {
      lines += Math.ceil(wide / room);
      left = room * Math.ceil(wide / room);
    }
    left -= wide + letter / 2;
  }
  return lines;
}

/** @param {Card} card @param {string} id @param {number} scale @param {Options & {size: 'l' | 'm' | 's', width: number, height: number}} options */
function picture(card, id, scale, { size, width, height, on, pawn, mode }) {
  const kind = kindOf(card);
  if (kind === 'settlement' && on) return pic('l-village', 'card__vignette');
  if (size === 's') return pictogram(card, { size, room: Math.min(width, height) });
  const room = width / scale - 6;
  const names = size === 'l' ? nameLines(id, room) * NAME + 3 : 0;
  const left = height / scale - BAND[kind] - names - FOOT[size] - 4 - (pawn ? 6 : 0);
  return pictogram(card, { size, room, height: left, mode });
}

/** @param {Options} options */
export function card(options) {
  const { id, size = 'l', on, pawn, owner = null, mark = '' } = options;
  const face = faceOf(id);
  if (!face) return nothing;
  const { width = WIDTHS[size], height = HEIGHTS[size] } = options;
  const scale =
    size === 'l' ? Math.max(1, Math.min(width / LARGE.width, height / LARGE.height, LARGEST)) : 1;
  const pawns = pawn ? [pawn].flat() : [];
  const drawing = picture(face, id, scale, { ...options, size, width, height, pawn: pawns[0] });
  return html`<span aria-hidden="true" class="card card--${size} card--${kindOf(face)} ${pawns.length ? 'has-pawn' : ''} ${mark}" .style=${`--k:${scale.toFixed(2)}`}
    ><span class="card__band">${kindOf(face) === 'cloister' ? arcade : nothing}</span
    >${
      size === 'l' ? html`<span class="card__name">${faceName(id)}</span>` : nothing
    }<span class="card__pict">${drawing}</span
    >${
      size === 's'
        ? nothing
        : html`<span class="card__foot">${ground(on ? [on] : face.terrain)}${val('shield', face.economic)}${val('house', face.dwelling)}</span>`
    }${
      pawns.length
        ? html`<span class="card__pawns">${pawns.map(one => clergy(one))}</span>`
        : nothing
    }${owner !== null && size === 's' ? html`<span class="card__seat">${seatMark(owner)}</span>` : nothing}</span>`;
}

/** A card in words: name, what it does, its values, who stands on it. @param {string} id @param {Pawn | Pawn[]} [pawn] @param {(seat: number) => string} [nameOf] */
export function cardWords(id, pawn, nameOf) {
  const face = faceOf(id);
  if (!face) return cardName(id);
  const pawns = pawn ? [pawn].flat() : [];
  return [
    cardName(id),
    ...pawns.map(({ kind, seat }) =>
      t('ora.land.stands', {
        who: clergyName(kind === 'prior' ? 'prior' : 'lay_brother'),
        name: nameOf?.(seat) ?? '',
      }),
    ),
    ...(isBuilding(face) ? [cardText(id)] : []),
    t('ora.card_values', {
      economic: figureOf(face.economic),
      dwelling: figureOf(face.dwelling),
    }),
  ].join(' · ');
}
