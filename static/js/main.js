/** Where the page begins. */

import { begin as beginTexts } from './i18n.js';
import { begin as beginPages } from './router.js';
import { begin as beginSounds } from './sound.js';

beginSounds();
await beginTexts('/i18n');
await beginPages(/** @type {HTMLElement} */ (document.getElementById('app')));
