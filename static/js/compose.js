/**
 * Builds one answer from the offers of an ask, choice by choice. Pure, and knows no game.
 *
 * A Draft is what has been chosen so far: an offer, then values of its fields by name.
 *
 * @typedef {import('./types/wire.js').Inputs.Offers} Offers
 * @typedef {import('./types/wire.js').Inputs.Offer} Offer
 * @typedef {import('./types/wire.js').Inputs.Option} Option
 * @typedef {import('./types/wire.js').Inputs.Choice | import('./types/wire.js').Inputs.Counts
 *   | import('./types/wire.js').Engine.Payments.Goods} Field
 * @typedef {{[name: string]: [number, number]}} Delta
 * @typedef {{[place: string]: number}} Places
 * @typedef {{offer: number | null, chosen: Array<[string, any]>}} Draft
 *
 * One field on the way: `value` undefined as long as nothing is chosen, `assumed` what stands
 * there as long as nothing else is. `left` are the goods that no field before has taken.
 * @typedef {{field: Field, value: any, assumed?: boolean, left?: Places}} Step
 *
 * What a game proposes for a field; undefined: nothing. `after` are the fields that follow.
 * @typedef {(field: Field, left: Places, after: readonly Field[]) => any} Assume
 *
 * `open` is the field to be answered next, null when the action is complete. `delta` is the
 * certain result so far; `exact` false: the server has to be asked for the whole of it.
 * @typedef {object} Look
 * @property {Offer | null} offer
 * @property {Step[]} steps
 * @property {Field | null} open
 * @property {{[name: string]: any} | null} action complete, ready to be sent
 * @property {Delta} delta
 * @property {boolean} exact
 */

/** @type {Draft} */
export const EMPTY = { offer: null, chosen: [] };

/**
 * The result of one change after another: first before, last after, nothing that stayed equal.
 *
 * @param {Delta} first
 * @param {Delta} second
 * @returns {Delta}
 */
export function merge(first, second) {
  const merged = { ...first };
  for (const [name, [before, after]] of Object.entries(second)) {
    merged[name] = [merged[name]?.[0] ?? before, after];
  }
  return Object.fromEntries(
    Object.entries(merged).filter(([, [before, after]]) => before !== after),
  );
}

/** @param {Places} counts */
export const total = counts => Object.values(counts).reduce((sum, number) => sum + number, 0);

/** What goods come to. @param {Places} counts @param {Places} worth */
export const worthOf = (counts, worth) =>
  Object.entries(counts).reduce((sum, [good, number]) => sum + number * worth[good], 0);

/** Whether goods fill a field. @param {import('./types/wire.js').Engine.Payments.Goods} field @param {Places} goods @param {Places} left */
function fills({ worth, low, high }, goods, left) {
  const sum = worthOf(goods, worth);
  if (sum < low || (high != null && sum > high)) return false;
  return Object.entries(goods).every(([good, number]) => number <= (left[good] ?? 0));
}

/** @type {Assume} */
const assumeNothing = () => undefined;

/**
 * @param {Offers} offers
 * @param {Draft} draft
 * @param {Assume} [assume]
 * @returns {Look}
 */
export function look(offers, draft, assume = assumeNothing) {
  const offer = draft.offer === null ? undefined : offers.offers?.[draft.offer];
  if (!offer) return { offer: null, steps: [], open: null, action: null, delta: {}, exact: true };
  const chosen = new Map(draft.chosen);
  const action = { ...offer.action };
  const waiting = [...(offer.fields ?? [])];
  /** @type {Places} */
  const spent = {};
  /** @type {Step[]} */
  const steps = [];
  /** @type {Field | null} */
  let open = null;
  let delta = offer.delta ?? {};
  let exact = true;
  while (waiting.length && !open) {
    const field = /** @type {Field} */ (waiting.shift());
    const step = stepOf(field, waiting, chosen, spent, assume);
    steps.push(step);
    const { value } = step;
    if (field.kind === 'counts') {
      const number = total(value);
      if (number < field.low || number > field.high) open = field;
      if (number) exact = false;
    } else if (field.kind === 'goods') {
      if (!fills(field, value, /** @type {Places} */ (step.left))) open = field;
      for (const [good, number] of Object.entries(/** @type {Places} */ (value))) {
        spent[good] = (spent[good] ?? 0) + number;
      }
      exact = false;
    } else {
      const option = field.options.find(option => option.value === value);
      if (!option || option.blocked) open = field;
      else {
        delta = merge(delta, option.delta ?? {});
        if (option.then) waiting.unshift(...(offers.groups?.[option.then] ?? []));
      }
    }
    action[field.name] = value;
  }
  return { offer, steps, open, action: open || offer.blocked ? null : action, delta, exact };
}

