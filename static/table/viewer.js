/** Step through a finished game: where one is, what happened there, and the way on. */

import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { t } from '../js/i18n.js';
import { icon } from '../js/pieces.js';
import { rich, text } from './rich.js';

export { replayOf, viewAt } from '../js/replay.js';
export { roundFrom } from './rounds.js';

/** @typedef {import('./table.js').Scene} Scene */
/** @typedef {import('../js/replay.js').Replay} Replay */
/** @typedef {import('../js/types/wire.js').Rooms.Room} Room */

/** A room as it was while the game was played. @param {Room} room @returns {Room} */
export const asPlayed = room => ({
  ...room,
  status: 'playing',
  members: room.members.map(member => ({ ...member, left: false, agreed: false })),
});

/** How much of what happened is told here; all of it stands in the log. */
const MOST_LINES = 3;

/**
 * What the step told.
 *
 * @param {Replay} replay
 * @param {number} step
 * @param {Scene} scene as it is there
 */
function linesAt({ positions, facts }, step, { game, model }) {
  const told = facts.slice(positions[step - 1]?.facts ?? 0, positions[step].facts);
  return game.linesOf(told, model);
}

/** What the step told, as plain text to be read out. @param {Replay} replay @param {number} step @param {Scene} scene */
export const wordsAt = (replay, step, scene) =>
  linesAt(replay, step, scene)
    .map(line => text(line.text, scene.model))
    .join(' ');

/** @param {string} action @param {string} picture @param {string} words @param {boolean} possible @param {() => void} go */
const button = (action, picture, words, possible, go) =>
  html`<button class="btn icon" type="button" data-action=${action} title=${words} aria-label=${words}
    aria-disabled=${possible ? nothing : 'true'} @click=${() => possible && go()}>${icon(picture)}</button>`;

/** Whether the cards were dealt honestly, in short. @param {Scene} scene */
function proved({ ui, act }) {
  const { verified } = ui;
  if (!verified || verified === 'running') return nothing;
  const words = t(verified.ok ? 'table.verify.short' : 'table.verify.short_bad');
  return html`<button class="btn small ghost ${verified.ok ? 'gain' : 'loss'}" type="button" data-verified=${verified.ok}
    @click=${() => act.step(null)}>${icon(verified.ok ? 'u-done' : 'u-warn', 's')}${words}</button>`;
}

/** @param {Scene} scene */
export function viewerBar(scene) {
  const { model, ui, act, game } = scene;
  const { replay, step } = /** @type {NonNullable<Scene['replay']>} */ (scene.replay);
  const last = replay.positions.length - 1;
  const lines = linesAt(replay, step, scene);
  const place = game.placeOf(model, { step, last });
  return html`<section class="prompt viewer" data-prompt="viewer" data-step=${step} aria-label=${t('table.view')}>
    <div class="way">
      ${button('round-back', 'u-rounds-back', t('table.view.round_back'), step > 0, () => act.round(-1))}
      ${button('step-back', 'u-arrow-left', t('table.view.step_back'), step > 0, () => act.step(step - 1))}
      <input type="range" min="0" max=${last} .value=${String(step)} aria-label=${t('table.view.step')} aria-valuetext=${place}
        @input=${(/** @type {any} */ event) => act.step(Number(event.target.value))}>
      ${button('play', ui.playing ? 'u-pause' : 'u-play', t(ui.playing ? 'table.view.pause' : 'table.view.play'), last > 0, act.play)}
      ${button('step-on', 'u-arrow-right', t('table.view.step_on'), step < last, () => act.step(step + 1))}
      ${button('round-on', 'u-rounds-on', t('table.view.round_on'), step < last, () => act.round(1))}
      <span class="place">${place}</span>
      <span class="spacer"></span>${proved(scene)}
      <button class="btn" type="button" data-action="share" aria-label=${t('table.end.link')} @click=${() => act.share()}>${icon('u-share')}<span class="opt">${t('table.end.link')}</span></button>
      <button class="btn primary" type="button" data-action="result" @click=${() => act.step(null)}>${icon('u-chart')}${t('table.end.result')}</button>
    </div>
    <p class="told">${lines.slice(0, MOST_LINES).map(line => html`<span class=${line.undone ? 'muted' : ''}>${rich(line.text, model)}</span> `)}${
      lines.length > MOST_LINES ? '…' : ''
    }</p></section>`;
}
