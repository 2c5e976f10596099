/**
 * Which things on the board answer the fields of the action being composed. Pure.
 *
 * @typedef {import('../../js/compose.js').Look} Look
 * @typedef {import('../../js/compose.js').Option} Option
 * @typedef {import('../../js/types/wire.js').Inputs.Choice} Choice
 * @typedef {import('../../js/types/wire.js').Inputs.Counts} Counts
 *
 * @typedef {{field: Choice, value: any}} ChoiceStep
 * @typedef {{field: Counts, value: import('../../js/compose.js').Places}} CountsStep
 */

const PLACES = new Set(['sector', 'place']);

/**
 * `market` and `place` are the choices made on the city and in the borough; `place` is the last
 * of several. `counts` are taken place by place. `active` is the field to be shown as a row of
 * buttons: the open one, or the last one as long as it can still be changed.
 *
 * @param {Look} look
 */
export function targetsOf(look) {
  const choices = /** @type {ChoiceStep[]} */ (
    look.steps.filter(step => step.field.kind === 'choice')
  );
  const counts = /** @type {CountsStep | undefined} */ (
    look.steps.find(step => step.field.kind === 'counts')
  );
  const row = choices.at(-1);
  return {
    market: choices.find(step => step.field.of === 'market') ?? null,
    place: choices.findLast(step => PLACES.has(step.field.of)) ?? null,
    /** The place chosen before the last one: where pieces come from. */
    from: choices.find(step => step.field.name === 'origin')?.value ?? null,
    counts: counts ?? null,
    row: row && row.field.of !== 'market' && !PLACES.has(row.field.of) ? row : null,
  };
}

/** @typedef {ReturnType<typeof targetsOf>} Targets */

/**
 * The option that a thing on the board stands for; null if it is no answer.
 *
 * @param {ChoiceStep | null} step
 * @param {any} value
 * @returns {Option | null}
 */
export const optionOf = (step, value) =>
  step?.field.options.find(option => option.value === value) ?? null;

/**
 * How a thing on the board is marked.
 *
 * @param {ChoiceStep | null} step
 * @param {any} value
 * @returns {'' | 'is-selected' | 'is-legal' | 'is-blocked'}
 */
export function markOf(step, value) {
  const option = optionOf(step, value);
  if (!option) return '';
  if (option.blocked) return 'is-blocked';
  return step?.value === value ? 'is-selected' : 'is-legal';
}

/** Why a token has to stay where it lies, if notes of a market tell. @param {Option | null} option */
export function untaken(option) {
  const { untaken: code, steps: _, ...params } = option?.notes ?? {};
  return code ? { code: String(code), params } : null;
}
