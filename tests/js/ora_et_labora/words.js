/** The texts of the table as a browser would have loaded them, and real samples (samples.py). */

import { readFileSync } from 'node:fs';
import './reader.js';

const STATIC = new URL('../../../static/', import.meta.url);
const kept = new Map();
globalThis.localStorage = {
  getItem: name => kept.get(name) ?? null,
  setItem: (name, value) => kept.set(name, value),
  removeItem: name => kept.delete(name),
};
globalThis.document.documentElement ??= {};
globalThis.fetch = async url => ({
  ok: true,
  json: async () => JSON.parse(readFileSync(new URL(`.${url}`, STATIC), 'utf8')),
});

export const i18n = await import('../../../static/js/i18n.js');
await i18n.addCatalogue('/i18n');
await i18n.addCatalogue('/table/i18n');
await i18n.addCatalogue('/games/ora_et_labora/i18n');
await i18n.addCatalogue('/games/ora_et_labora/cards');

/** Facts and questions made by the rules. */
export const samples = JSON.parse(readFileSync(new URL('samples.json', import.meta.url), 'utf8'));

export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'];
export const nameOf = seat => `Seat ${seat + 1}`;
/** What must not be read anywhere: gaps, keys, values that are none. */
export const BROKEN = /[{}]|undefined|null|NaN|\bora\.|\btable\.|_/;
