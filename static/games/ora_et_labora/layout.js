/** Where everything stands on the board. */

import { html } from '../../vendor/lit-html/lit-html.js';
import { logPanel } from '../../table/log.js';
import { inspector } from './inspector.js';
import { lands } from './lands.js';
import { brief, ledger, strip } from './ledger.js';
import { lists } from './lists.js';
import { office, wheelBox } from './office.js';

/** @typedef {import('./game.js').Scene} Scene */

/** The least height of the lists, also beside all landscapes, the gaps, and what is around a landscape, in pixels. */
const LISTS = 190;
const FEWER = 90;
const GAP = 8;
const AROUND = 64;

/** @param {Scene} scene */
export const board = scene => html`<main class="board ora" id="main" tabindex="-1">
  <div class="left">${wheelBox(scene)}${office(scene)}</div>
  <div class="middle">${brief(scene)}${lands(scene)}${ledger(scene)}${strip(scene)}${lists(scene)}</div>
  <div class="right">${inspector(scene)}${logPanel(scene)}</div>
</main>`;

/** Look how much room there is for landscapes, and draw again if it has changed. @param {Scene} scene */
export function measure({ ui, act }) {
  const box = document.querySelector('[data-measure="land"]');
  if (!box) return;
  const middle = /** @type {HTMLElement} */ (box.closest('.middle'));
  // Between a phone and a desktop the land has a row of its own.
  const own = middle.clientHeight === 0;
  const others = [...middle.children].filter(part => !part.contains(box));
  const taken = others.reduce(
    (sum, part) =>
      sum + (part.matches('.lists') ? (ui.all ? FEWER : LISTS) : part.clientHeight + GAP),
    0,
  );
  const height = own ? box.clientHeight : middle.clientHeight - taken - AROUND;
  const room = { width: box.clientWidth, height };
  const before = ui.landRoom;
  const same = room.width === before.width && room.height === before.height;
  if (room.width > 0 && room.height > 0 && !same) act.set({ landRoom: room });
}
