/** The rules in the page: every phase, card, person and piece, each with an example. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { ask } from '../../js/dialog.js';
import { addCatalogue, t } from '../../js/i18n.js';
import { BROWNS, CARDS, GREYS } from './cards.js';
import { roundel } from './persons.js';
import { pic } from './rich.js';
import { cardName, personName } from './words.js';

/** @typedef {import('./game.js').Scene} Scene */

const PHASES = ['persons_up', 'draft', 'actions', 'hire', 'plague', 'period'];
const BASE = 3;
const GREY = GREYS.flatMap(([, persons]) => persons.slice(0, BASE));
const NEW = GREYS.flatMap(([, persons]) => persons.slice(BASE));
const SYMBOLS = [
  'prestige',
  'gold',
  'marker',
  'trusted-friend',
  'rat',
  'carriage',
  'message',
  'bell-ringer',
];
const GENERAL = ['influence', 'park', 'end'];

/**
 * @typedef {object} Entry
 * @property {string} topic
 * @property {unknown} picture
 * @property {string} title
 * @property {string} text
 * @property {string} example
 */

/** @param {string} topic @returns {Entry} */
const phase = topic => ({
  topic,
  picture: nothing,
  title: t(`nd.help.phase.${topic}`),
  text: t(`nd.help.phase_text.${topic}`),
  example: t(`nd.help.phase_example.${topic}`),
});

/** @param {string} topic @returns {Entry} */
const card = topic => ({
  topic,
  picture: html`<svg class="art" viewBox="0 0 64 56" aria-hidden="true"><use href="#art-${topic}"></use></svg>`,
  title: cardName(topic),
  text: t(`nd.card_text.${topic}`),
  example: t(`nd.help.card_example.${topic}`),
});

/** @param {string} pile @returns {(topic: string) => Entry} */
const person = pile => topic => ({
  topic,
  picture: roundel(topic, pile),
  title: personName(topic),
  text: t(`nd.person_text.${topic}`),
  example: t(`nd.help.person_example.${topic}`),
});

/** @param {string} topic @returns {Entry} */
const symbol = topic => ({
  topic: `symbol-${topic}`,
  picture: pic(topic === 'message' ? 'i-message' : `i-${topic}`),
  title: t(`nd.help.symbol.${topic}`),
  text: t(`nd.help.symbol_text.${topic}`),
  example: t(`nd.help.symbol_example.${topic}`),
});

/** @param {Entry} entry @param {string} open */
const shown = ({ topic, picture, title, text, example }, open) =>
  html`<details ?open=${topic === open} data-help=${topic}><summary>${picture}<span>${title}</span></summary>
    <p>${text}</p><p class="example">${t('nd.help.example', { text: example })}</p></details>`;

/** @param {string} name @param {Entry[]} entries @param {string} open */
const part = (name, entries, open) =>
  html`<section><h3>${t(`nd.help.part.${name}`)}</h3>${entries.map(entry => shown(entry, open))}</section>`;

/** @param {string} [topic] what is open and in sight at once */
export async function openHelp(topic = '') {
  await addCatalogue('/games/notre_dame/help');
  const body = html`<div class="help"><p>${t('nd.help.intro')}</p>
    ${part('phases', PHASES.map(phase), topic)}
    ${part('cards', CARDS.map(card), topic)}
    ${part('persons', [...BROWNS.map(person('brown')), ...GREY.map(person('grey'))], topic)}
    ${part('new_persons', NEW.map(person('grey')), topic)}
    ${part('symbols', SYMBOLS.map(symbol), topic)}
    <section><h3>${t('nd.help.part.general')}</h3><ul>${GENERAL.map(rule => html`<li>${t(`nd.help.general.${rule}`)}</li>`)}</ul></section></div>`;
  const closed = ask(t('nd.help.title'), body, [
    { value: true, label: t('close'), kind: 'primary' },
  ]);
  document.querySelector('.help details[open]')?.scrollIntoView({ block: 'center' });
  await closed;
}
