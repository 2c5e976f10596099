/** What the rules in the page say something about. */

import { kindOf } from './model.js';

/** What a thing on the table is called here; '' for what has no entry. @param {Element} thing */
export function topicOf(thing) {
  const named = thing.closest('[data-card], [data-person], [data-turned-up], .cell, .c-cathedral');
  if (!(named instanceof HTMLElement || named instanceof SVGElement)) {
    return thing.closest('[data-market]') ? 'symbol-message' : '';
  }
  const { card: held, person: hired, turnedUp } = named.dataset;
  if (named.matches('.c-cathedral')) return 'notre-dame';
  const sector = [...named.classList].find(name => name.startsWith('t-'))?.slice(2);
  return kindOf(held ?? hired ?? turnedUp ?? sector ?? '');
}
