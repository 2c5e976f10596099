/** What a click on something of the table does. */

import { answerOf } from './answers.js';
import { faceOf } from './cards.js';

/** @typedef {import('./game.js').Scene} Scene */

/**
 * Answer with it, if it is an answer, and show what it is.
 *
 * @param {Scene} scene
 * @param {string} id of a card, a building in play or a space
 * @param {string} [site] what stands on the space
 */
export function select(scene, id, site = id) {
  const { model, look, act, replay } = scene;
  const answer = replay ? null : answerOf(model.offers, look, id);
  const shown = faceOf(site) ? { shown: site } : {};
  act.set({ ...shown, sheet: true });
  if (!answer || answer.reason) {
    // To look at something else is to give up what was begun with another card.
    if (shown.shown && look.offer && !answer) act.compose(scene.ui.begun);
    return;
  }
  const { place, name, option } = answer;
  if (place === null) act.choose(name, option.value);
  else act.compose({ offer: place, chosen: [[name, option.value]] });
}

/** Look at nothing any more, and answer nothing; what is asked anyway stays away until it is looked at. @param {Scene} scene */
export function close({ act, ui }) {
  const { offer } = ui.begun;
  const sheet = offer !== null && offer === ui.draft.offer ? false : null;
  act.set({ shown: null, sheet, draft: ui.begun });
}
