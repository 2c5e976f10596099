/** Where everything stands on the page. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { promptBar, tabs, thumbBar, topBar } from './bars.js';
import { borough } from './borough.js';
import { city } from './city.js';
import { hand } from './hand.js';
import { logPanel } from './log.js';
import { voteStrip } from './menu.js';
import { persons } from './persons.js';
import { seats } from './seats.js';

/** @typedef {import('./table.js').Scene} Scene */

/** The kind of phase, for what is larger in it. @param {Scene} scene */
function phase({ model }) {
  if (model.over) return 'end';
  return model.drafting ? 'draft' : model.round.phase;
}

/** My cards, or everybody's. @param {Scene} scene */
function handOf(scene) {
  if (scene.replay) return scene.replay.viewer.hands(scene);
  return scene.model.over ? nothing : hand(scene);
}

/** @param {Scene} scene */
const board = scene => html`<main class="board" id="main" tabindex="-1">
  <div class="col">${seats(scene)}${logPanel(scene)}</div>
  ${city(scene)}
  <div class="col">${handOf(scene)}${borough(scene)}${persons(scene)}</div>
</main>`;

/** @param {Scene} scene */
export function page(scene) {
  const { model, ui } = scene;
  // Until what draws the end has come, the board is still there.
  const result = ui.board || !model.over ? null : scene.end;
  return html`<div class="nd n${model.players.length} is-${phase(scene)} ${result ? 'is-result' : ''} ${scene.replay ? 'is-replay' : ''}" data-tab=${ui.tab} data-guide=${scene.guide?.part(scene) ?? ''} data-round=${model.round.number} data-phase=${model.round.phase}>
    ${topBar(scene)}${promptBar(scene)}${voteStrip(scene)}${scene.guide?.shown(scene) ?? nothing}${scene.end?.rematchStrip(scene) ?? nothing}
    ${result ? result.endView(scene) : board(scene)}
    ${result ? nothing : tabs(scene)}${thumbBar(scene)}</div>
    <div class="tip" role="tooltip" hidden></div>`;
}
