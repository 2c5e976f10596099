/** Cards are found by their names in any of the three languages, and by their numbers. */

import { LANGUAGES } from '../../js/i18n.js';
import { cardOf, numberOf } from './cards.js';

const HERE = '/games/ora_et_labora/cards';
const NAME = 'ora.card.';
const SOFT_HYPHEN = '\u00ad';

/** All names of a card; empty until somebody searches. @type {Map<string, string[]>} */
const names = new Map();
/** @type {Promise<void> | null} */
let loading = null;

/** @param {string} language */
async function load(language) {
  const answer = await fetch(`${HERE}/${language}.json`);
  if (!answer.ok) return;
  for (const [key, text] of Object.entries(await answer.json())) {
    if (!key.startsWith(NAME)) continue;
    const card = key.slice(NAME.length);
    names.set(card, [...(names.get(card) ?? []), plain(text)]);
  }
}

/** Load the names in all languages, once. */
export function loadNames() {
  loading ??= Promise.all(LANGUAGES.map(([language]) => load(language))).then(
    () => {},
    () => {
      loading = null;
    },
  );
  return loading;
}

/** @param {string} text */
const plain = text => text.toLowerCase().replaceAll(SOFT_HYPHEN, '');

/**
 * Whether a card is meant by what was typed.
 *
 * @param {string} site
 * @param {string} typed
 * @param {string} name in the reader's language
 */
export function isMeant(site, typed, name) {
  const card = cardOf(site);
  const wanted = plain(typed.trim());
  if (/^\d+$/.test(wanted)) return numberOf(site) === Number(wanted);
  return [plain(card), plain(name), ...(names.get(card) ?? [])].some(text => text.includes(wanted));
}
