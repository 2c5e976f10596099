/** Where everything stands on the board. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { logPanel } from '../../table/log.js';
import { borough } from './borough.js';
import { city } from './city.js';
import { hand } from './hand.js';
import { hands } from './hands.js';
import { persons } from './persons.js';
import { seats } from './seats.js';

/** @typedef {import('./game.js').Scene} Scene */

/** The kind of phase, for what is larger in it. @param {import('./model.js').Model} model */
export const phase = ({ drafting, round }) => (drafting ? 'draft' : round.phase);

/** My cards, or everybody's. @param {Scene} scene */
function handOf(scene) {
  if (scene.replay) return hands(scene);
  return scene.model.over ? nothing : hand(scene);
}

/** @param {Scene} scene */
export const board = scene => html`<main class="board" id="main" tabindex="-1">
  <div class="col">${seats(scene)}${logPanel(scene)}</div>
  ${city(scene)}
  <div class="col">${handOf(scene)}${borough(scene)}${persons(scene)}</div>
</main>`;
