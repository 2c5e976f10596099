/** What a delta means for its player, shortly: "+3" gold, "7 → 6" for the rat. */

import { html } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { text } from '../../table/rich.js';
import { pic } from './rich.js';
import { say, signed } from '../../table/words.js';
import { deltaName } from './words.js';

/** @typedef {import('../../js/compose.js').Delta} Delta */
/** @typedef {import('../../table/words.js').Part} Part */

const ICONS = { prestige: 'i-prestige', gold: 'i-gold', personal: 'i-marker', rat: 'i-rat' };
/** In this order; what is not here comes last. */
const ORDER = ['prestige', 'gold', 'personal', 'rat', 'cathedral'];
/** Follows from the rest, or moves whenever anything does. */
const SILENT = new Set(['bank']);

/** The gains of a delta as small signs. @param {Delta} delta @param {import('./model.js').Model} model */
export const gains = (delta, model) =>
  Object.entries(ICONS).flatMap(([name, icon]) => {
    const change = delta[name];
    if (!change) return [];
    const [before, after] = change;
    const kind = after < before && name !== 'rat' ? 'loss' : '';
    const words = text(item(name, change), model);
    return [
      html`<span class="chip ${kind}" title=${words}>${pic(icon)}<span aria-hidden="true">${signed(after - before)}</span><span class="sr">${words}</span></span>`,
    ];
  });

/** @param {string} name @param {[number, number]} change @returns {Part} */
const item = (name, [before, after]) =>
  say('nd.delta.item', { name: deltaName(name), before, after });

/** @param {string} name */
const rank = name => {
  const at = ORDER.indexOf(name);
  return at < 0 ? ORDER.length : at;
};

/** A whole delta in words; null if nothing changes. @param {Delta} delta @returns {Part | null} */
export function deltaWords(delta) {
  const changes = Object.entries(delta)
    .filter(([name]) => !SILENT.has(name))
    .sort(([one], [other]) => rank(one) - rank(other));
  return changes
    .map(([name, change]) => item(name, change))
    .reduceRight(
      (/** @type {Part | null} */ rest, first) =>
        rest ? say('nd.delta.and', { first, rest }) : first,
      null,
    );
}

/** The same as a note of an option that does nothing. @param {{[name: string]: any}} [notes] */
export const nothingNote = notes =>
  notes?.no_effect ? html`<span class="none">${t('nd.persons.no_effect')}</span>` : null;
