/** The texts of the page as a browser would have loaded them. */

import { readFileSync } from 'node:fs';

const STATIC = new URL('../../static/', import.meta.url);
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

export const i18n = await import('../../static/js/i18n.js');
export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'];
export const nameOf = seat => `Seat ${seat + 1}`;

/** Load these folders of texts, after those of the page and of all tables. @param {string[]} folders */
export async function load(...folders) {
  for (const folder of ['/i18n', '/table/i18n', ...folders]) await i18n.addCatalogue(folder);
}
