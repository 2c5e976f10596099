/** The page of a table: bars at the edges, between them the board or the result. */

import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { promptBar, tabs, thumbBar, topBar } from './bars.js';
import { voteStrip } from './menu.js';

/** @typedef {import('./table.js').Scene} Scene */

/** @param {Scene} scene */
export function page(scene) {
  const { model, ui, game } = scene;
  // Until what draws the end has come, the board is still there.
  const result = ui.board || !model.over ? null : scene.end;
  const phase = model.over ? 'end' : game.phase(model);
  return html`<div class="table ${game.prefix} n${model.players.length} is-${phase} ${result ? 'is-result' : ''} ${scene.replay ? 'is-replay' : ''}" data-tab=${ui.tab} data-guide=${scene.guide?.part(scene) ?? ''} data-round=${game.roundOf(model)} data-phase=${model.round.phase}>
    ${topBar(scene)}${promptBar(scene)}${voteStrip(scene)}${game.strip?.(scene) ?? nothing}${scene.guide?.shown(scene) ?? nothing}${scene.end?.rematchStrip(scene) ?? nothing}
    ${result ? result.endView(scene) : game.board(scene)}
    ${result ? nothing : tabs(scene)}${thumbBar(scene)}</div>
    <div class="tip" role="tooltip" hidden></div>`;
}
