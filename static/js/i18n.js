/** All words of the page: flat catalogues in three languages, merged from several folders. */

import { recall, remember } from './memory.js';

/** @typedef {'en' | 'zh-Hans' | 'zh-Hant'} Language */
/** @typedef {{[key: string]: string}} Texts */
/** @typedef {{[name: string]: any}} Params */

/** Languages with their own names, each written in its own script. @type {Array<[Language, string, string]>} */
export const LANGUAGES = [
  ['zh-Hans', '简', '简体中文'],
  ['zh-Hant', '繁', '繁體中文'],
  ['en', 'EN', 'English'],
];

/** @type {Language} */
let current = 'en';
/** @type {Texts} */
let texts = {};
let plurals = new Intl.PluralRules('en');
let changes = 0;
/** @type {string[]} */
const prefixes = [];
/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {Map<string, Promise<Texts>>} */
const loaded = new Map();

/**
 * @param {string} prefix
 * @param {Language} language
 * @returns {Promise<Texts>}
 */
function load(prefix, language) {
  const url = `${prefix}/${language}.json`;
  let texts = loaded.get(url);
  if (!texts) {
    texts = fetch(url).then(answer => {
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      return answer.json();
    });
    texts.catch(() => loaded.delete(url));
    loaded.set(url, texts);
  }
  return texts;
}

/** @param {Language} language */
async function take(language) {
  const mine = ++changes;
  const parts = await Promise.all(prefixes.map(prefix => load(prefix, language)));
  if (mine !== changes) return;
  texts = Object.assign({}, ...parts);
  current = language;
  plurals = new Intl.PluralRules(language);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** @returns {Language} */
export const language = () => current;

/**
 * Switch every text; the reader's choice is remembered.
 *
 * @param {Language} language
 */
export function setLanguage(language) {
  remember('language', language);
  return take(language);
}

/**
 * Add the texts of a folder with one file a language.
 *
 * @param {string} prefix
 */
export async function addCatalogue(prefix) {
  if (prefixes.includes(prefix)) return;
  prefixes.push(prefix);
  await take(current);
}

/**
 * Call back whenever the texts have changed.
 *
 * @param {() => void} listener
 * @returns {() => void} stops it
 */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The language to begin with: chosen before, or the first of the browser's that we have.
 *
 * @param {readonly string[]} wishes
 * @returns {Language}
 */
export function preferred(wishes) {
  const chosen = recall('language');
  for (const [language] of LANGUAGES) if (language === chosen) return language;
  for (const wish of wishes) {
    if (/^zh\b.*\b(hant|tw|hk|mo)\b/i.test(wish)) return 'zh-Hant';
    if (/^zh\b/i.test(wish)) return 'zh-Hans';
    if (/^en\b/i.test(wish)) return 'en';
  }
  return 'en';
}

/**
 * Begin with a folder of texts in the language this browser prefers.
 *
 * @param {string} prefix
 */
export async function begin(prefix) {
  current = preferred(navigator.languages);
  await addCatalogue(prefix);
}

/** @param {string} key */
export const has = key => key in texts || `${key}.other` in texts;

/**
 * @param {string} key
 * @param {Params} params
 * @returns {string}
 */
function sentence(key, params) {
  if (key in texts || typeof params.n !== 'number') return texts[key] ?? key;
  return texts[`${key}.${plurals.select(params.n)}`] ?? texts[`${key}.other`] ?? key;
}

/**
 * Word a key as plain text. `n` chooses between `key.one` and `key.other`.
 *
 * @param {string} key
 * @param {Params} [params]
 * @returns {string}
 */
export function t(key, params = {}) {
  return sentence(key, params).replace(/\{(\w+)\}/g, (hole, name) => `${params[name] ?? hole}`);
}

/**
 * Word a key for a template: like `t`, but params may be templates of their own.
 *
 * @param {string} key
 * @param {Params} [params]
 * @returns {unknown[]} pieces in order, as lit-html takes them
 */
export function th(key, params = {}) {
  return sentence(key, params)
    .split(/\{(\w+)\}/)
    .map((piece, at) => (at % 2 ? (params[piece] ?? `{${piece}}`) : piece));
}

/**
 * Word a refusal of the server.
 *
 * @param {{code: string, params?: Params}} error
 * @returns {string}
 */
export function refusal(error) {
  const key = `error.${error.code}`;
  return has(key) ? t(key, error.params) : t('error.unknown', { code: error.code });
}

/**
 * Join names the way the language does.
 *
 * @param {string[]} names
 * @returns {string}
 */
export const listed = names => new Intl.ListFormat(current, { type: 'conjunction' }).format(names);
