/** Take over the seat of a player who does not come back. */

import { html, nothing, render } from '../../vendor/lit-html/lit-html.js';
import { get, post } from '../api.js';
import { onSettings } from '../controls.js';
import { onLanguage, refusal, t } from '../i18n.js';
import { useSprite } from '../panorama.js';
import { go } from '../router.js';
import { nameField, page, problem } from './frame.js';

/** @param {HTMLElement} root @param {string} token */
export function mount(root, token) {
  /** @type {import('../api.js').Guest | null} */
  let guest = null;
  let name = '';
  let busy = false;
  /** @type {string | null} */
  let refused = null;

  /** @param {() => Promise<void>} work */
  async function run(work) {
    if (busy) return;
    busy = true;
    refused = null;
    draw();
    try {
      await work();
    } catch (error) {
      refused = refusal(/** @type {any} */ (error));
    }
    busy = false;
    draw();
  }

  /** @param {Event} event */
  function take(event) {
    event.preventDefault();
    run(async () => {
      if (!guest) await post('/me', { name });
      const { id } = await post('/take-seat', { token });
      go(`/r/${id}`);
    });
  }

  function draw() {
    const main = html`<section class="panel box"><h2>${t('take_seat.title')}</h2><p>${t('take_seat.text')}</p>
      <form @submit=${take}>
        ${guest ? html`<p>${t('join.as', { name: guest.name })}</p>` : nameField(name, value => (name = value))}
        ${problem(refused)}
        <button class="btn primary" aria-disabled=${busy}>${t('take_seat.button')}</button>
      </form></section>`;
    render(page({ title: 'Parvis', text: t('take_seat.title'), main, layout: 'small-page' }), root);
  }

  draw();
  run(async () => {
    ({ guest } = await get('/me'));
  });
  const stops = [onLanguage(draw), onSettings(draw), useSprite()];
  return () => {
    for (const stop of stops) stop();
    render(nothing, root);
  };
}
