/** The three persons of the round, and hiring them. */

import { html, nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { ask } from '../../js/dialog.js';
import { listed, t } from '../../js/i18n.js';
import { icon, shape } from '../../js/pieces.js';
import { gains, nothingNote } from './gains.js';
import { polar, short } from './geometry.js';
import { kindOf } from './model.js';
import { namer } from '../../table/rich.js';
import { pic } from './rich.js';
import { personName, personNames, reasonText } from './words.js';

/** @typedef {import('./game.js').Scene} Scene */
/** @typedef {import('../../js/types/wire.js').NotreDame.View.Person} Person */

const BROWNS = 2;

const BEADS = Array.from({ length: 12 }, (_, i) => {
  const [x, y] = polar(i * 30, 21);
  return svg`<circle class="bead" cx=${short(24 + x)} cy=${short(24 + y)} r="1.3"></circle>`;
});

/** @param {string} kind @param {string} pile brown or grey */
export const roundel = (kind, pile) =>
  html`<svg class="roundel ${pile}" viewBox="0 0 48 48" aria-hidden="true"><circle class="ring" cx="24" cy="24" r="24"></circle><circle
    class="glass" cx="24" cy="24" r="18.5"></circle>${BEADS}<use href="/games/notre_dame/icons.svg#p-${kind}" x="10" y="9.5" width="28"
    height="28"></use></svg>`;

/** @param {Scene} scene @param {Person} person */
function hiring({ model, look, ui, act }, person) {
  const place = model.offers?.offers?.findIndex(offer => offer.action.person === person.id) ?? -1;
  const offer = model.offers?.offers?.[place];
  const asked = model.ask?.kind === 'hire' || model.ask?.kind === 'extra_hire';
  if (!asked || !offer) return { chosen: false, key: 0, offered: nothing, button: nothing };
  const chosen = ui.draft.offer === place;
  const reason = offer.blocked ? reasonText(offer.blocked) : '';
  const delta = chosen ? look.delta : (offer.delta ?? {});
  return {
    chosen,
    key: place + 1,
    offered: html`${gains(delta, model)}${nothingNote(offer.notes)}${reason ? html`<span class="none">${reason}</span>` : nothing}`,
    button: html`<button class="btn hirebtn ${chosen ? 'primary' : ''}" type="button" data-person=${kindOf(person.id)} aria-pressed=${chosen}
      aria-disabled=${reason ? 'true' : nothing} data-tip=${reason || nothing}
      @click=${() => act.take(place)}>${pic('i-gold', 's')}<span>${t('nd.do.hire')}</span><span class="sr">${personName(person.id)}</span></button>`,
  };
}

/** @param {Scene} scene @param {Person} person @param {number} i */
function row(scene, person, i) {
  const { model } = scene;
  const kind = kindOf(person.id);
  const hirers = listed(person.hired_by.map(namer(model)));
  const rats = t('nd.persons.rats', { n: person.rats });
  const { chosen, key, offered, button } = hiring(scene, person);
  return html`<li class="person ${chosen ? 'is-selected' : ''}" data-turned-up=${kind}>${roundel(kind, i < BROWNS ? 'brown' : 'grey')}${key ? html`<span class="key" aria-hidden="true">${key}</span>` : nothing}
    <span class="txt"><span class="nm">${personName(person.id)}${
      person.hired_by.length
        ? html`<span class="hiredby" title=${t('nd.persons.hired_by', { names: hirers })}>${person.hired_by.map(seat => shape(seat, 's'))}<span class="sr">${t('nd.persons.hired_by', { names: hirers })}</span></span>`
        : nothing
    }<span class="rats" title=${rats}>${pic('i-rat', 's')}<span aria-hidden="true">${person.rats}</span><span class="sr">${rats}</span></span></span><span
      class="fx">${t(`nd.person_text.${kind}`)}</span></span>
    <span class="you">${offered}</span>${button}</li>`;
}

/** @param {Scene} scene */
export function persons(scene) {
  const { model } = scene;
  const mine = model.ask?.kind === 'hire' || model.ask?.kind === 'extra_hire';
  const all = model.round.new_persons.length
    ? html`<button class="btn small ghost" type="button" title=${t('nd.persons.all')} aria-label=${t('nd.persons.all')} @click=${() => showPersons(model)}>${icon('u-help', 's')}</button>`
    : nothing;
  return html`<section class="panel persons ${model.round.phase === 'hiring' ? 'is-hire' : ''} ${mine ? 'is-live' : ''}" aria-label=${t('nd.persons')}>
    <h2 class="head">${icon('u-persons', 's')}${t('nd.persons')}<span class="end">${all}</span></h2>
    <ul>${model.round.persons.map((person, i) => row(scene, person, i))}</ul>
    ${model.spied.length ? html`<p class="strip spied">${icon('u-eye', 's')}<span>${t('nd.persons.spied', { persons: personNames(model.spied) })}</span></p>` : nothing}</section>`;
}

/** The greys that take part, when new ones were mixed in. @param {import('./model.js').Model} model */
export function showPersons(model) {
  const rows = model.round.new_persons.map(
    person => html`<li class="person">${roundel(kindOf(person), 'grey')}<span class="txt"><b class="nm">${personName(person)}</b><span
      class="fx">${t(`nd.person_text.${kindOf(person)}`)}</span></span></li>`,
  );
  return ask(t('nd.persons.all'), html`<ul class="personlist">${rows}</ul>`, [
    { value: true, label: t('close'), kind: 'primary' },
  ]);
}
