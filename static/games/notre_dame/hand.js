/** The cards in hand: draft, play, and what happens to the third. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { t, th } from '../../js/i18n.js';
import { icon, shape } from '../../js/pieces.js';
import { choices } from './choices.js';
import { gains, nothingNote } from './gains.js';
import { kindOf } from './model.js';
import { plagueTable } from './plague.js';
import { name, rich, text } from '../../table/rich.js';
import { pic } from './rich.js';
import { list, say, who } from '../../table/words.js';
import { cardName, cardNames, reasonText } from './words.js';

/** @typedef {import('./game.js').Scene} Scene */
/** @typedef {import('../../js/compose.js').Offer} Offer */

/** @param {string} kind */
const picture = kind =>
  html`<span class="art t-${kind}"><svg viewBox="0 0 132 76" preserveAspectRatio="xMidYMax meet" aria-hidden="true"><rect class="sky"
    width="132" height="76"></rect><path class="vault" d="M16 76V48C16 26 38 10 66 2c28 8 50 24 50 46v28z"></path><path class="rib"
    d="M16 76V48C16 26 38 10 66 2c28 8 50 24 50 46v28M16 48C8 36 4 18 2 0M116 48c8-12 12-30 14-48"></path><circle class="rib" cx="14"
    cy="14" r="7"></circle><circle class="rib" cx="118" cy="14" r="7"></circle><path class="floor" d="M0 69h132v7H0z"></path><use
    href="#art-${kind}" x="30" y="10" width="72" height="63"></use></svg></span>`;

/**
 * @param {Scene} scene
 * @param {string} card
 * @param {number} place of its offer; -1: not a choice now
 */
function card({ model, look, ui, act }, card, place) {
  const kind = kindOf(card);
  /** @type {Offer | undefined} */
  const offer = model.offers?.offers?.[place];
  const chosen = offer !== undefined && ui.draft.offer === place;
  const locked = model.hand.pick === card && !chosen;
  const delta = chosen ? look.delta : (offer?.delta ?? {});
  const reason = offer?.blocked ? reasonText(offer.blocked) : '';
  const tip = `${t('nd.tip', { name: cardName(card), text: t(`nd.card_text.${kind}`) })}${reason ? ` ${reason}` : ''}`;
  return html`<button type="button" class="card ${locked ? 'is-locked' : ''} ${offer ? '' : 'is-idle'}" data-card=${kind} data-deck=${card.split('.')[1]}
    aria-pressed=${offer ? chosen : nothing} aria-disabled=${offer && !offer.blocked ? nothing : 'true'} data-tip=${tip}
    @click=${() => offer && act.take(place)}>${picture(kind)}${
      offer ? html`<span class="key" aria-hidden="true">${place + 1}</span>` : nothing
    }${locked ? html`<span class="key lbl">${icon('u-lock', 's')}${t('table.state.locked')}</span>` : nothing}
    <span class="cap"><b>${cardName(card)}</b><span class="fx">${gains(delta, model)}${nothingNote(offer?.notes)}</span></span></button>`;
}

/** @param {string} card */
const keptCard = card =>
  html`<div class="card is-kept" data-kept=${kindOf(card)}>${picture(kindOf(card))}<span class="key lbl">${icon('u-lock', 's')}${t('nd.hand.kept')}</span>
    <span class="cap"><b>${cardName(card)}</b></span></div>`;

/** Who gets what is not kept. @param {Scene} scene */
function passing({ model, look }) {
  const { pack, left, pick, passed } = model.hand;
  const keeping = look.offer ? String(look.offer.action.card) : pick;
  const rest = keeping ? pack.filter(card => card !== keeping) : [];
  const back = model.players.length === 2 && passed.length === 1;
  return html`<p class="strip" data-pass-to=${left}><span class="to">${icon(back ? 'u-arrow-right' : 'u-arrow-left', 's')}${th(
    back ? 'nd.hand.to_back' : 'nd.hand.to_left',
    { name: html`${shape(left, 's')}${name(model, left)}` },
  )}</span>${rest.map(card => html`<b>${pic(`i-${kindOf(card)}`, 's')}${cardName(card)}</b>`)}</p>`;
}

/** What I know of the cards that went through my hands. @param {Scene} scene */
function memory({ model }) {
  const { passed, received, left, right } = model.hand;
  if (!passed.length) return null;
  return list([
    say('nd.hand.memory', { name: who(left), cards: cardNames(passed.flat()) }),
    say('nd.hand.memory_got', { name: who(right), cards: cardNames(received.flat()) }),
  ]);
}

/** The same, one step away: while playing there is no room for it. @param {Scene} scene */
function remembered(scene) {
  const known = memory(scene);
  if (!known) return nothing;
  const words = known.list.map(part => text(part, scene.model)).join(' ');
  return html`<button class="btn small ghost" type="button" data-tip=${words}>${icon('u-log', 's')}${t('nd.hand.known')}<span class="sr">${words}</span></button>`;
}

/** @param {Scene} scene */
function draft(scene) {
  const { model } = scene;
  const { pack, kept } = model.hand;
  const locked = model.players.filter(player => player.has.locked).length;
  const known = memory(scene);
  const words = t('nd.hand.locked', { n: locked, seats: model.players.length });
  return html`<section class="panel hand ${model.ask?.answered ? '' : 'is-live'}" aria-label=${t('nd.hand.pack')}>
    <h2 class="head">${icon('u-hand', 's')}${t('nd.hand.pack')}<span class="end">${icon('u-lock', 's')}${words}</span></h2>
    <div class="row" data-arrows>${kept.map(keptCard)}${pack.map((one, i) => card(scene, one, model.ask ? i : -1))}</div>
    ${passing(scene)}${
      known
        ? html`<p class="strip memory">${known.list.map(part => html`<span class="lbl">${rich(part, model)}</span>`)}</p>`
        : nothing
    }</section>`;
}

/** @param {Scene} scene */
function playing(scene) {
  const { model } = scene;
  const mine = model.ask?.kind === 'play';
  const cards = model.hand.cards;
  const nth = Math.min(2, model.me.has.played.length + 1);
  return html`<section class="panel hand ${mine ? 'is-live' : ''}" aria-label=${t('nd.hand')}>
    <h2 class="head">${icon('u-hand', 's')}${t('nd.hand')}<span class="end">${remembered(scene)}${mine ? t('nd.hand.nth', { nth }) : ''}</span></h2>
    <div class="row" data-arrows>${cards.map((one, i) => card(scene, one, mine ? i : -1))}</div>
    ${choices(scene)}</section>`;
}

/** @param {Scene} scene */
function afterwards(scene) {
  const { model } = scene;
  const [third] = model.hand.cards;
  const strip = third
    ? html`${pic(`i-${kindOf(third)}`, 's')}${t('nd.hand.third', { card: cardName(third) })}`
    : t('nd.hand.none');
  return html`<section class="panel hand is-small ${scene.targets.row ? 'is-live' : ''}" aria-label=${t('nd.hand')}>
    ${model.round.phase === 'outbreak' ? plagueTable(scene) : html`<p class="strip third">${strip}</p>`}${choices(scene)}</section>`;
}

/** @param {Scene} scene */
export function hand(scene) {
  if (scene.model.drafting) return draft(scene);
  return scene.model.round.phase === 'actions' ? playing(scene) : afterwards(scene);
}