/**
 * One field with its value: what was chosen, else what is assumed.
 *
 * @param {Field} field
 * @param {readonly Field[]} after
 * @param {Map<string, any>} chosen
 * @param {Places} spent by the fields before
 * @param {Assume} assume
 * @returns {Step}
 */
function stepOf(field, after, chosen, spent, assume) {
  /** @type {Places} */
  const left = {};
  if (field.kind === 'goods') {
    for (const [good, number] of Object.entries(field.held)) {
      left[good] = number - (spent[good] ?? 0);
    }
  }
  const assumed = !chosen.has(field.name);
  const value = assumed ? assume(field, left, after) : chosen.get(field.name);
  if (field.kind === 'choice') return { field, value, assumed };
  return { field, value: value ?? {}, assumed, left };
}

/**
 * Begin with another offer; a blocked one changes nothing.
 *
 * @param {Offers} offers
 * @param {Draft} draft
 * @param {number} index
 * @returns {Draft}
 */
export function take(offers, draft, index) {
  const offer = offers.offers?.[index];
  return offer && !offer.blocked ? { offer: index, chosen: [] } : draft;
}

/**
 * What to begin with: where there is one offer alone, only its fields are a choice.
 *
 * @param {Offers} offers
 * @returns {Draft}
 */
export const begin = offers => (offers.offers?.length === 1 ? take(offers, EMPTY, 0) : EMPTY);

/**
 * Answer a field on the way, the open one or an earlier one; what was chosen after it is
 * forgotten. A blocked or unknown value changes nothing.
 *
 * @param {Offers} offers
 * @param {Draft} draft
 * @param {string} name
 * @param {any} value
 * @param {Assume} [assume]
 * @returns {Draft}
 */
export function choose(offers, draft, name, value, assume) {
  const { steps } = look(offers, draft, assume);
  const at = steps.findIndex(step => step.field.name === name);
  const field = steps[at]?.field;
  if (field?.kind !== 'choice') return draft;
  const option = field.options.find(option => option.value === value);
  if (!option || option.blocked) return draft;
  const before = new Set(steps.slice(0, at).map(step => step.field.name));
  const kept = draft.chosen.filter(([earlier]) => before.has(earlier));
  return { ...draft, chosen: [...kept, [name, value]] };
}

/**
 * Change how many are taken from one place or of one good, within what the field allows.
 *
 * @param {Offers} offers
 * @param {Draft} draft
 * @param {string} name
 * @param {string} place
 * @param {number} by
 * @param {Assume} [assume]
 * @returns {Draft}
 */
export function count(offers, draft, name, place, by, assume) {
  const step = look(offers, draft, assume).steps.find(step => step.field.name === name);
  if (!step || step.field.kind === 'choice') return draft;
  const number = (step.value[place] ?? 0) + by;
  const { [place]: _, ...others } = step.value;
  const counts = number ? { ...others, [place]: number } : others;
  if (number < 0 || number > mostOf(step, place) || isTooMuch(step.field, counts, by)) return draft;
  return {
    ...draft,
    chosen: [...draft.chosen.filter(([earlier]) => earlier !== name), [name, counts]],
  };
}

/** How many there are of a place. @param {Step} step @param {string} place */
export const mostOf = ({ field, left }, place) =>
  (field.kind === 'counts' ? field.places[place] : left?.[place]) ?? 0;

/** @param {Field} field @param {Places} counts @param {number} by */
function isTooMuch(field, counts, by) {
  if (by < 0 || field.kind === 'choice' || field.high == null) return false;
  return (field.kind === 'counts' ? total(counts) : worthOf(counts, field.worth)) > field.high;
}

/**
 * Take the last choice back; the offer itself last. At the beginning nothing changes.
 *
 * @param {Offers} offers
 * @param {Draft} draft
 * @returns {Draft}
 */
export function back(offers, draft) {
  if (draft.chosen.length) return { ...draft, chosen: draft.chosen.slice(0, -1) };
  return offers.offers?.length === 1 ? draft : EMPTY;
}
