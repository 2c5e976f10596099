/** What the rules show, and what is drawn of it. */

import { readFileSync } from 'node:fs';

// Templates ask for a document as soon as they are loaded, so this file is imported first.
globalThis.document ??= { createTreeWalker: () => ({}), createComment: () => ({}) };

/** @param {string} name */
const json = name => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

export const lands = json('lands.json');

/** The names of the drawings in a sprite. @param {string} file */
export function drawings(file) {
  const url = new URL(`../../../static/games/ora_et_labora/${file}`, import.meta.url);
  const names = readFileSync(url, 'utf8').matchAll(/<(?:symbol|pattern) id="([^"]+)"/g);
  return new Set([...names].map(([, name]) => name));
}

/** All text of a template, tags and all. @param {unknown} part @returns {string} */
export function markup(part) {
  if (Array.isArray(part)) return part.map(markup).join('');
  if (part === null || typeof part !== 'object') return typeof part === 'symbol' ? '' : `${part}`;
  const { strings, values } = /** @type {{strings?: string[], values?: any[]}} */ (part);
  // What is drawn anew only where it has changed.
  if ('_$litDirective$' in part) return markup(values?.[1]());
  if (!strings) return '';
  return strings
    .map((text, at) => text + (values && at in values ? markup(values[at]) : ''))
    .join('');
}
