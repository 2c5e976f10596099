/** Small pieces standing in the city. */

import { svg } from '../../vendor/lit-html/lit-html.js';
import { short } from './geometry.js';

const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'hexagon'];

/**
 * A seat's shape in its colour, around a point.
 *
 * @param {number} seat
 * @param {import('./geometry.js').Point} point
 * @param {number} radius
 */
export function piece(seat, [x, y], radius) {
  const href = `/icons/ui.svg#s-${SHAPES[seat]}`;
  const place = `translate(${short(x - radius)} ${short(y - radius)}) scale(${short((radius * 10) / 12) / 10})`;
  return svg`<g class="piece seat-${seat}" transform=${place}><use class="ring2" href=${href} width="24" height="24"></use><use
    class="ring1" href=${href} width="24" height="24"></use><use class="fill" href=${href} width="24" height="24"></use></g>`;
}

/**
 * A carriage in its owner's colour.
 *
 * @param {number} seat
 * @param {import('./geometry.js').Point} point
 */
export const carriage = (seat, [x, y]) =>
  svg`<g class="c-coach seat-${seat}" transform="translate(${short(x)} ${short(y)}) scale(.9)"><path class="r2"
    d="M-24-20h38c6 0 9 3 10 8l4 16 6 1v5H-18c-5 0-8-3-8-8z"></path><path class="body"
    d="M-21-17h35c4 0 6 2 7 6l4 17h-41c-4 0-5-2-5-5z"></path><path class="pane"
    d="M-15-11h9v9h-9zM9-11h6l2 9H9z"></path><g class="wheels"><circle cx="-13" cy="9" r="8.5"></circle><circle cx="15"
    cy="9" r="8.5"></circle><path d="M-13 2v14M-20 9h14M15 2v14M8 9h14"></path></g>${piece(seat, [1, -7], 9)}</g>`;
