/** The rules in the page: the course of a round, every card and every sign, with examples. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { ask } from '../../js/dialog.js';
import { addCatalogue, t } from '../../js/i18n.js';
import { DECKS, deckOf, faceOf, isBuilding, SETTLEMENTS } from './cards.js';
import { gallery } from './gallery.js';
import { amounts, pic } from './icons.js';
import { cardName, cardText, figureOf, terrainName } from './names.js';
import { pictogram } from './pictogram.js';

const PHASES = [
  'round',
  'actions',
  'build',
  'use',
  'contract',
  'wheel',
  'land',
  'settlement',
  'bonus',
  'end',
  'score',
  'solo',
];
/** The signs of the pictograms, with their drawings. @type {Array<[string, string]>} */
const SIGNS = [
  ['arrow', 'm-arrow'],
  ['times', 'm-inf'],
  ['then', 'm-then'],
  ['wheel', 'm-wheel'],
  ['joker', 'm-joker'],
  ['different', 'm-different'],
  ['same', 'm-same'],
  ['food', 's-food'],
  ['energy', 's-energy'],
  ['money', 's-coins'],
  ['points', 's-points'],
  ['own', 'm-own'],
  ['shield', 'v-shield'],
  ['house', 'v-house'],
  ['prior', 'p-prior'],
  ['lay', 'p-lay'],
  ['once', 'm-once'],
];

/** @param {string} topic @param {unknown} title @param {unknown} body @param {string} open */
const entry = (topic, title, body, open) =>
  html`<details ?open=${topic === open} data-help=${topic}><summary>${title}</summary>${body}</details>`;

/** @param {string} example */
const exampleOf = example =>
  html`<p class="example">${t('ora.help.example', { text: example })}</p>`;

/** @param {string} topic @param {string} open */
const phase = (topic, open) =>
  entry(
    topic,
    html`<span>${t(`ora.help.phase.${topic}`)}</span>`,
    html`<p>${t(`ora.help.phase_text.${topic}`)}</p>${exampleOf(t(`ora.help.phase_example.${topic}`))}`,
    open,
  );

/** @param {[string, string]} sign @param {string} open */
const sign = ([topic, picture], open) =>
  entry(
    `sign-${topic}`,
    html`${pic(picture)}<span>${t(`ora.help.sign.${topic}`)}</span>`,
    html`<p>${t(`ora.help.sign_text.${topic}`)}</p>`,
    open,
  );

/** @param {string} id @param {string} open */
function card(id, open) {
  const face = faceOf(id);
  if (!face) return nothing;
  const cost = isBuilding(face) ? face.cost : { food: face.food, energy: face.energy };
  const body = html`${isBuilding(face) ? html`<p>${cardText(id)}</p>` : nothing}
    <p class="muted">${t('ora.cost')} ${amounts(cost)} · ${t('ora.card_values', { economic: figureOf(face.economic), dwelling: figureOf(face.dwelling) })} · ${face.terrain.map(terrainName).join(t('ora.comma'))}</p>
    ${isBuilding(face) ? exampleOf(t(`ora.example.${id}`)) : nothing}`;
  return entry(
    id,
    html`<b>${id}</b><span>${cardName(id)}</span>${pictogram(face, { size: 'm', room: 200 })}`,
    body,
    open,
  );
}

/** @param {string} deck @param {string} open */
const deck = (deck, open) =>
  html`<section><h3>${t(`ora.deck.${deck}`)}</h3>${deckOf(deck).map(({ id }) => card(id, open))}</section>`;

/** Every face, as pictures alone. */
const showGallery = () =>
  ask(t('ora.gallery'), html`<div class="help is-gallery">${gallery()}</div>`, [
    { value: true, label: t('close'), kind: 'primary' },
  ]);

/** @param {string} [topic] what is open and in sight at once */
export async function openHelp(topic = '') {
  await addCatalogue('/games/ora_et_labora/help');
  const body = html`<div class="help ora"><p>${t('ora.help.intro')}</p>
    <p><button class="btn small" type="button" data-action="gallery" @click=${showGallery}>${t('ora.gallery')}</button></p>
    <section><h3>${t('ora.help.part.game')}</h3>${PHASES.map(one => phase(one, topic))}</section>
    <section><h3>${t('ora.help.part.signs')}</h3>${SIGNS.map(one => sign(one, topic))}</section>
    ${DECKS.map(one => deck(one, topic))}
    <section><h3>${t('ora.deck.settlement')}</h3>${[...SETTLEMENTS.keys()].map(id => card(id, topic))}</section></div>`;
  const closed = ask(t('ora.help.title'), body, [
    { value: true, label: t('close'), kind: 'primary' },
  ]);
  document.querySelector('.help details[open]')?.scrollIntoView({ block: 'center' });
  await closed;
}
