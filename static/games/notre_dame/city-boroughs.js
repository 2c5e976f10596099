/** The boroughs around the cathedral: seven panes each, what stands in them, and the rat. */

import { nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { listed, t } from '../../js/i18n.js';
import { band, polar, QUAY, SECTORS, short } from './geometry.js';
import { namer } from '../../table/rich.js';
import { markOf } from './targets.js';
import { colourName, placeName } from './words.js';

/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./game.js').Scene} Scene */
/** @typedef {import('./model.js').Player} Player */

const FRIEND_EDGE =
  'M15 1a9.5 9.5 0 0 1 6 16.5C26 20 28 27 28 36H2c0-9 2-16 7-18.5A9.5 9.5 0 0 1 15 1z';
const FRIEND =
  'M15 4a6.5 6.5 0 0 1 3.5 12.2C23 18 25 25 25.3 33.5H4.7C5 25 7 18 11.5 16.2A6.5 6.5 0 0 1 15 4z';

/** @param {number} seat @param {number} x @param {number} y @param {number} count @param {boolean} changed */
const badge = (seat, x, y, count, changed) =>
  svg`<g class="badge seat-${seat} ${changed ? 'is-changed' : ''}" transform="translate(${short(x)} ${short(y)})"><rect
    class="r2" x="-17" y="-15" width="34" height="30" rx="7"></rect><rect class="r1" x="-15" y="-13" width="30" height="26"
    rx="5.5"></rect><text y="8.5">${count}</text></g>`;

/** @param {number} seat @param {number} x @param {number} y */
const friend = (seat, x, y) =>
  svg`<g class="friend seat-${seat}" transform="translate(${short(x)} ${short(y)})"><path class="r2"
    d=${FRIEND_EDGE}></path><path class="r1" d=${FRIEND}></path></g>`;

/** @param {Scene} scene @param {Layout} map @param {number} borough @param {Player | null} player @param {number} i */
function pane(scene, map, borough, player, i) {
  const sector = scene.model.board.sectors[i];
  const from = map.paneFrom(borough, i);
  const [x, y] = polar(from + map.pane / 2, (SECTORS.inner + SECTORS.outer) / 2);
  const mark = player?.me ? markOf(scene.targets.place, sector) : '';
  const narrow = map.n === 5 ? 16 : 22;
  const change = player?.me ? scene.shownDelta[`sector.${sector}`] : undefined;
  const influence = change?.[1] ?? player?.has.influence[sector] ?? 0;
  const pick = (/** @type {Event} */ event) => {
    if (!mark || !scene.targets.place) return;
    event.stopPropagation();
    scene.act.choose(scene.targets.place.field.name, sector);
  };
  return svg`<g class="c-sector t-${sector} ${mark}" @click=${pick}>
    <path class="pane" d=${band(from + 0.25, from + map.pane - 0.25, SECTORS.inner, SECTORS.outer)}></path>
    <use class="art" href="#art-${sector}" x=${short(x - map.art / 2)} y=${short(y - map.art * 0.52)}
      width=${map.art} height=${short(map.art * 0.875)}></use>
    ${player && influence ? badge(player.seat, x + narrow, y + narrow, influence, Boolean(change)) : nothing}
    ${player?.has.friend === sector ? friend(player.seat, x + narrow - 44, y + narrow - 20) : nothing}
  </g>`;
}

/** @param {Layout} map @param {number} borough @param {number} step @param {string} kind */
function rat(map, borough, step, kind) {
  const [x, y] = map.rat(borough, step);
  return svg`<g class="rat ${kind}" transform="translate(${short(x)} ${short(y)})"><circle class="ear" cx="-12" cy="-13"
    r="6.5"></circle><circle class="ear" cx="12" cy="-13" r="6.5"></circle><circle class="head" r="18"></circle><text
    y="7.5">${step}</text></g>`;
}

/** @param {Layout} map @param {number} borough @param {Player} player */
function harbor(map, borough, { me, has }) {
  const posts = Array.from({ length: 10 }, (_, step) => {
    const [x, y] = map.rat(borough, step);
    return svg`<circle class="post ${step === 9 ? 'last' : ''}" cx=${short(x)} cy=${short(y)} r=${step === 9 ? 7 : 5}></circle>`;
  });
  const after = has.forecast?.after ?? has.rat;
  return svg`${posts}${me && after !== has.rat ? rat(map, borough, after, 'is-ghost') : nothing}
    ${rat(map, borough, has.rat, '')}`;
}

/** @param {Scene} scene @param {number} borough @param {Player | null} player */
function label({ model }, borough, player) {
  if (!player) {
    return t('nd.borough.neutral', { colour: colourName(model.board.colours[borough]) });
  }
  const title = player.me
    ? t('nd.borough')
    : t('nd.borough.of', { name: namer(model)(player.seat) });
  const sectors = model.board.sectors.map(sector =>
    t('nd.borough.sector', { name: placeName(sector), n: player.has.influence[sector] }),
  );
  return `${title}. ${listed(sectors)}. ${t('nd.seat.rat', { n: player.has.rat })}`;
}

/** @param {Scene} scene @param {Layout} map */
export function boroughs(scene, map) {
  const { model, ui, act } = scene;
  return model.board.seats.map((seat, borough) => {
    const player = seat === null ? null : model.player(seat);
    const middle = map.axis(borough);
    const from = map.paneFrom(borough, 0);
    const to = map.paneFrom(borough, 7);
    const kind = player
      ? `seat-${player.seat} ${player.me ? 'is-mine' : ''} ${ui.pinned === player.seat ? 'is-focus' : ''}`
      : 'c-neutral';
    return svg`<g class="c-borough ${kind}" data-borough=${borough} data-view @click=${() => player && act.pin(player.seat)}
      @pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === 'mouse' && act.hover(player?.seat ?? null)}
      @pointerleave=${() => act.hover(null)}>
      <path class="ground" d=${band(middle - map.half, middle + map.half, short(map.inscribed - 30), 452)}></path>
      <path class="leadbed" d=${band(from - 0.5, to + 0.5, SECTORS.inner - 3, SECTORS.outer + 3)}></path>
      ${model.board.sectors.map((_, i) => pane(scene, map, borough, player, i))}
      ${player ? harbor(map, borough, player) : nothing}
      <path class="frame" role=${player ? 'button' : 'img'} tabindex=${player ? 0 : nothing} aria-label=${label(scene, borough, player)}
        d=${band(middle - map.half + 0.9, middle + map.half - 0.9, short(map.inscribed + 4), QUAY.outer)}></path>
    </g>`;
  });
}
