/** Where the page begins. */

import { begin as beginTexts } from './i18n.js';
import { begin as beginPages } from './router.js';
import { begin as beginSounds } from './sound.js';

const root = /** @type {HTMLElement} */ (document.getElementById('app'));

beginSounds();
try {
  await beginTexts('/i18n');
  await beginPages(root);
} catch (error) {
  // Without the catalogues there are no other words.
  root.textContent = 'Parvis: no connection · 无法连接 · 無法連線';
  throw error;
}
