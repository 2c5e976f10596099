/** The wheel with its yields, the landscapes for sale, my settlements, what may be exchanged. */

import { guard } from '../../vendor/lit-html/directives/guard.js';
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { language, t } from '../../js/i18n.js';
import { placeOf } from './answers.js';
import { SETTLEMENTS } from './cards.js';
import { amount, goodPic, pic } from './icons.js';
import { cardName, goodName } from './names.js';
import { orders } from './orders.js';
import { select } from './select.js';
import { wheel, yields } from './wheel.js';
import { reasonText } from './words.js';

/** @typedef {import('./game.js').Scene} Scene */

/** What is given and got by an exchange (rules §5). @type {{[what: string]: [number, string, number, string]}} */
const EXCHANGES = {
  grain: [1, 'grain', 1, 'straw'],
  coin: [5, 'coin', 1, 'five_coin'],
  five_coin: [1, 'five_coin', 5, 'coin'],
  wine: [1, 'wine', 1, 'coin'],
  whiskey: [1, 'whiskey', 2, 'coin'],
};

/** What the answer being composed takes from the wheel. @param {Scene} scene */
function hot({ look }) {
  const good = look.steps.find(({ field }) => field.name === 'good')?.value;
  const type = look.offer?.action.type;
  const token = type === 'fell' ? 'wood' : type === 'cut' ? 'peat' : good;
  const by = look.steps.find(({ field }) => field.name === 'by')?.value;
  return by === 'joker' ? 'joker' : (token ?? null);
}

/** @param {Scene} scene */
export function wheelBox(scene) {
  const { model, narrow } = scene;
  const { round, table, wheel: state } = model;
  const about = { round: round.round, table, wheel: state, phases: round.phases, hot: hot(scene) };
  return html`<section class="panel wheelbox" aria-label=${t('ora.wheel')}>${guard(
    [...Object.values(about), narrow, language()],
    () => html`${wheel({ ...about, size: narrow ? 250 : 214 })}${yields(about)}`,
  )}</section>`;
}

/** An offer as a button: pressed when it is begun, with the reason when it is not possible. @param {Scene} scene @param {number} place @param {unknown} shown @param {string} words */
function offerButton({ model, look, act }, place, shown, words) {
  const offer = model.offers?.offers?.[place];
  const reason = offer?.blocked ? reasonText(offer.blocked) : '';
  const blocked = !offer || reason;
  return html`<button type="button" class="btn small office" data-offer=${offer?.action.type ?? ''} data-what=${offer?.action.what ?? nothing} aria-pressed=${Boolean(offer) && look.offer === offer}
    aria-disabled=${blocked ? 'true' : nothing} data-tip=${reason || nothing} title=${words}
    @click=${() => !blocked && act.take(place)}><span class="sr">${reason ? `${words}. ${reason}` : words}</span><span class="face" aria-hidden="true">${shown}</span></button>`;
}

/** @param {Scene} scene @param {'district' | 'plot'} kind */
function landscape(scene, kind) {
  const { supply, offers } = scene.model;
  const price = supply[kind];
  const left = kind === 'district' ? supply.districts : supply.plots;
  const words =
    price === null ? t(`ora.buy.${kind}.none`) : t(`ora.buy.${kind}`, { price, n: left });
  const shown = html`${pic(`l-${kind}`)}<span>${price === null ? '–' : amount(price, 'coins')}<small>${t(`ora.${kind}`)} · ${left}</small></span>`;
  return offerButton(scene, placeOf(offers, `buy_${kind}`), shown, words);
}

/** @param {Scene} scene */
function exchanges(scene) {
  const { model } = scene;
  const all = model.offers?.offers ?? [];
  const found = all.flatMap((offer, place) => (offer.action.type === 'exchange' ? [place] : []));
  if (!found.length || scene.replay) return nothing;
  return html`<div class="exchanges" role="group" aria-label=${t('ora.exchange')}>${found.map(
    place => {
      const what = String(all[place].action.what);
      const [give, gave, get, got] = EXCHANGES[what];
      const words = t('ora.exchange.of', { good: goodName(gave), other: goodName(got), give, get });
      const shown = html`${give > 1 ? give : nothing}${goodPic(gave)}${pic('m-arrow', 's')}${get > 1 ? get : nothing}${goodPic(got)}`;
      return offerButton(scene, place, shown, words);
    },
  )}</div>`;
}

/** @param {Scene} scene */
function hand(scene) {
  const { model } = scene;
  return html`<ul class="handcards" aria-label=${t('ora.hand')}>${model.me.has.hand.map(id => {
    const card = SETTLEMENTS.get(id);
    if (!card) return nothing;
    return html`<li><button type="button" class="handcard" data-card=${id} title=${cardName(id)} @click=${() => select(scene, id)}><span class="sr">${cardName(id)}</span><span class="face" aria-hidden="true">${amount(card.food, 'food')}${amount(card.energy, 'energy')}</span></button></li>`;
  })}</ul>`;
}

/** @param {Scene} scene */
export function office(scene) {
  const { wonders } = scene.model.supply;
  return html`<section class="panel officebox" aria-label=${t('ora.office')}><div class="buys">${landscape(scene, 'district')}${landscape(scene, 'plot')}<span class="wonders" title=${t('ora.wonders', { n: wonders })}>${goodPic('wonder')}<span aria-hidden="true">${wonders}</span><span class="sr">${t('ora.wonders', { n: wonders })}</span></span></div>${exchanges(scene)}${hand(scene)}${orders(scene)}</section>`;
}
