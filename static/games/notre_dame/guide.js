/** The lessons of a first game. */

import { addCatalogue } from '../../js/i18n.js';
import { Guide } from '../../table/guide.js';

/**
 * @typedef {import('./game.js').Scene} Scene
 * @typedef {import('../../table/guide.js').Lesson} Lesson
 */

/** @param {Scene} scene @param {number} round @param {string} kind */
const asked = ({ model }, round, kind) =>
  model.round.number === round && model.ask?.kind === kind && !model.ask.answered;

/** @param {Scene} scene @param {number} round */
const begins = ({ model }, round) => model.round.number === round && model.round.phase === 'draft1';

/** @param {Scene} scene @param {number} round @param {number} nth */
const plays = (scene, round, nth) =>
  asked(scene, round, 'play') && scene.model.ask?.params?.nth === nth;

/** @param {Scene} scene */
const waits = ({ model }) => !model.ask || Boolean(model.ask.answered);

/** How long there is always something to read, so that the board below keeps its place. */
const ROUNDS = 3;

/** In the order in which a game comes to them. @type {Lesson[]} */
export const LESSONS = [
  { id: 'welcome', part: '', told: true, when: scene => begins(scene, 1) },
  { id: 'borough', part: 'borough', told: true, when: scene => begins(scene, 1) },
  {
    id: 'draft',
    part: 'hand',
    when: scene => asked(scene, 1, 'draft') && scene.model.step === 1,
  },
  {
    id: 'locked',
    part: 'seats',
    when: ({ model }) => model.round.number === 1 && model.drafting && Boolean(model.ask?.answered),
  },
  { id: 'draft2', part: 'hand', when: scene => asked(scene, 1, 'draft') && scene.model.step === 2 },
  { id: 'ask', part: '', when: scene => plays(scene, 1, 1) && scene.look.open !== null },
  {
    id: 'preview',
    part: 'borough',
    when: scene => plays(scene, 1, 1) && scene.look.action !== null,
  },
  { id: 'play', part: 'hand', when: scene => plays(scene, 1, 1) },
  { id: 'play2', part: 'harbor', when: scene => plays(scene, 1, 2) },
  {
    id: 'others',
    part: 'city',
    when: ({ model }) =>
      model.round.number === 1 && model.round.phase === 'actions' && model.ask === null,
  },
  { id: 'hire', part: 'persons', when: scene => asked(scene, 1, 'hire') },
  { id: 'plague', part: 'plague', told: true, when: scene => begins(scene, 2) },
  { id: 'again', part: 'hand', when: scene => asked(scene, 2, 'draft') },
  // When it can still be averted, and before a lesson that stays for the whole turn.
  {
    id: 'outbreak',
    part: 'plague',
    told: true,
    when: scene =>
      scene.model.ask?.kind === 'play' && scene.model.me.has.forecast?.outbreak === true,
  },
  { id: 'city', part: 'city', when: scene => plays(scene, 2, 1) },
  { id: 'donate', part: 'city', when: scene => plays(scene, 2, 2) },
  { id: 'hire2', part: 'persons', when: scene => asked(scene, 2, 'hire') },
  // While a card for it can still be kept.
  { id: 'soon', part: 'city', when: scene => asked(scene, 3, 'draft') },
  { id: 'supply', part: 'borough', when: scene => asked(scene, 3, 'play') },
  { id: 'hire3', part: 'persons', when: scene => asked(scene, 3, 'hire') },
  { id: 'loss', part: 'borough', when: ({ model }) => model.ask?.kind === 'outbreak' },
  { id: 'cathedral', part: 'city', told: true, when: scene => begins(scene, 4) },
  { id: 'done', part: '', told: true, when: scene => scene.model.round.number > ROUNDS },
  { id: 'wait', part: '', when: scene => waits(scene) },
];

/** The guide with its words. */
export async function openGuide() {
  await addCatalogue('/games/notre_dame/guide');
  return new Guide(LESSONS, ({ model }) => ({ rat: model.me.has.rat, pool: model.city.pool }));
}
