/** What the bars at the edges hold of this game. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { icon } from '../../js/pieces.js';
import { ON_LAND, placeOf } from './answers.js';
import { amount, goodPic, pic } from './icons.js';
import { lastRound, letterNow, nextPhase } from './model.js';
import { goodName } from './names.js';

/** @typedef {import('./game.js').Scene} Scene */

/** When settlements are built next. @param {Scene} scene */
function phaseWords({ model }) {
  if (model.round.phase === 'settlement')
    return t('ora.top.settling', { letter: letterNow(model) });
  const next = nextPhase(model);
  if (!next) return '';
  const n = next.round - model.round.round;
  return n > 0
    ? t('ora.top.settlement', { letter: next.letter, n })
    : t('ora.top.settlement_now', { letter: next.letter });
}

/** The rounds with their settlement phases, as a line. @param {Scene} scene */
function track({ model }) {
  const { table, round } = model;
  const last = lastRound(model) ?? Math.max(...table.settlements);
  const letters = new Map(table.settlements.map((at, i) => [at, 'ABCDE'[i]]));
  return html`<span class="track" aria-hidden="true">${Array.from({ length: last }, (_, i) => {
    const at = i + 1;
    const letter = letters.get(at);
    const kind = at < round.round ? 'past' : at === round.round ? 'now' : '';
    return html`<i class="${kind} ${letter ? 'is-phase' : ''}">${letter ?? nothing}</i>`;
  })}</span>`;
}

/** @param {Scene} scene */
export function status(scene) {
  const { model } = scene;
  const { round, table } = model;
  const last = lastRound(model);
  const rounds =
    last === null
      ? t('ora.top.round', { n: round.round })
      : t('ora.top.round_of', { n: round.round, last });
  const gift = table.country === 'france' ? 'wine' : 'whiskey';
  const price = t('ora.top.price', { n: round.price, good: goodName(gift) });
  return html`<span class="round" title=${rounds}><span class="sr">${rounds}</span><b aria-hidden="true">${round.round}${last === null ? '' : `/${last}`}</b></span>${track(scene)}
    <span class="phase">${pic('l-village')}<span>${phaseWords(scene)}</span></span>
    <span class="price" title=${price}><span class="sr">${price}</span>${pic('a-contract')}<span aria-hidden="true">${amount(round.price, 'coins')}<span class="gift">/${goodPic(gift, 's')}</span></span></span>`;
}

/** The main actions, each a button. @type {Array<[string, string]>} */
const ACTIONS = [
  ['fell', 'a-fell'],
  ['cut', 'a-cut'],
  ['pass', 'a-use'],
];

/** An offer as a button of the prompt. @param {Scene} scene @param {number} place @param {string} words @param {unknown} shown */
function button({ model, look, act, game }, place, words, shown) {
  const offer = model.offers?.offers?.[place];
  if (!offer) return nothing;
  const reason = offer.blocked ? game.reasonText(offer.blocked) : '';
  return html`<button class="btn endish" type="button" data-action=${offer.action.type} data-clergy=${offer.action.clergy ?? nothing} aria-pressed=${look.offer === offer}
    aria-disabled=${reason ? 'true' : nothing} data-tip=${reason || nothing} title=${words} @click=${() => !reason && act.take(place)}>${shown}<span>${words}</span></button>`;
}

/** Opens a list: what is chosen there begins the answer. @param {Scene} scene @param {'build' | 'use' | 'settle'} list @param {string} picture */
function opens({ ui, act, narrow }, list, picture) {
  return html`<button class="btn endish" type="button" data-open-list=${list} aria-pressed=${ui.list === list} @click=${() => act.set({ list, ...(narrow ? { tab: 'lists' } : {}) })}>${pic(picture)}<span>${t(`ora.do.${list}`)}</span></button>`;
}

/** To choose none on the land, where the land has all the room of a phone. @param {Scene} scene */
function none({ look, act, narrow }) {
  const { open } = look;
  const none = open?.kind === 'choice' && open.options.find(({ value }) => value === 'none');
  if (!narrow || !open || !none || !ON_LAND.has(open.of)) return nothing;
  return html`<button class="btn endish" type="button" data-none=${open.name} @click=${() => act.choose(open.name, 'none')}>${t(`ora.option.${open.name}.none`)}</button>`;
}

/** @param {Scene} scene */
export function buttons(scene) {
  const { model, look } = scene;
  const { offers, ask } = model;
  if (!ask || ask.answered || !offers?.offers) return nothing;
  const at = (/** @type {string} */ type) => placeOf(offers, type);
  // Then the button that confirms says so.
  const ending = look.offer?.action.type === 'end';
  const lists = [
    at('build') >= 0 ? opens(scene, 'build', 'a-build') : nothing,
    at('place') >= 0 || at('contract') >= 0 ? opens(scene, 'use', 'a-use') : nothing,
    at('settle') >= 0 ? opens(scene, 'settle', 'l-village') : nothing,
  ];
  const appointed = offers.offers.flatMap((offer, place) =>
    offer.action.type === 'appoint'
      ? [
          button(
            scene,
            place,
            t(`ora.clergy.${offer.action.clergy}`),
            pic(offer.action.clergy === 'prior' ? 'p-prior' : 'p-lay'),
          ),
        ]
      : [],
  );
  return html`${lists}${ACTIONS.map(([type, picture]) => button(scene, at(type), t(`ora.do.${type}`), pic(picture)))}${appointed}${[
    'send',
    'send_neutral',
    'use',
  ].map(type =>
    ask.kind === 'action' || ask.kind === 'use'
      ? nothing
      : button(scene, at(type), t(`ora.do.${type}`), pic('a-use')),
  )}${none(scene)}${button(scene, at('decline'), t('ora.do.decline'), nothing)}${ending ? nothing : button(scene, at('end'), t('ora.do.end'), icon('u-done'))}`;
}

/** What sends the answer. @param {Scene} scene */
export const confirm = ({ look }) =>
  look.offer?.action.type === 'end'
    ? { words: t('ora.do.end'), picture: 'u-done' }
    : { words: t('table.do.confirm'), picture: 'u-confirm' };

/** @param {Scene} scene @returns {import('../../table/game.js').TabLine[]} */
export function tabs({ model }) {
  const kind = model.ask?.kind;
  /** @param {string} tab @param {unknown} picture @param {boolean} dot */
  const line = (tab, picture, dot) => ({ tab, picture, words: t(`ora.tab.${tab}`), dot });
  return [
    line('land', pic('u-abbey'), kind === 'settlement' || kind === 'neutral'),
    line('lists', pic('a-build'), kind === 'action' || kind === 'build' || kind === 'link'),
    line('wheel', pic('m-wheel'), false),
    line('ledger', icon('u-persons'), false),
  ];
}
