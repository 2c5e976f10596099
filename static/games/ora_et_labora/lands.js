/** The landscapes of all seats: one at a time, or all together. */

import { guard } from '../../vendor/lit-html/directives/guard.js';
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { icon } from '../../js/pieces.js';
import { recent } from '../../table/log.js';
import { name, namer } from '../../table/rich.js';
import { answersOf } from './answers.js';
import { clergy, seatMark } from './icons.js';
import { land, miniLand } from './land.js';
import { columnsOf, fitLand, rowsOf } from './land-geometry.js';
import { NEUTRAL } from './model.js';
import { select } from './select.js';
import { numbers } from './wheel.js';
import { reasonText } from './words.js';

/** @typedef {import('./game.js').Scene} Scene */
/** @typedef {import('./land.js').Choice} Choice */

/** Whose landscape is shown; null: all. @param {Scene} scene */
export function seatShown({ model, ui, look }) {
  if (ui.all) return null;
  const building = look.offer?.action.type;
  // The neutral player's buildings are built where they stand.
  if (building === 'build_neutral') return NEUTRAL;
  return ui.pinned ?? model.me.seat;
}

/** The seats whose landscapes there are. @param {Scene} scene */
export const landSeats = ({ model }) => [
  ...model.players.map(({ seat }) => seat),
  ...(model.neutral ? [NEUTRAL] : []),
];

/** Whose it is, as text. @param {Scene} scene */
export const nameOf = ({ model }) => {
  const named = namer(model);
  return (/** @type {number} */ seat) => (seat < 0 ? t('ora.neutral') : named(seat));
};

/** Whose it is, as a template. @param {Scene} scene @param {number} seat */
export const title = ({ model }, seat) => (seat < 0 ? t('ora.neutral') : name(model, seat));

/** What may be chosen on the spaces of a landscape. @param {Scene} scene @param {number} seat */
function choicesOf({ model, look, replay }, seat) {
  /** @type {Map<string, Choice>} */
  const cells = new Map();
  const has = model.ofSeat(seat);
  if (!has || replay) return cells;
  const placing = seat === (look.offer?.action.type === 'build_neutral' ? NEUTRAL : model.me.seat);
  for (const { field, value } of look.steps) {
    if (field.kind === 'counts' && field.of === 'forest' && seat === model.me.seat) {
      for (const cell of Object.keys(field.places)) {
        cells.set(cell, { mark: value[cell] ? 'is-selected' : 'is-legal' });
      }
    }
    if (field.kind !== 'choice' || !['cell', 'forest', 'moor'].includes(field.of) || !placing) {
      continue;
    }
    for (const option of field.options) {
      const cell = String(option.value);
      const mark = option.blocked
        ? 'is-blocked'
        : option.value === value
          ? 'is-selected'
          : 'is-legal';
      const score = option.notes?.score === undefined ? {} : { score: Number(option.notes.score) };
      const reason = option.blocked ? { reason: reasonText(option.blocked) } : {};
      cells.set(cell, { mark, ...score, ...reason });
    }
  }
  return cells;
}

/** Buildings that may be chosen where they stand. @param {Scene} scene @param {number} seat @param {Map<string, Choice>} cells */
function addSites({ model, look, replay }, seat, cells) {
  const has = model.ofSeat(seat);
  if (!has || replay || cells.size) return cells;
  for (const [cell, site] of Object.entries(has.cards)) {
    const chosen =
      look.action?.building ?? look.steps.find(step => step.field.name === 'building')?.value;
    const free = answersOf(model.offers, look, site).some(({ reason }) => !reason);
    if (chosen === site) cells.set(cell, { mark: 'is-selected' });
    else if (
      free &&
      look.steps.some(
        ({ field }) => field.name === 'building' && field.kind === 'choice' && field.of === 'site',
      )
    ) {
      cells.set(cell, { mark: 'is-legal' });
    }
  }
  return cells;
}

/** Where a bought landscape may be placed. @param {Scene} scene @param {number} seat */
function piecesOf({ model, look, replay }, seat) {
  if (seat !== model.me.seat || replay) return [];
  return look.steps.flatMap(({ field, value }) => {
    if (field.kind !== 'choice' || field.of !== 'row') return [];
    /** @type {'district' | 'plot'} */
    const kind = field.name === 'district_row' ? 'district' : 'plot';
    const side = look.steps.find(step => step.field.name === kind)?.value;
    return field.options.map(option => ({
      kind,
      side,
      row: Number(option.value),
      /** @type {'is-selected' | 'is-legal'} */
      mark: option.value === value ? 'is-selected' : 'is-legal',
    }));
  });
}

