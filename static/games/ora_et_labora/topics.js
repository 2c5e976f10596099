/** What the rules in the page say something about. */

import { cardOf } from './cards.js';

/** What a thing on the table is called here; '' for what has no entry. @param {Element} thing */
export function topicOf(thing) {
  const named = thing.closest('[data-card], [data-site], [data-shown]');
  if (!(named instanceof HTMLElement)) return '';
  const { card: listed, site, shown } = named.dataset;
  return cardOf(listed ?? site ?? shown ?? '');
}
