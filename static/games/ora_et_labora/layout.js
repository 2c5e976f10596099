/** Where everything stands on the board. */

import { html } from '../../vendor/lit-html/lit-html.js';
import { logPanel } from '../../table/log.js';
import { inspector } from './inspector.js';
import { lands } from './lands.js';
import { ledger, strip } from './ledger.js';
import { lists } from './lists.js';
import { office, wheelBox } from './office.js';

/** @typedef {import('./game.js').Scene} Scene */

/** @param {Scene} scene */
export const board = scene => html`<main class="board ora" id="main" tabindex="-1">
  <div class="left">${wheelBox(scene)}${office(scene)}</div>
  <div class="middle">${lands(scene)}${ledger(scene)}${strip(scene)}${lists(scene)}</div>
  <div class="right">${inspector(scene)}${logPanel(scene)}</div>
</main>`;

/** Look how much room there is for landscapes, and draw again if it has changed. @param {Scene} scene */
export function measure({ ui, act }) {
  const box = document.querySelector('[data-measure="land"]');
  if (!box) return;
  const room = { width: box.clientWidth, height: box.clientHeight };
  const { width, height } = ui.landRoom;
  if (room.width && (room.width !== width || room.height !== height)) act.set({ landRoom: room });
}
