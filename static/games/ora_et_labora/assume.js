/** What stands in a field as long as its reader has chosen nothing else. */

import { cheapestBefore, fullest } from './payments.js';

/**
 * @typedef {import('../../js/compose.js').Field} Field
 * @typedef {import('../../js/compose.js').Option} Option
 */

/** @param {Option[]} open @param {any} value */
const ifOpen = (open, value) => (open.some(option => option.value === value) ? value : undefined);

/** @param {Option[]} open */
const most = open => Math.max(...open.map(({ value }) => Number(value)));

/** Mostly none; some where nothing else is done. @param {Option[]} open */
function least(open) {
  return Math.min(...open.map(({ value }) => Number(value)));
}

/** What one does mostly, by the field's name. @type {{[name: string]: (open: Option[]) => any}} */
const MOSTLY = {
  use: open => ifOpen(open, true),
  recall: open => ifOpen(open, true),
  gift: open => ifOpen(open, false),
  clergy: open => ifOpen(open, 'lay_brother'),
  by: best,
  wood_by: best,
  peat_by: best,
  times: most,
  more: least,
  second: open => ifOpen(open, -1),
};

/** The indicator that brings most. @param {Option[]} open */
function best(open) {
  const value = (/** @type {Option} */ { notes }) => Number(notes?.value ?? 0);
  return open.reduce((one, other) => (value(other) > value(one) ? other : one)).value;
}

/** @type {import('../../js/compose.js').Assume} */
export function assume(field, left, after) {
  if (field.kind === 'goods') {
    if (field.name === 'claim') return fullest(field);
    const [next] = after;
    const paid = next?.kind === 'goods' && next.name !== 'claim' ? next : null;
    return cheapestBefore(field, left, paid) ?? undefined;
  }
  if (field.kind === 'counts') {
    const places = Object.keys(field.places);
    return places.length === 1 ? { [places[0]]: field.low } : undefined;
  }
  const open = field.options.filter(option => !option.blocked);
  if (!open.length) return undefined;
  return open.length === 1 ? open[0].value : MOSTLY[field.name]?.(open);
}
