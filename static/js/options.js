/** A game's table options and number of seats, to choose or to read. */

import { html } from '../vendor/lit-html/lit-html.js';
import { addCatalogue, t } from './i18n.js';

/** @typedef {import('./api.js').Game} Game */

/** Load the words a game brings for home and waiting room. @param {string} game */
export const loadWords = game => addCatalogue(`/games/${game}/lobby`);

/** @param {string} game @param {string} name @param {unknown} value */
const valueText = (game, name, value) => t(`option.${game}.${name}.${value}`);

/** @param {Game} game @returns {{[name: string]: any}} */
export const defaults = game =>
  Object.fromEntries(game.options.map(option => [option.name, option.default]));

/**
 * @template T
 * @param {{label: string, values: readonly T[], chosen: T, text: (value: T) => string,
 *   allowed?: (value: T) => boolean, choose: (value: T) => void, small?: boolean}} choice
 */
export function segment({
  label,
  values,
  chosen,
  text,
  allowed = () => true,
  choose,
  small = true,
}) {
  return html`<div class="seg ${small ? 'small' : ''}" role="group" aria-label=${label}>${values.map(
    value => html`<button type="button" aria-pressed=${value === chosen} aria-disabled=${!allowed(value)}
      @click=${() => allowed(value) && value !== chosen && choose(value)}>${text(value)}</button>`,
  )}</div>`;
}

/**
 * @param {Game} game
 * @param {{[name: string]: any}} chosen
 * @param {((name: string, value: any) => void) | null} choose null: only to read
 */
export function optionRows(game, chosen, choose) {
  return game.options.map(option => {
    const label = t(`option.${game.id}.${option.name}`);
    const value = chosen[option.name] ?? option.default;
    const shown = choose
      ? segment({
          label,
          values: option.choices,
          chosen: value,
          text: one => valueText(game.id, option.name, one),
          choose: one => choose(option.name, one),
        })
      : html`<b>${valueText(game.id, option.name, value)}</b>`;
    return html`<div class="row"><span>${label}</span>${shown}</div>`;
  });
}