/** @param {Scene} scene @param {number} seat @param {{width: number, height: number}} room */
function landOf(scene, seat, room) {
  const { model, look, act, ui, narrow } = scene;
  const player = model.ofSeat(seat);
  if (!player) return nothing;
  const rows = piecesOf(scene, seat);
  const lines = rowsOf(player, rows).length;
  // On a phone there is no room for land that is not there.
  const columns = narrow ? columnsOf(player, rows) : undefined;
  const { width, rowHeight } = fitLand(lines, room, columns);
  const cells = addSites(scene, seat, choicesOf(scene, seat));
  return land({
    player,
    seat,
    label: t('ora.land.of', { name: nameOf(scene)(seat) }),
    width,
    rowHeight,
    columns,
    mine: seat === model.me.seat,
    pawns: model.pawns,
    selected: ui.shown,
    cells,
    onCell: (cell, site) => {
      const counted = look.steps.find(
        ({ field }) => field.kind === 'counts' && field.of === 'forest',
      );
      if (counted && cells.has(cell)) {
        act.count(counted.field.name, cell, counted.value[cell] ? -1 : 1);
      } else select(scene, cells.get(cell) && !site ? cell : forThis(scene, cell, site), site);
    },
    rows,
    onRow: piece => act.choose(piece.kind === 'district' ? 'district_row' : 'plot_row', piece.row),
    nameOf: nameOf(scene),
    mode: model.mode,
  });
}

/** The space or what stands on it, whichever is an answer. @param {Scene} scene @param {string} cell @param {string} site */
function forThis({ model, look }, cell, site) {
  return answersOf(model.offers, look, cell).length ? cell : site;
}

/** @param {Scene} scene */
function tabs(scene) {
  const { model, act, ui } = scene;
  const seats = landSeats(scene);
  if (seats.length < 2) return nothing;
  const shown = seatShown(scene);
  const pawns = JSON.stringify([...model.pawns]);
  return html`<div class="landtabs" role="group" aria-label=${t('ora.lands')}>${seats.map(
    seat => html`<button type="button" class="landtab" data-view data-land-of=${seat} aria-pressed=${shown === seat} title=${nameOf(scene)(seat)}
      @click=${() => act.set({ all: false, pinned: seat === model.me.seat ? null : seat })}>${seatMark(seat)}<span>${title(scene, seat)}</span>${guard(
        [model.ofSeat(seat), pawns],
        () =>
          miniLand(/** @type {any} */ (model.ofSeat(seat)), seat, {
            width: 60,
            height: 20,
            pawns: model.pawns,
          }),
      )}</button>`,
  )}<button type="button" class="landtab all" data-view data-land-of="all" aria-pressed=${shown === null}
      @click=${() => act.set({ all: !ui.all })}>${icon('u-fullscreen', 's')}<span>${t('ora.lands.all')}</span></button></div>`;
}

/** @param {Scene} scene @param {number} seat */
const ownersLine = (scene, seat) =>
  html`<h3 class="landhead">${seatMark(seat)}${title(scene, seat)}${homes(scene, seat)}</h3>`;

/** Who of a seat's clergymen is at home. @param {Scene} scene @param {number} seat */
export function homes({ model }, seat) {
  const has = model.ofSeat(seat);
  if (!has) return nothing;
  const lay = has.brothers;
  const free = lay - has.placed.length;
  const words = t('ora.clergy.home', { prior: has.prior ? 0 : 1, lay: free });
  return html`<span class="homes" title=${words}><span class="sr">${words}</span><span aria-hidden="true" class=${has.prior ? 'is-out' : ''}>${clergy({ kind: 'prior', seat })}</span>${Array.from(
    { length: lay },
    (_, i) =>
      html`<span aria-hidden="true" class=${i < free ? '' : 'is-out'}>${clergy({ kind: 'lay', seat })}</span>`,
  )}</span>`;
}

/** The least height of one landscape among all of them, in pixels. */
const LEAST = 170;

/** The room there is for landscapes, as it was measured last. @param {Scene} scene */
function room({ ui, narrow }) {
  const { width, height } = ui.landRoom;
  return { width, height: narrow ? Number.POSITIVE_INFINITY : height };
}

/** @param {Scene} scene */
export function lands(scene) {
  const shown = seatShown(scene);
  const seats = landSeats(scene);
  const { width, height } = room(scene);
  const two = width > 640 && seats.length > 1;
  const each = {
    width: two ? (width - 12) / 2 : width,
    height: two
      ? Math.max(LEAST, height / Math.ceil(seats.length / 2) - 34)
      : Number.POSITIVE_INFINITY,
  };
  const body =
    shown === null
      ? html`<div class="all ${two ? 'is-two' : ''}">${seats.map(seat => html`<div>${ownersLine(scene, seat)}${landOf(scene, seat, each)}</div>`)}</div>`
      : landOf(scene, shown, { width, height });
  return html`<section class="panel lands" aria-label=${t('ora.lands')}>${tabs(scene)}<div class="landbody" data-measure="land">${body}</div>${
    scene.narrow ? html`${numbers(scene.model.wheel)}${recent(scene)}` : nothing
  }</section>`;
}
