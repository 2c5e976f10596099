/** A landscape: a drawing, and over it a table of its spaces. No rule is decided here. */

import { guard } from '../../vendor/lit-html/directives/guard.js';
import { html, nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { language, t } from '../../js/i18n.js';
import { card, cardWords, sizeFor } from './card.js';
import { faceOf } from './cards.js';
import { goodPic, pic } from './icons.js';
import { COLUMNS, cellAt, fitLand, geometry, MOUNTAIN, placeOf, rowsOf } from './land-geometry.js';
import { groundOf, surface } from './land-ground.js';
import { amountWords, figureOf, sideName, terrainName } from './names.js';

/** @typedef {import('./icons.js').Pawn} Pawn */
/** @typedef {import('./land-geometry.js').Box} Box */
/** @typedef {import('./land-geometry.js').Geometry} Geometry */
/** @typedef {import('./land-geometry.js').Ground} Ground */
/** @typedef {import('./land-geometry.js').Piece} Piece */
/** @typedef {'is-legal' | 'is-selected' | 'is-blocked' | ''} Mark */

/**
 * What may be done with a space. `score`: what that changes; `count` and `good`: what it brings;
 * `reason`: why not.
 *
 * @typedef {object} Choice
 * @property {Mark} mark
 * @property {number} [score]
 * @property {number} [count]
 * @property {string} [good]
 * @property {string} [reason]
 */
/** @typedef {Piece & Choice} PieceChoice */

/**
 * @typedef {object} Options
 * @property {Ground} player
 * @property {number} seat -1: the neutral player
 * @property {string} label whose it is
 * @property {number} width in pixels
 * @property {number} [rowHeight]
 * @property {number[]} [columns] those that are drawn; all
 * @property {boolean} [mine]
 * @property {Map<string, Pawn[]>} [pawns] by site
 * @property {string | null} [selected] a cell or a site
 * @property {Map<string, Choice>} [cells] by cell
 * @property {(cell: string, site: string) => void} [onCell]
 * @property {PieceChoice[]} [rows] where a district or plot may be placed
 * @property {(piece: PieceChoice) => void} [onRow]
 * @property {(seat: number) => string} [nameOf]
 * @property {string} [mode]
 */

/** Room around a card in its space. */
const INSET = { large: 3, small: 2 };
const SMALL = 60;
/** From this width on a mark has room for a drawing beside its number. */
const DRAWING = 52;

/** @param {Box} box */
const placed = ({ x, y, w, h }) =>
  `left:${x.toFixed(1)}px;top:${y.toFixed(1)}px;width:${w.toFixed(1)}px;height:${h.toFixed(1)}px`;

/** @param {Options} options @param {string} cell @param {Box} box */
function standing({ player, pawns, seat, selected, mode }, cell, box) {
  const id = player.cards[cell];
  if (!id || !faceOf(id)) return nothing;
  const inset = box.w < SMALL ? INSET.small : INSET.large;
  const [width, height] = [box.w - 2 * inset, box.h - 2 * inset];
  const options = {
    id,
    size: sizeFor(width, height),
    width,
    height,
    on: player.terrain[cell],
    pawn: pawns?.get(id),
    owner: null,
    mark: selected === cell || selected === id ? 'is-selected' : '',
    mode: seat < 0 ? undefined : mode,
  };
  return guard([JSON.stringify(options), language()], () => card(options));
}

/** @param {Choice | undefined} choice @param {number} width */
function badge(choice, width) {
  if (!choice || choice.mark === 'is-blocked') return nothing;
  const { score, count, good } = choice;
  const n = count ?? score;
  if (n === undefined) return nothing;
  const icon = good ? goodPic(good, 's') : pic('s-points', 's');
  const kind = `${n < 0 ? 'is-loss' : ''} ${width < DRAWING ? 'is-small' : ''}`;
  return html`<span class="land__badge ${kind}" aria-hidden="true">${figureOf(n, true)}${width >= DRAWING || good ? icon : nothing}</span>`;
}

/** @param {Choice | undefined} choice */
function choiceWords(choice) {
  if (!choice) return [];
  const { mark, score, count, good, reason } = choice;
  return [
    ...(mark === 'is-legal' ? [t('ora.land.legal')] : []),
    ...(mark === 'is-selected' ? [t('ora.land.selected')] : []),
    ...(count !== undefined && good ? [amountWords(count, good)] : []),
    ...(score !== undefined ? [t('ora.land.score', { score: figureOf(score, true) })] : []),
    ...(reason ? [reason] : []),
  ];
}

/** A space in words. @param {Options} options @param {string} cell @param {number} row counted from the top */
function cellWords({ player, cells, pawns, nameOf }, cell, row) {
  const id = player.cards[cell];
  const what = id
    ? cardWords(id, pawns?.get(id), nameOf)
    : t('ora.land.empty', { terrain: terrainName(surface(player, cell)) });
  return [what, ...choiceWords(cells?.get(cell)), t('ora.land.row', { row })].join(' · ');
}

/** @param {Options} options @param {Geometry} map @param {string} cell @param {number} row */
function space(options, map, cell, row) {
  const { player, cells, onCell } = options;
  const choice = cells?.get(cell);
  const place = placeOf(cell);
  const site = player.cards[cell] ?? '';
  const words = cellWords(options, cell, row);
  const span = place.column === MOUNTAIN ? 2 : nothing;
  if (!site && !choice)
    return html`<span role="cell" aria-rowspan=${span}><span class="sr">${words}</span></span>`;
  const box = site ? map.cardBox(place) : map.box(place.row, place.column);
  return html`<span role="cell" aria-rowspan=${span}><button type="button" class="land__cell ${choice?.mark ?? ''} ${faceOf(site) ? 'has-card' : ''}" .style=${placed(box)}
      data-cell=${cell} data-site=${site || nothing} data-tip=${choice?.reason ?? nothing}
      aria-disabled=${choice?.mark === 'is-blocked' ? 'true' : nothing} aria-pressed=${choice ? choice.mark === 'is-selected' : nothing}
      @click=${() => onCell?.(cell, site)}><span class="sr">${words}</span>${standing(options, cell, box)}${badge(choice, box.w)}</button></span>`;
}

/** @param {Options} options @param {Geometry} map @param {number} row @param {number} at */
function line(options, map, row, at) {
  const { terrain } = options.player;
  const cells = COLUMNS.map(column => cellAt(row, column));
  return html`<span role="row"><span role="rowheader" class="sr">${t('ora.land.row', { row: at + 1 })}</span>${cells.map(
    cell =>
      cell in terrain
        ? space(options, map, cell, at + 1)
        : html`<span role="cell"><span class="sr">${t('ora.land.none')}</span></span>`,
  )}</span>`;
}

const heads = () =>
  html`<span role="row"><span role="columnheader" class="sr">${t('ora.land.rows')}</span>${COLUMNS.map(
    column => html`<span role="columnheader" class="sr">${t(`ora.land.column.${column}`)}</span>`,
  )}</span>`;

/** One target for each place; those of plots above each other overlap, so theirs are narrow. @param {Options} options @param {Geometry} map @param {PieceChoice} piece */
function target({ onRow }, map, piece) {
  const whole = map.pieceBox(piece);
  const high = piece.kind === 'plot' ? map.rowHeight - 4 : whole.h;
  const box = { ...whole, y: whole.y + (whole.h - high) / 2, h: high };
  const words = [
    piece.side
      ? t(`ora.land.place_${piece.kind}`, { side: sideName(piece.side) })
      : t(`ora.piece.${piece.kind}`),
    ...choiceWords(piece),
    t('ora.land.row', { row: piece.row - map.rows[0] + 1 }),
  ].join(' · ');
  return html`<button type="button" class="land__piece ${piece.mark} is-${piece.kind}" .style=${placed(box)} data-row=${piece.row}
    data-kind=${piece.kind} data-side=${piece.side} data-tip=${piece.reason ?? nothing} aria-label=${words}
    aria-disabled=${piece.mark === 'is-blocked' ? 'true' : nothing} aria-pressed=${piece.mark === 'is-selected'}
    @click=${() => onRow?.(piece)}><span class="land__badge" aria-hidden="true">${pic(`l-${piece.kind}`, 's')}${piece.score === undefined ? nothing : figureOf(piece.score, true)}</span></button>`;
}

/** Drawn is the chosen place; without one, every place that no other overlaps. @param {PieceChoice[]} pieces */
function previewed(pieces) {
  const chosen = pieces.filter(({ mark }) => mark === 'is-selected');
  if (chosen.length) return chosen;
  return pieces.filter(
    ({ kind, side, row, mark }) =>
      mark !== 'is-blocked' &&
      (kind === 'district' ||
        !pieces.some(other => other.side === side && Math.abs(other.row - row) === 1)),
  );
}

/** @param {Options} options */
export function land(options) {
  const { player, seat, label, width, mine = false, rows: pieces = [] } = options;
  const rows = rowsOf(player, pieces);
  const { columns } = options;
  const rowHeight = options.rowHeight ?? fitLand(rows.length, { width }, columns).rowHeight;
  const map = geometry(rows, width, rowHeight, columns);
  return html`<div class="land ora ${mine ? 'is-mine' : ''}" data-seat=${seat} data-arrows .style=${`width:${map.width.toFixed(1)}px;height:${map.height.toFixed(1)}px`}>
    ${groundOf(player, map, seat + 1, previewed(pieces))}
    <div role="table" aria-label=${label}>${heads()}${rows.map((row, at) => line(options, map, row, at))}</div>
    ${pieces.map(piece => target(options, map, piece))}
  </div>`;
}

/** A landscape as small as a sign: its terrain, what is built, who stands there. @param {Ground} player @param {number} seat @param {{width?: number, height?: number, pawns?: Map<string, Pawn[]>}} [options] */
export function miniLand(player, seat, { width = 84, height = 30, pawns } = {}) {
  const rows = rowsOf(player);
  const map = geometry(rows, width, height / Math.max(3, rows.length));
  const spaces = Object.keys(player.terrain).map(cell => {
    const place = placeOf(cell);
    const { x, y, w, h } = map.box(place.row, place.column);
    const what = surface(player, cell);
    const tint = what === 'forest' || what === 'moor' ? `${what}-i` : what;
    const site = player.cards[cell];
    const top = map.cardBox(place);
    const [who] = (site && pawns?.get(site)) || [];
    const fill = who ? (who.seat < 0 ? 'var(--seat-n)' : `var(--seat-${who.seat})`) : 'var(--card)';
    return svg`<rect x=${x} y=${y} width=${w - 0.6} height=${h - 0.6} fill="var(--t-${tint})"></rect>${
      site && faceOf(site)
        ? svg`<rect class="mini__card" x=${top.x + 1.3} y=${top.y + 1.3} width=${Math.max(1, top.w - 3.2)} height=${Math.max(1, top.h - 3.2)} fill=${fill}></rect>`
        : nothing
    }`;
  });
  return html`<svg class="mini ora" data-seat=${seat} width=${width} height=${height} viewBox="0 0 ${width} ${height}" aria-hidden="true">${spaces}</svg>`;
}
