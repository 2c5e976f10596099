/** The lessons of a first game, played alone with the neutral player. */

import { addCatalogue } from '../../js/i18n.js';
import { Guide } from '../../table/guide.js';
import { nextPhase } from './model.js';

/**
 * @typedef {import('./game.js').Scene} Scene
 * @typedef {import('../../table/guide.js').Lesson} Lesson
 */

/** How many rounds ahead a settlement phase is spoken of. */
const SOON = 3;
/** From here on a first round is no longer crowded with lessons. */
const LATER = 3;
const SUMS = new Set(['food', 'energy']);

/** @param {Scene} scene @param {...string} kinds */
const asked = ({ model }, ...kinds) =>
  Boolean(model.ask) && !model.ask?.answered && kinds.includes(model.ask?.kind ?? '');

/** @param {Scene} scene */
const roundOf = ({ model }) => model.round.round;

/** A main action is asked for, and so many are left. @param {Scene} scene @param {number} round @param {number} left */
const acts = (scene, round, left) =>
  asked(scene, 'action') &&
  roundOf(scene) === round &&
  Number(scene.model.ask?.params.actions) === left;

/** Asked for an action, and nothing is begun: there is time to read. @param {Scene} scene @param {number} [from] the first round */
const idle = (scene, from = 1) =>
  asked(scene, 'action') && roundOf(scene) >= from && !scene.look.offer;

/** The offers that are possible now. @param {Scene} scene @param {...string} types */
const open = ({ model }, ...types) =>
  (model.offers?.offers ?? []).filter(
    ({ action, blocked }) => !blocked && types.includes(action.type),
  );

/** Whether something of the display can be built. @param {Scene} scene */
const canBuild = scene =>
  open(scene, 'build').some(({ fields }) => {
    const field = fields?.[0];
    return field?.kind === 'choice' && field.options.some(({ blocked }) => !blocked);
  });

/** Whether food or energy is paid by the answer that is composed. @param {Scene} scene */
const pays = ({ look }) =>
  look.steps.some(({ field }) => field.kind === 'goods' && SUMS.has(field.name));

/** Whether all my clergymen are on buildings. @param {Scene} scene */
const allOut = ({ model: { me } }) =>
  me.has.prior !== null && me.has.placed.length >= me.has.brothers;

/** Rounds until the first settlement phase; it is over: never. @param {Scene} scene */
function untilFirst({ model }) {
  const next = model.round.phases === 0 ? nextPhase(model) : null;
  return next ? next.round - model.round.round : Number.POSITIVE_INFINITY;
}

/** @param {Scene} scene */
const firstPhaseOver = ({ model }) => model.round.phases > 0;

/** What is asked only by the way, and is explained whenever it comes. @type {Lesson[]} */
const BY_THE_WAY = [
  { id: 'pay', part: 'inspector', told: true, when: pays },
  { id: 'prior', part: 'inspector', when: scene => asked(scene, 'prior') },
  { id: 'used', part: 'inspector', when: scene => asked(scene, 'use') },
  { id: 'link', part: 'lists', when: scene => asked(scene, 'link') },
  { id: 'granted', part: 'lists', when: scene => asked(scene, 'build') },
  { id: 'neutral', part: 'lands', when: scene => asked(scene, 'neutral') },
  { id: 'his_prior', part: 'prompt', when: scene => asked(scene, 'neutral_prior') },
  {
    id: 'settled',
    part: 'prompt',
    when: scene => asked(scene, 'settlement') && scene.model.round.actions === 0,
  },
  { id: 'settle', part: 'lands', when: scene => asked(scene, 'settlement') },
];

/** What has become possible, told before an answer is begun. @type {Lesson[]} */
const POSSIBLE = [
  {
    id: 'home',
    part: 'lands',
    told: true,
    when: scene => (idle(scene, 2) || asked(scene, 'end')) && allOut(scene),
  },
  { id: 'build', part: 'lists', told: true, when: scene => idle(scene, 2) && canBuild(scene) },
  {
    id: 'hire',
    part: 'lists',
    told: true,
    when: scene => idle(scene, LATER) && open(scene, 'contract').length > 0,
  },
  {
    id: 'buy',
    part: 'office',
    told: true,
    when: scene =>
      (idle(scene, LATER) || asked(scene, 'end')) &&
      open(scene, 'buy_district', 'buy_plot').length > 0,
  },
  {
    id: 'soon',
    part: 'office',
    told: true,
    when: scene => idle(scene) && untilFirst(scene) <= SOON,
  },
  {
    id: 'leftovers',
    part: 'lists',
    told: true,
    when: scene => idle(scene) && untilFirst(scene) <= 1,
  },
];

/** In the order in which a game comes to them. @type {Lesson[]} */
export const LESSONS = [
  { id: 'welcome', part: '', told: true, when: scene => acts(scene, 1, 2) },
  { id: 'land', part: 'lands', told: true, when: scene => acts(scene, 1, 2) },
  { id: 'wheel', part: 'wheel', told: true, when: scene => acts(scene, 1, 2) },
  ...BY_THE_WAY,
  { id: 'goods', part: 'ledger', told: true, when: scene => acts(scene, 1, 1) && idle(scene) },
  { id: 'turned', part: 'wheel', told: true, when: scene => acts(scene, 2, 2) && idle(scene) },
  ...POSSIBLE,
  {
    id: 'preview',
    part: 'inspector',
    when: scene => asked(scene, 'action') && roundOf(scene) < LATER && scene.look.action !== null,
  },
  {
    id: 'choice',
    part: 'prompt',
    when: scene => asked(scene, 'action') && roundOf(scene) < LATER && scene.look.open !== null,
  },
  { id: 'first', part: 'prompt', when: scene => acts(scene, 1, 2) },
  { id: 'second', part: 'prompt', when: scene => acts(scene, 1, 1) },
  { id: 'end', part: 'office', when: scene => asked(scene, 'end') && roundOf(scene) === 1 },
  { id: 'use', part: 'lands', when: scene => acts(scene, 2, 2) },
  { id: 'display', part: 'lists', when: scene => acts(scene, 2, 1) },
  { id: 'arrived', part: 'lists', told: true, when: scene => idle(scene) && firstPhaseOver(scene) },
  { id: 'done', part: '', told: true, when: scene => idle(scene) && firstPhaseOver(scene) },
  // So that there is always something to read, and the board below keeps its place.
  { id: 'plan', part: '', when: scene => asked(scene, 'action') },
  { id: 'turn', part: '', when: scene => asked(scene, 'end') },
];

/** The numbers that lessons speak of. @param {Scene} scene */
export function numbersOf({ model }) {
  const { round, supply } = model;
  const next = nextPhase(model);
  return {
    price: round.price,
    letter: next?.letter ?? '',
    round: next?.round ?? '',
    district: supply.district ?? '–',
    plot: supply.plot ?? '–',
  };
}

/** The guide with its words. */
export async function openGuide() {
  await addCatalogue('/games/ora_et_labora/guide');
  return new Guide(LESSONS, numbersOf);
}
