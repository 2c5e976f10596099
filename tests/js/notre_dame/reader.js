/** The texts of the table as a browser would have loaded them. */

import { readFileSync } from 'node:fs';
import { load } from '../catalogues.js';

export { i18n, LANGUAGES, nameOf } from '../catalogues.js';

await load('/games/notre_dame/i18n');

/** Positions and facts made by the rules (positions.py). */
export const positions = JSON.parse(
  readFileSync(new URL('positions.json', import.meta.url), 'utf8'),
);
