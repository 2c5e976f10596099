/** The texts of the table as a browser would have loaded them. */

import { readFileSync } from 'node:fs';

const STATIC = new URL('../../../static/', import.meta.url);
const kept = new Map();
globalThis.localStorage = {
  getItem: name => kept.get(name) ?? null,
  setItem: (name, value) => kept.set(name, value),
  removeItem: name => kept.delete(name),
};
globalThis.fetch = async url => ({
  ok: true,
  json: async () => JSON.parse(readFileSync(new URL(`.${url}`, STATIC), 'utf8')),
});

export const i18n = await import('../../../static/js/i18n.js');
await i18n.addCatalogue('/i18n');
await i18n.addCatalogue('/table/i18n');
await i18n.addCatalogue('/games/notre_dame/i18n');

/** Positions and facts made by the rules (positions.py). */
export const positions = JSON.parse(
  readFileSync(new URL('positions.json', import.meta.url), 'utf8'),
);

export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'];
export const nameOf = seat => `Seat ${seat + 1}`;
