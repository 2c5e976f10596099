/** The guide of a first game: one short lesson at a time, about what is asked just then. */

import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { t } from '../js/i18n.js';
import { icon } from '../js/pieces.js';

/**
 * @typedef {import('./table.js').Scene} Scene
 *
 * @typedef {object} Lesson
 * @property {string} id
 * @property {string} part of the table that it is about
 * @property {boolean} [told] it only tells: the reader goes on by a button
 * @property {(scene: any) => boolean} when
 */

/**
 * The lesson for now; null: there is nothing to explain. The last one is called "done".
 *
 * @param {readonly Lesson[]} lessons in the order in which a game comes to them
 * @param {Scene} scene
 * @param {ReadonlySet<string>} seen what was told and read
 */
export function lessonOf(lessons, scene, seen) {
  if (scene.replay || scene.model.over || seen.has('done')) return null;
  return lessons.find(({ id, when }) => !seen.has(id) && when(scene)) ?? null;
}

export class Guide {
  /** @type {Set<string>} */
  #seen = new Set();
  #lessons;
  #params;

  /** @param {readonly Lesson[]} lessons @param {(scene: any) => {[name: string]: any}} [params] numbers that lessons speak of */
  constructor(lessons, params = () => ({})) {
    this.#lessons = lessons;
    this.#params = params;
  }

  /** The part of the table that is explained. @param {Scene} scene */
  part(scene) {
    return lessonOf(this.#lessons, scene, this.#seen)?.part ?? '';
  }

  /** @param {Scene} scene */
  shown(scene) {
    const lesson = lessonOf(this.#lessons, scene, this.#seen);
    if (!lesson) return nothing;
    const { id, told } = lesson;
    const { act, game } = scene;
    /** @param {string} which */
    const read = which => () => {
      this.#seen.add(which);
      act.draw();
    };
    const last = id === 'done';
    const key = `${game.prefix}.guide.${id}`;
    return html`<aside class="guide" data-lesson=${id} aria-live="polite">
      <p><b>${t(`${key}.title`)}</b> ${t(`${key}.text`, this.#params(scene))}</p>
      <span class="guidebar">${
        told
          ? html`<button class="btn small primary" type="button" data-action="next-lesson" @click=${read(id)}>${t(last ? 'table.guide.play_on' : 'table.guide.next')}</button>`
          : nothing
      }${last ? html`<button class="btn small" type="button" @click=${act.home}>${t('table.guide.leave')}</button>` : nothing}<button
        class="btn icon" type="button" data-action="close-guide" aria-label=${t('table.guide.hide')} title=${t('table.guide.hide')} @click=${read('done')}>${icon('u-close', 's')}</button></span></aside>`;
  }
}
