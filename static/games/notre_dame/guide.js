/** The guide of a first game: one short lesson at a time, about what is asked just then. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { addCatalogue, t } from '../../js/i18n.js';
import { icon } from '../../js/pieces.js';

/**
 * @typedef {import('./table.js').Scene} Scene
 *
 * @typedef {object} Lesson
 * @property {string} id
 * @property {string} part of the table that it is about
 * @property {boolean} [told] it only tells: the reader goes on by a button
 * @property {(scene: Scene) => boolean} when
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
const LESSONS = [
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

/**
 * The lesson for now; null: there is nothing to explain.
 *
 * @param {Scene} scene
 * @param {ReadonlySet<string>} seen what was told and read
 */
export function lessonOf(scene, seen) {
  if (scene.replay || scene.model.over || seen.has('done')) return null;
  return LESSONS.find(({ id, when }) => !seen.has(id) && when(scene)) ?? null;
}

export class Guide {
  /** @type {Set<string>} */
  #seen = new Set();

  /** Load the words, and how they look. @param {(style: string) => Promise<unknown>} load */
  static async open(load) {
    await Promise.all([addCatalogue('/games/notre_dame/guide'), load('guide')]);
    return new Guide();
  }

  /** The part of the table that is explained. @param {Scene} scene */
  part(scene) {
    return lessonOf(scene, this.#seen)?.part ?? '';
  }

  /** @param {Scene} scene */
  shown(scene) {
    const lesson = lessonOf(scene, this.#seen);
    if (!lesson) return nothing;
    const { id, told } = lesson;
    const { model, act } = scene;
    /** @param {string} which */
    const read = which => () => {
      this.#seen.add(which);
      act.draw();
    };
    const last = id === 'done';
    return html`<aside class="guide" data-lesson=${id} aria-live="polite">
      <p><b>${t(`nd.guide.${id}.title`)}</b> ${t(`nd.guide.${id}.text`, { rat: model.me.has.rat, pool: model.city.pool })}</p>
      <span class="guidebar">${
        told
          ? html`<button class="btn small primary" type="button" data-action="next-lesson" @click=${read(id)}>${t(last ? 'nd.guide.play_on' : 'nd.guide.next')}</button>`
          : nothing
      }${last ? html`<button class="btn small" type="button" @click=${act.home}>${t('nd.guide.leave')}</button>` : nothing}<button
        class="btn icon" type="button" data-action="close-guide" aria-label=${t('nd.guide.hide')} title=${t('nd.guide.hide')} @click=${read('done')}>${icon('u-close', 's')}</button></span></aside>`;
  }
}
