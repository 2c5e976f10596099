/** The plague of this round as a table, while outbreaks are being settled. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { icon, shape } from '../../js/pieces.js';
import { name } from '../../table/rich.js';
import { pic } from './rich.js';

/** @typedef {import('./game.js').Scene} Scene */

const HEAD = [
  ['i-plague', 'nd.plague.value'],
  ['i-hospital', 'nd.card.hospital'],
  ['i-rat', 'nd.plague.rat'],
];

/** @param {Scene} scene */
export function plagueTable({ model, view }) {
  const plague = view.facts.findLast(({ fact }) => fact.type === 'plague')?.fact;
  if (!plague) return nothing;
  /** @type {import('../../js/types/wire.js').NotreDame.Facts.PlagueRow[]} */
  const rows = plague.rows;
  return html`<table class="ptable"><caption class="sr">${t('nd.plague.table')}</caption>
    <thead><tr><th><span class="sr">${t('nd.seats')}</span></th>${HEAD.map(([picture, key]) => html`<th title=${t(key)}>${pic(picture, 's')}<span class="sr">${t(key)}</span></th>`)}</tr></thead>
    <tbody>${rows.map(
      ({
        seat,
        value,
        hospital,
        before,
        after,
        outbreak,
      }) => html`<tr><td><span class="who">${shape(seat, 's')}${name(model, seat)}</span></td>
      <td>${value}</td><td>− ${hospital}</td><td>${before} → <b class=${outbreak ? 'loss' : ''}>${after}${
        outbreak
          ? html`${icon('u-warn', 's')}<span class="w"> ${t('nd.borough.outbreak')}</span>`
          : nothing
      }</b></td></tr>`,
    )}</tbody></table>`;
}
