/** What the bars at the edges hold of this game: round and plague, passing, the tabs of a phone. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { icon } from '../../js/pieces.js';
import { pic } from './rich.js';

/** @typedef {import('./game.js').Scene} Scene */

const ROUNDS = 9;
const PERIOD = 3;

/** @param {Scene} scene */
function rounds({ model: { round } }) {
  const words = t('nd.top.round', { period: round.period, n: round.number });
  const marks = Array.from({ length: ROUNDS }, (_, i) => {
    const kind = i + 1 < round.number ? 'past' : i + 1 === round.number ? 'now' : '';
    return html`<i class="${kind} ${i % PERIOD === 0 && i ? 'first' : ''}"></i>`;
  });
  return html`<span class="rounds" title=${words}><span class="sr">${words}</span><b aria-hidden="true">${round.period}</b><span class="marks" aria-hidden="true">${marks}</span><span aria-hidden="true">${round.number}/${ROUNDS}</span></span>`;
}

/** My coming plague. @param {Scene} scene */
function forecast({ model: { me, room, round } }) {
  const { forecast, rat } = me.has;
  if (!forecast || room.me !== me.seat) return nothing;
  const { value, hospital, after, outbreak } = forecast;
  const words = `${t('nd.plague', { plague: round.plague, before: rat, after })}. ${outbreak ? t('nd.plague.outbreak') : ''}`;
  return html`<span class="forecast ${outbreak ? 'is-danger' : ''}" data-forecast=${after} data-tip=${words} tabindex="0" role="img" aria-label=${words}>${pic('i-plague')}<small>+${value} − ${hospital}</small> ${rat} → ${after}${
    outbreak
      ? html`<small class="w">${t('nd.borough.outbreak')}</small>${icon('u-warn', 's')}`
      : nothing
  }</span>`;
}

/** @param {Scene} scene */
export const status = scene => html`${rounds(scene)}${forecast(scene)}`;

/** @param {Scene} scene */
export function pass({ model, look, act }) {
  const place = model.offers?.offers?.findIndex(offer => offer.action.type === 'pass') ?? -1;
  if (place < 0) return nothing;
  const words = model.ask?.kind === 'extra_hire' ? t('nd.do.stop') : t('nd.do.pass');
  const chosen = look.offer?.action.type === 'pass';
  return html`<button class="btn endish" type="button" data-action="pass" aria-pressed=${chosen} @click=${() => act.take(place)}>${words}</button>`;
}

/** What sends the answer. @param {Scene} scene */
export const confirm = ({ model }) =>
  model.drafting
    ? { words: t('nd.do.lock'), picture: 'u-lock' }
    : { words: t('table.do.confirm'), picture: 'u-confirm' };

/** @param {Scene} scene @returns {import('../../table/game.js').TabLine[]} */
export function tabs({ model, targets, replay }) {
  const hiring = model.ask?.kind === 'hire' || model.ask?.kind === 'extra_hire';
  /** @param {string} tab @param {string} picture @param {string} words @param {boolean} dot */
  const line = (tab, picture, words, dot) => ({ tab, picture: icon(picture), words, dot });
  return [
    line('city', 'u-city', t('nd.city'), targets.market !== null),
    line('borough', 'u-borough', t('nd.tab.borough'), targets.place !== null),
    ...(replay ? [line('hands', 'u-hand', t('nd.tab.hands'), false)] : []),
    line('persons', 'u-persons', t('nd.tab.persons'), hiring),
  ];
}
