/**
 * Builds one answer from the offers of an ask, choice by choice. Pure, and knows no game.
 *
 * A Draft is what has been chosen so far: an offer, then values of its fields by name.
 *
 * @typedef {import('./types/wire.js').Inputs.Offers} Offers
 * @typedef {import('./types/wire.js').Inputs.Offer} Offer
 * @typedef {import('./types/wire.js').Inputs.Option} Option
 * @typedef {import('./types/wire.js').Inputs.Choice | import('./types/wire.js').Inputs.Counts} Field
 * @typedef {{[name: string]: [number, number]}} Delta
 * @typedef {{[place: string]: number}} Places
 * @typedef {{offer: number | null, chosen: Array<[string, any]>}} Draft
 *
 * One field on the way: `value` undefined as long as nothing is chosen.
 * @typedef {{field: Field, value: any}} Step
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

/**
 * @param {Offers} offers
 * @param {Draft} draft
 * @returns {Look}
 */
export function look(offers, draft) {
  const offer = draft.offer === null ? undefined : offers.offers?.[draft.offer];
  if (!offer) return { offer: null, steps: [], open: null, action: null, delta: {}, exact: true };
  const chosen = new Map(draft.chosen);
  const action = { ...offer.action };
  const waiting = [...(offer.fields ?? [])];
  /** @type {Step[]} */
  const steps = [];
  /** @type {Field | null} */
  let open = null;
  let delta = offer.delta ?? {};
  let exact = true;
  while (waiting.length && !open) {
    const field = /** @type {Field} */ (waiting.shift());
    const value = field.kind === 'counts' ? (chosen.get(field.name) ?? {}) : chosen.get(field.name);
    steps.push({ field, value });
    if (field.kind === 'counts') {
      const number = total(value);
      if (number < field.low || number > field.high) open = field;
      if (number) exact = false;
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
 * @returns {Draft}
 */
export function choose(offers, draft, name, value) {
  const { steps } = look(offers, draft);
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
 * Change how many are taken from one place, within what the field allows.
 *
 * @param {Offers} offers
 * @param {Draft} draft
 * @param {string} name
 * @param {string} place
 * @param {number} by
 * @returns {Draft}
 */
export function count(offers, draft, name, place, by) {
  const step = look(offers, draft).steps.find(step => step.field.name === name);
  if (step?.field.kind !== 'counts') return draft;
  const number = (step.value[place] ?? 0) + by;
  const most = step.field.places[place] ?? 0;
  if (number < 0 || number > most || total(step.value) + by > step.field.high) return draft;
  const { [place]: _, ...others } = step.value;
  const counts = number ? { ...others, [place]: number } : others;
  return {
    ...draft,
    chosen: [...draft.chosen.filter(([earlier]) => earlier !== name), [name, counts]],
  };
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
