/** What somebody at the table is doing. */

import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { t } from '../js/i18n.js';
import { icon } from '../js/pieces.js';

const HOUR = 60;

const STATE_ICONS = {
  waiting: 'u-hourglass',
  choosing: 'u-hourglass',
  locked: 'u-lock',
  thinking: 'u-thinking',
  done: 'u-done',
};

/**
 * @typedef {import('./persons.js').Person} Person
 * @typedef {import('./persons.js').Doing} Doing
 */

/** For how long somebody is away. @param {Person} person */
function awayWords({ minutes }) {
  if (minutes < 1) return t('table.state.away');
  if (minutes < HOUR) return t('table.state.away_minutes', { n: minutes });
  return t('table.state.away_hours', { n: Math.floor(minutes / HOUR) });
}

/** What somebody is doing, as a word and an icon. @param {Person} person @param {Doing} doing */
export function state(person, doing) {
  const { awaited, away } = person;
  const words = t(`table.state.${doing}`);
  const absent = away
    ? html`<span class="away" title=${awayWords(person)}>${icon('u-away', 's')}<b>${awayWords(person)}</b></span>`
    : nothing;
  // Whoever is waited for and away is both; of the others only one thing matters.
  const busy =
    away && !awaited
      ? nothing
      : html`<span class="busy" title=${words}>${icon(STATE_ICONS[doing], 's')}<b class=${away ? 'sr' : ''}>${words}</b></span>`;
  return html`<span class="state ${awaited ? 'live' : ''}">${busy}${absent}</span>`;
}
