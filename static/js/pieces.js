/** Small drawn things used on every page. */

import { html } from '../vendor/lit-html/lit-html.js';
import { t } from './i18n.js';

const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'hexagon'];

/** @param {string} id @param {string} [size] */
export const icon = (id, size = '') =>
  html`<svg class="i ${size}" aria-hidden="true"><use href="/icons/ui.svg#${id}"></use></svg>`;

/**
 * A seat's mark: its colour and shape. It always stands beside the name.
 *
 * @param {number} seat
 * @param {string} [size]
 */
export function shape(seat, size = '') {
  const href = `/icons/ui.svg#s-${SHAPES[seat]}`;
  return html`<svg class="shape piece seat-${seat} ${size}" viewBox="0 0 24 24" aria-hidden="true"><use
      class="ring2" href=${href}></use><use class="ring1" href=${href}></use><use
      class="fill" href=${href}></use></svg>`;
}

/**
 * A player's name as text; who has deleted himself is "Player n".
 *
 * @param {{seat: number, name: string, bot?: boolean}} member
 */
export const nameOf = member =>
  member.bot
    ? t('seat.bot', { n: member.seat })
    : member.name || t('seat.nameless', { n: member.seat + 1 });

/** The same, kept apart from the text around it. @param {{seat: number, name: string, bot?: boolean}} member */
export const bdi = member => html`<bdi>${nameOf(member)}</bdi>`;

/**
 * Copy a text; works over plain http as well.
 *
 * @param {string} text
 * @returns {Promise<boolean>}
 */
export async function copy(text) {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr';
  // Inside an open dialog nothing outside it can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}
