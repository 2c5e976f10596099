/** The field being answered as a row of buttons, or as steppers for a number at each place. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { icon } from '../../js/pieces.js';
import { total } from '../../js/compose.js';
import { gains } from './gains.js';
import { pic } from './rich.js';
import { placeName, reasonText } from './words.js';

/** @typedef {import('./game.js').Scene} Scene */
/** @typedef {import('../../js/compose.js').Option} Option */

const ICONS = { gold: 'i-gold', marker: 'i-marker', rat: 'i-rat', friend: 'i-friend' };

/** What an option is called. @param {string} name of its field @param {string} of @param {any} value */
export function optionName(name, of, value) {
  if (of === 'perk') return t(`nd.perk.${value}`);
  if (of === 'message_kind') return t(`nd.message.${value}`);
  if (of === 'sector' || of === 'place') return placeName(value);
  const key = `nd.option.${name}.${value}`;
  const words = t(key);
  return words === key ? String(value) : words;
}

/** @param {string} of @param {any} value */
function sign(of, value) {
  if (of === 'perk' || of === 'piece') return pic(ICONS[/** @type {'gold'} */ (value)], 's');
  if (of === 'gold') return pic('i-gold', 's');
  if (of === 'number') return pic('i-marker', 's');
  if (of === 'message_kind') return pic(`i-message-${value}`, 's');
  return nothing;
}

/** @param {Scene} scene */
function row({ model, targets, act, look }) {
  const step = targets.row;
  if (!step) return nothing;
  const { name, of, options } = step.field;
  const numbered = step === look.steps.at(-1);
  return html`<div class="choices n${options.length}" role="group" aria-label=${t(`nd.ask.${name}`)} data-field=${name} data-arrows>${options.map(
    (option, i) => {
      const reason = option.blocked ? reasonText(option.blocked) : '';
      return html`<button class="btn choice" type="button" data-choice=${option.value} aria-pressed=${step.value === option.value}
        aria-disabled=${reason ? 'true' : nothing} data-tip=${reason || nothing} @click=${() => act.choose(name, option.value)}>${
          numbered ? html`<span class="kbd" aria-hidden="true">${i + 1}</span>` : nothing
        }${sign(of, option.value)}<span>${optionName(name, of, option.value)}</span>${of === 'perk' ? nothing : gains(option.delta ?? {}, model)}${
          reason ? html`<span class="sr">${reason}</span>` : nothing
        }</button>`;
    },
  )}</div>`;
}

/** @param {Scene} scene */
function steppers({ targets, act }) {
  const step = targets.counts;
  if (!step) return nothing;
  const { name, places, high } = step.field;
  const chosen = total(step.value);
  return html`<ul class="steppers" data-field=${name} aria-label=${t(`nd.ask.${name}`)}>${Object.entries(
    places,
  ).map(([place, most]) => {
    const number = step.value[place] ?? 0;
    const full = number >= most || chosen >= high;
    return html`<li class="t-${place}" data-place=${place}><span>${placeName(place)}</span>
      <button class="btn icon" type="button" data-step="less" aria-label=${t('nd.option.less', { place: placeName(place) })} aria-disabled=${number ? nothing : 'true'}
        @click=${() => act.count(name, place, -1)}>−</button>
      <output>${t('nd.option.of', { n: number, most })}</output>
      <button class="btn icon" type="button" data-step="more" aria-label=${t('nd.option.more', { place: placeName(place) })} aria-disabled=${full ? 'true' : nothing}
        @click=${() => act.count(name, place, 1)}>${icon('u-plus', 's')}</button></li>`;
  })}</ul>`;
}

/** @param {Scene} scene */
export const choices = scene => html`${row(scene)}${steppers(scene)}`;
