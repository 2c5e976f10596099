/**
 * What the things on the table stand for in the answer that is being composed: a building, a
 * settlement, a space. Pure.
 *
 * @typedef {import('../../js/compose.js').Offers} Offers
 * @typedef {import('../../js/compose.js').Offer} Offer
 * @typedef {import('../../js/compose.js').Look} Look
 * @typedef {import('../../js/compose.js').Option} Option
 * @typedef {import('../../js/types/wire.js').Inputs.Choice} Choice
 * @typedef {import('../../js/types/wire.js').Inputs.Reason} Reason
 *
 * A choice that something on the table answers: of the answer begun, or of one that would begin
 * with it.
 * @typedef {{place: number | null, type: string, name: string, option: Option, reason: Reason | null}} Answer
 */

/** Fields that are answered on the board: they are not shown as buttons. */
export const ON_BOARD = new Set([
  'cell',
  'forest',
  'moor',
  'row',
  'site',
  'building',
  'settlement',
]);

/** Those of them that are spaces of the land, or places beside it. */
export const ON_LAND = new Set(['cell', 'forest', 'moor', 'row']);

/** @param {any} field @param {string} id @returns {Option | undefined} */
const optionIn = (field, id) =>
  field?.kind === 'choice' && ON_BOARD.has(field.of)
    ? field.options.find((/** @type {Option} */ option) => option.value === id)
    : undefined;

/**
 * All that a thing may answer.
 *
 * @param {Offers | null} offers
 * @param {Look} look
 * @param {string} id of a card, a building in play or a space
 * @returns {Answer[]}
 */
export function answersOf(offers, look, id) {
  /** @type {Answer[]} */
  const found = [];
  for (const { field } of look.steps) {
    const option = optionIn(field, id);
    const type = look.offer?.action.type;
    if (option) {
      found.push({ place: null, type, name: field.name, option, reason: option.blocked ?? null });
    }
  }
  offers?.offers?.forEach((offer, place) => {
    const field = offer.fields?.[0];
    const option = optionIn(field, id);
    if (!option || !field || offer === look.offer) return;
    const reason = option.blocked ?? offer.blocked ?? null;
    found.push({ place, type: offer.action.type, name: field.name, option, reason });
  });
  return found;
}

/**
 * What a click on something means; null: it answers nothing.
 *
 * @param {Offers | null} offers
 * @param {Look} look
 * @param {string} id
 * @returns {Answer | null}
 */
export function answerOf(offers, look, id) {
  const all = answersOf(offers, look, id);
  return all.find(({ reason }) => !reason) ?? all[0] ?? null;
}

/** The place of the first offer of a type; -1: there is none. @param {Offers | null} offers @param {string} type */
export const placeOf = (offers, type) =>
  offers?.offers?.findIndex(offer => offer.action.type === type) ?? -1;

/** The step of a name on the way. @param {Look} look @param {string} name */
export const stepOf = ({ steps }, name) => steps.find(step => step.field.name === name) ?? null;

/** The building whose function is being used. @param {Look} look @param {any} ask */
export function usedBy({ action, steps }, ask) {
  const chosen = steps.find(({ field }) => field.name === 'building')?.value;
  return String(action?.building ?? chosen ?? ask?.params?.building ?? '');
}
