/** The one line that tells the truth: who must act, what exactly, what is left. */

import { has, t } from '../../js/i18n.js';
import { deltaWords } from './gains.js';
import { everyone, say, who } from '../../table/words.js';
import { cardName, cardNames, personName, placeName } from './words.js';

/** @typedef {import('./game.js').Scene} Scene */
/** @typedef {import('../../table/words.js').Part} Part */
/** @typedef {import('../../table/prompt.js').Prompt} Prompt */

/** What is being done: the card or person chosen. @param {{[name: string]: any}} action */
const whatOf = action => (action.card ? cardName(action.card) : personName(action.person));

/** The question of the open field. @param {Scene} scene */
function question({ look }) {
  const field = look.open ?? look.steps.at(-1)?.field;
  if (!field) return '';
  const { card, person } = look.offer?.action ?? {};
  const kind = String(card ?? person ?? 'lose').split('.')[0];
  const own = `nd.ask.${field.name}.${kind}`;
  if (has(own)) return t(own);
  const reach =
    field.kind === 'choice'
      ? Math.max(
          0,
          ...field.options.flatMap(({ blocked, notes }) =>
            blocked ? [] : [Number(notes?.steps ?? 0)],
          ),
        )
      : 0;
  return t(`nd.ask.${field.name}`, { n: reach });
}

/** The answer being composed: its next question, or what it will do. @param {Scene} scene @returns {Part} */
function composing(scene) {
  const { look, shownDelta } = scene;
  const action = look.offer?.action ?? {};
  if (action.type === 'pass') {
    const extra = scene.model.ask?.kind === 'extra_hire';
    return t(extra ? 'nd.prompt.stopping' : 'nd.prompt.passing');
  }
  if (action.type === 'lose') {
    return look.open
      ? question(scene)
      : say('nd.prompt.loses', { place: placeName(look.action?.sector) });
  }
  const what = whatOf(action);
  if (!look.action) return say('nd.prompt.what', { what, text: question(scene) });
  const result = deltaWords(shownDelta);
  if (!result) return say('nd.prompt.nothing', { what });
  return say('nd.prompt.result', { what, result });
}

/** @param {Scene} scene @returns {Prompt} */
function draft({ model, look }) {
  const { step, hand, players } = model;
  const title = t('nd.prompt.draft', { step });
  const left = who(hand.left);
  const waiting = players.filter(player => player.awaited && !player.me);
  const chosen = look.offer ? String(look.offer.action.card) : null;
  if (chosen && chosen !== hand.pick) {
    const cards = cardNames(hand.pack.filter(card => card !== chosen));
    return {
      title,
      text: [say('nd.prompt.keeping', { card: cardName(chosen), name: left, cards })],
    };
  }
  if (hand.pick) {
    const names = everyone(waiting.map(player => player.seat));
    return { title, text: [say('nd.prompt.locked', { card: cardName(hand.pick), names })] };
  }
  const back = players.length === 2 && step === 2;
  const ask = say(back ? 'nd.prompt.keep_back' : `nd.prompt.keep_${step}`, { name: left });
  return { title, text: waiting.length ? [ask] : [ask, t('nd.prompt.last')] };
}

/** What is asked of me, before anything is chosen. @type {{[kind: string]: (scene: Scene) => Prompt}} */
const MINE = {
  draft,
  play: ({ model }) => ({
    title: t('nd.prompt.yours'),
    text: [t('nd.prompt.play', { nth: Number(model.ask?.params.nth) })],
  }),
  hire: () => ({ title: t('nd.prompt.hiring'), text: [t('nd.prompt.hire')] }),
  extra_hire: ({ model }) => ({
    title: t('nd.prompt.hiring'),
    text: [t('nd.prompt.extra', { nth: Number(model.ask?.params.nth) })],
  }),
  outbreak: () => ({
    title: t('nd.prompt.outbreak'),
    text: [t('nd.ask.sector.lose')],
    danger: true,
  }),
};

/** What somebody else is asked. @type {{[kind: string]: string}} */
const THEIRS = { play: 'nd.prompt.plays', hire: 'nd.prompt.hires', extra_hire: 'nd.prompt.extras' };

/** @param {Scene} scene @returns {Prompt} */
function others({ model }) {
  const { waiting, kind } = model.prompt ?? { waiting: [], kind: null };
  if (kind === 'outbreak') {
    const text = [say('nd.prompt.outbreaks', { names: everyone(waiting) })];
    return { title: t('nd.prompt.outbreak'), text, danger: true };
  }
  const [seat] = waiting;
  if (seat === undefined || !kind) return { title: '', text: [] };
  const nth = model.player(seat).has.played.length + 1;
  return {
    title: say('nd.prompt.of', { name: who(seat) }),
    text: [say(THEIRS[kind], { name: who(seat), nth })],
  };
}

/** @param {Scene} scene @returns {Prompt} */
function over({ model }) {
  const title = t('nd.prompt.over');
  /** @type {import('../../js/types/wire.js').NotreDame.View.Final[] | undefined} */
  const seats = model.result?.seats;
  if (!seats) return { title, text: [t('table.prompt.abandoned')] };
  const winners = seats.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  const key = winners.length > 1 ? 'nd.prompt.won_shared' : 'nd.prompt.won';
  const { prestige } = seats[winners[0]];
  const own = seats[model.room.me];
  if (!own) {
    const words = winners.length > 1 ? 'table.end.share' : 'table.end.wins';
    return { title, text: [say(words, { names: everyone(winners) })] };
  }
  const { place } = own;
  return { title, text: [say(key, { names: everyone(winners), prestige, place })] };
}

/** @param {Scene} scene @returns {Prompt} */
export function promptOf(scene) {
  const { model, look } = scene;
  if (model.over) return over(scene);
  const kind = model.ask?.kind;
  const told = kind ? MINE[kind](scene) : others(scene);
  return look.offer && kind !== 'draft' ? { ...told, text: [composing(scene)] } : told;
}
