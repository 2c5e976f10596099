/** Tells those who do not see it what has happened, and sounds for it. */

import { announce, alertNow } from '../js/live.js';
import { t } from '../js/i18n.js';
import { promptOf } from './prompt.js';
import { text } from './rich.js';

/** @typedef {import('./table.js').Scene} Scene */

const MOST_LINES = 24;

export class Herald {
  /** The last fact told; null: nothing yet. @type {number | null} */
  #told = null;
  #key = '';
  #link = 'ok';

  /** @param {Scene} scene */
  hear(scene) {
    this.#tell(scene);
    this.#call(scene);
    if (scene.view.link === 'lost' && this.#link !== 'lost') alertNow(t('table.prompt.lost'));
    this.#link = scene.view.link;
  }

  /** @param {Scene} scene */
  #tell({ view, model, app, game }) {
    const last = view.facts.at(-1)?.number ?? 0;
    const before = this.#told;
    this.#told = last;
    if (before === null || last <= before) return;
    const news = view.facts.filter(({ number }) => number > before);
    for (const { fact } of news) {
      const tune = game.sounds[fact.type];
      if (tune && fact.seat !== model.me.seat) app.sound(tune);
    }
    const lines = game.linesOf(news, model);
    announce(
      lines
        .slice(-MOST_LINES)
        .map(line => text(line.text, model))
        .join(' '),
    );
  }

  /** Call the reader when something new is asked. @param {Scene} scene */
  #call(scene) {
    const { ask } = scene.model;
    if (!ask || ask.answered || ask.key === this.#key) return;
    this.#key = ask.key;
    const { title, text: parts } = promptOf(scene);
    alertNow([title, ...parts].map(part => text(part, scene.model)).join(' '));
  }
}
