/** The one line that tells the truth: who must act, what exactly, what is left. */

import { t } from '../../js/i18n.js';
import { everyone, say, who } from '../../table/words.js';
import { stepOf } from './answers.js';
import { cardName, goodName } from './names.js';
import { letterNow } from './model.js';
import { asked, buildingOf, deltaParts } from './words.js';

/** @typedef {import('./game.js').Scene} Scene */
/** @typedef {import('../../table/prompt.js').Prompt} Prompt */
/** @typedef {import('../../table/words.js').Part} Part */

/** What is being done: "Build Priory", "Fell trees". @param {Scene} scene @returns {string} */
function doing({ look, model }) {
  const { type, what } = look.offer?.action ?? {};
  const building = stepOf(look, 'building')?.value ?? stepOf(look, 'settlement')?.value;
  const asked = model.ask ? buildingOf(model.ask) : '';
  const name = building ? cardName(String(building)) : asked;
  if (name) return t(`ora.doing.${type}`, { name });
  return t(`ora.do.${type}`, { what: what ? goodName(what) : '' });
}

/** The question of the open field. @param {Scene} scene */
function question({ look }) {
  const { open } = look;
  if (!open) return '';
  const n =
    open.kind === 'choice'
      ? open.options.filter(({ blocked }) => !blocked).length
      : (open.high ?? 0);
  return asked(open.name, {
    n,
    low: open.kind === 'choice' ? 0 : open.low,
    high: open.kind === 'choice' ? 0 : (open.high ?? 0),
  });
}

/** @param {Scene} scene @returns {Part[]} */
function composing(scene) {
  const { look, shownDelta } = scene;
  if (look.offer?.action.type === 'end') return [t('ora.prompt.end')];
  const what = doing(scene);
  if (!look.action) return [say('ora.prompt.what', { what, text: question(scene) })];
  const parts = deltaParts(shownDelta);
  if (!parts.length) return [say('ora.prompt.ready', { what })];
  const result = parts.reduceRight(
    (/** @type {Part | null} */ rest, first) =>
      rest ? say('ora.delta.and', { first, rest }) : first,
    null,
  );
  return [say('ora.prompt.result', { what, result: /** @type {Part} */ (result) })];
}

/** What is asked of me. @param {Scene} scene @returns {Prompt} */
function mine({ model }) {
  const ask = /** @type {NonNullable<typeof model.ask>} */ (model.ask);
  const title =
    ask.kind === 'owner' || ask.kind === 'settlement'
      ? t(`ora.prompt.title.${ask.kind}`, { letter: letterNow(model) })
      : t('ora.prompt.yours');
  const { actions = 0 } = ask.params;
  const text = t(`ora.prompt.${ask.kind}`, {
    n: Number(actions),
    name: buildingOf(ask),
    letter: letterNow(model),
  });
  return { title, text: [text] };
}

/** @param {Scene} scene @returns {Prompt} */
function others({ model }) {
  const { waiting, kind } = model.prompt ?? { waiting: [], kind: null };
  const [seat] = waiting;
  if (seat === undefined || !kind) return { title: '', text: [] };
  return {
    title: say('ora.prompt.of', { name: who(seat) }),
    text: [say(`ora.prompt.theirs.${kind}`, { name: who(seat) })],
  };
}

/** @param {Scene} scene @returns {Prompt} */
function over({ model }) {
  const title = t('ora.prompt.over');
  /** @type {import('../../js/types/wire.js').OraEtLabora.View.Outcome | null} */
  const result = model.result;
  if (!result) return { title, text: [t('table.prompt.abandoned')] };
  if (result.reached !== null) {
    const key = result.reached ? 'ora.prompt.reached' : 'ora.prompt.missed';
    return { title, text: [t(key, { n: result.scores[0] })] };
  }
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const key = winners.length > 1 ? 'ora.prompt.won_shared' : 'ora.prompt.won';
  return { title, text: [say(key, { names: everyone(winners), n: result.scores[winners[0]] })] };
}

/** @param {Scene} scene @returns {Prompt} */
export function promptOf(scene) {
  const { model, look } = scene;
  if (model.over) return over(scene);
  if (!model.ask || model.ask.answered) return others(scene);
  const told = mine(scene);
  return look.offer && look.steps.length + Number(Boolean(look.action)) > 0 && !isOnlyAsked(scene)
    ? { ...told, text: composing(scene) }
    : told;
}

/** Nothing but what is asked anyway has been begun. @param {Scene} scene */
function isOnlyAsked({ ui, look }) {
  return ui.draft === ui.begun && look.offer?.action.type !== 'end' && !look.action;
}
