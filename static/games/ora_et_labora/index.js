/** The table of Ora et Labora, loaded when a room begins to play. */

import { mountTable } from '../../table/mount.js';
import { GAME } from './game.js';

/** The layout comes last: it has the last word on every part. */
const STYLES =
  'paint cards land wheel lands ledger lists inspector end guide layout tablet phone'.split(' ');

/**
 * @param {HTMLElement} root
 * @param {import('../../table/table.js').App} app
 */
export const mount = (root, app) =>
  mountTable(root, app, GAME, { styles: STYLES, words: ['i18n', 'cards'] });
