/** Notre Dame in the middle: a rose window with the markers of every seat, and what they share. */

import { nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { polar, short, spot } from './geometry.js';
import { piece } from './city-pieces.js';
import { markOf } from './targets.js';

/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./game.js').Scene} Scene */

const TONES = ['blue', 'rose', 'violet', 'rose'];
const TREFOIL = { 3: 25, 4: 14, 5: 8 };

/** @param {Layout} map @param {number} radius */
const close = (map, radius) =>
  `M${Array.from({ length: map.n }, (_, b) => spot(map.axis(b) + map.half, radius)).join('L')}Z`;

/** @param {number} turn @param {number} from @param {number} to @param {number} width */
function petal(turn, from, to, width) {
  const middle = from + (to - from) * 0.62;
  const low = from + (to - from) * 0.3;
  return `M${spot(turn, from)}C${spot(turn - width * 0.4, low)} ${spot(turn - width, middle)} ${spot(turn - width * 0.72, to - 6)}Q${spot(turn - width * 0.35, to + 3)} ${spot(turn, to + 1)}Q${spot(turn + width * 0.35, to + 3)} ${spot(turn + width * 0.72, to - 6)}C${spot(turn + width, middle)} ${spot(turn + width * 0.4, low)} ${spot(turn, from)}Z`;
}

/** @param {Layout} map */
function trefoils(map) {
  const size = TREFOIL[/** @type {3 | 4 | 5} */ (map.n)];
  const away = (map.close + map.inscribed) / 2 + (map.n === 3 ? 6 : 11);
  return Array.from({ length: map.n }, (_, b) => {
    const turn = map.axis(b) + map.half;
    const [cx, cy] = polar(turn, away);
    const leaves = ['blue', 'rose', 'violet'].map((tone, j) => {
      const [x, y] = polar(turn + j * 120, size * 0.55);
      return svg`<circle class="g-${tone} lead" cx=${short(cx + x)} cy=${short(cy + y)} r=${short(size * 0.5)}></circle>`;
    });
    return svg`${leaves}<circle class="g-gold lead" cx=${short(cx)} cy=${short(cy)} r=${short(size * 0.28)}></circle>`;
  });
}

/** As many petals for each borough, so that one faces every seat. @param {Layout} map @param {number} radius */
function rose(map, radius) {
  const each = map.n === 5 ? 3 : 4;
  const petals = map.n * each;
  const half = 180 / petals;
  return Array.from({ length: petals }, (_, i) => {
    const turn = 90 + (i * 360) / petals;
    const [x, y] = polar(turn + half, radius - 9);
    const [u, v] = polar(turn + half, 46);
    return svg`<path class="lead g-${TONES[i % each]}" d=${petal(turn, 30, radius - 16, half * 0.98)}></path>
      <circle class="lead g-${i % 2 ? 'gold' : 'green'}" cx=${short(x)} cy=${short(y)} r="7"></circle>
      <circle class="lead g-gold" cx=${short(u)} cy=${short(v)} r="3.6"></circle>`;
  });
}

/** @param {Scene} scene @param {Layout} map @param {number} radius */
function medals({ model, shownDelta }, map, radius) {
  return model.players.map(({ seat, me, has }) => {
    const point = polar(map.axis(has.borough), radius - 34);
    const count = (me ? shownDelta.cathedral?.[1] : undefined) ?? has.cathedral;
    return svg`<g class="medal ${count ? '' : 'is-empty'}">${piece(seat, point, 21)}<text class="on-seat-${seat}"
      x=${short(point[0])} y=${short(point[1] + (seat === 1 ? 11 : 8))}>${count}</text></g>`;
  });
}

/** @param {Scene} scene @param {Layout} map */
export function cathedral(scene, map) {
  const { model, targets, act } = scene;
  const { pool, each } = model.city;
  const mark = markOf(targets.place, 'cathedral');
  const radius = map.inscribed - 12;
  const words = t('nd.city.cathedral', { pool, each, n: model.cathedral });
  const pick = () => mark && targets.place && act.choose(targets.place.field.name, 'cathedral');
  return svg`<g class="c-cathedral ${mark}" data-tip=${words} @click=${pick}>
    <path class="close0" d=${close(map, map.close + 6)}></path><path class="close1" d=${close(map, map.close - 2)}></path>
    <path class="close2" d=${close(map, map.close - 12)}></path>${trefoils(map)}
    <circle class="tracery" r=${short(radius + 6)}></circle><circle class="g-night" r=${short(radius)}></circle>
    ${rose(map, radius)}<circle class="glow" r=${short(radius)}></circle><circle class="lead g-oculus" r="31"></circle>
    <text class="pot" y=${model.cathedral ? 2 : 9}>${pool}</text>
    ${model.cathedral ? svg`<text class="per" y="19">÷ ${model.cathedral}</text>` : nothing}
    ${medals(scene, map, radius)}
    <path class="spot" d=${close(map, map.close + 6)} role=${mark ? 'button' : 'img'} tabindex=${mark ? 0 : nothing} aria-label=${words}
      aria-disabled=${mark === 'is-blocked' ? 'true' : nothing} aria-pressed=${mark ? mark === 'is-selected' : nothing}></path></g>`;
}
