/** The one line that tells the truth: who must act, what exactly, what is left. */

import { t } from '../js/i18n.js';

/** @typedef {import('./table.js').Scene} Scene */
/** @typedef {import('./words.js').Part} Part */
/** @typedef {{title: Part, text: Part[], danger?: boolean}} Prompt */

/** What is wrong or on its way, before anything else. @param {Scene} scene @returns {string | null} */
function trouble({ view, game }) {
  const { link, pending, refused } = view;
  if (link === 'lost') return t(pending ? 'table.prompt.unsent' : 'table.prompt.lost');
  if (pending) return t('table.prompt.sending');
  return refused ? t('table.prompt.refused', { reason: game.reasonText(refused) }) : null;
}

/** @param {Scene} scene @returns {Prompt} */
export function promptOf(scene) {
  const told = scene.game.promptOf(scene);
  const problem = scene.model.over ? null : trouble(scene);
  return problem ? { ...told, text: [problem] } : told;
}
