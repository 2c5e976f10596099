/** The texts of the table as a browser would have loaded them, and real samples (samples.py). */

import { readFileSync } from 'node:fs';
import './reader.js';
import { load } from '../catalogues.js';

export { i18n, LANGUAGES, nameOf } from '../catalogues.js';

globalThis.document.documentElement ??= {};
await load('/games/ora_et_labora/i18n', '/games/ora_et_labora/cards');

/** Facts and questions made by the rules. */
export const samples = JSON.parse(readFileSync(new URL('samples.json', import.meta.url), 'utf8'));

/** What must not be read anywhere: gaps, keys, values that are none. */
export const BROKEN = /[{}]|undefined|null|NaN|\bora\.|\btable\.|_/;
