/** Words the facts of the log. */

import { t } from '../../js/i18n.js';
import { wordedLines } from '../../table/lines.js';
import { list, say, who } from '../../table/words.js';
import { amountWords, cardName, clergyName, goodName, sideName } from './names.js';
import { goodsWords, owner } from './words.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('../../table/words.js').Part} Part
 */

/** What stands on its own and may have effects. */
const HEADS = new Set([
  'started',
  'round',
  'round_goods',
  'bonus_production',
  'phase',
  'cards_came',
  'placed',
  'contracted',
  'felled',
  'cut',
  'passed',
  'built',
  'settled',
  'bought',
  'exchanged',
  'turn_ended',
  'ended',
]);

/** @param {number} seat */
const named = seat => ({ name: owner(seat) });

/** @param {string[]} cards */
const names = cards => list(cards.map(cardName));

/** @param {any} fact @returns {Part} */
function round({ round, start_seat: start, entered = [], left = [] }) {
  const told = say('ora.fact.round', { round, name: who(start) });
  if (entered.length)
    return say('ora.fact.round_entered', { told, goods: list(entered.map(goodName)) });
  return left.length ? say('ora.fact.round_left', { told, goods: list(left.map(goodName)) }) : told;
}

/** @param {any} fact @returns {Part} */
function contracted({ seat, owner: other, building, price = 0, gift = '' }) {
  const params = { ...named(seat), owner: owner(other), building: cardName(building) };
  return gift
    ? say('ora.fact.contracted_gift', { ...params, good: goodName(gift) })
    : say('ora.fact.contracted', { ...params, price });
}

/** @param {any} fact @returns {Part} */
function paid({ goods, as_: sum = '', lost = 0 }) {
  const given = goodsWords(goods);
  if (!sum) return say('ora.fact.paid', { goods: given });
  const what = t(`ora.sum.${sum}`);
  if (!lost || sum === 'money') return say('ora.fact.paid_as', { goods: given, sum: what });
  return say('ora.fact.paid_lost', { goods: given, sum: what, lost: amountWords(lost, sum) });
}

/** What the wheel brings is told once. @param {{fact: any}} entry @param {number} at @param {readonly {fact: any}[]} all */
const isNews = ({ fact }, at, all) =>
  fact.type !== 'gained' || all[at - 1]?.fact.type !== 'produced';

/** How each kind of fact is told. @type {{[type: string]: (fact: any) => Part}} */
const TELL = {
  started: ({ start_seat: start, mode }) =>
    say('ora.fact.started', { name: who(start), mode: t(`ora.mode.${mode}`) }),
  round,
  recalled: ({ seat, prior }) =>
    say(prior ? 'ora.fact.recalled_prior' : 'ora.fact.recalled', named(seat)),
  round_goods: ({ goods }) => say('ora.fact.round_goods', { goods: goodsWords(goods) }),
  bonus_production: ({ good }) => say('ora.fact.bonus_production', { good: goodName(good) }),
  phase: ({ phase, letter = '' }) => say(`ora.fact.phase.${phase}`, { letter }),
  cards_came: ({ letter, settlement, buildings }) =>
    say(buildings.length ? 'ora.fact.cards_came' : 'ora.fact.settlement_came', {
      letter,
      settlement: cardName(settlement),
      cards: names(buildings),
    }),
  placed: ({ seat, owner: other, clergy, building }) =>
    say(seat === other ? 'ora.fact.placed' : 'ora.fact.placed_of', {
      ...named(seat),
      owner: owner(other),
      clergy: clergyName(clergy),
      building: cardName(building),
    }),
  contracted,
  used: ({ building, not_used: not }) =>
    say(not ? 'ora.fact.not_used' : 'ora.fact.used', { building: cardName(building) }),
  produced: ({ token, good, amount }) =>
    say(token === 'joker' && good !== 'joker' ? 'ora.fact.produced_joker' : 'ora.fact.produced', {
      goods: amountWords(amount, good),
    }),
  gained: ({ goods }) => say('ora.fact.gained', { goods: goodsWords(goods) }),
  paid,
  felled: ({ seat, bare }) => say(bare ? 'ora.fact.felled_bare' : 'ora.fact.felled', named(seat)),
  cut: ({ seat }) => say('ora.fact.cut', named(seat)),
  passed: ({ seat }) => say('ora.fact.passed', named(seat)),
  built: ({ seat, building, covered = '' }) => {
    const params = { ...named(seat), building: cardName(building) };
    return covered
      ? say('ora.fact.built_over', { ...params, covered: cardName(covered) })
      : say('ora.fact.built', params);
  },
  price_raised: () => say('ora.fact.price_raised'),
  settled: ({ seat, settlement }) =>
    say('ora.fact.settled', { ...named(seat), settlement: cardName(settlement) }),
  bought: ({ seat, side, price }) => {
    const params = { ...named(seat), side: sideName(side), price };
    return say(price ? 'ora.fact.bought' : 'ora.fact.got_land', params);
  },
  exchanged: ({ seat, gave, got }) =>
    say('ora.fact.exchanged', { ...named(seat), gave: goodsWords(gave), got: goodsWords(got) }),
  turn_ended: ({ seat }) => say('ora.fact.turn_ended', named(seat)),
  ended: ({ agreed }) => say(agreed ? 'ora.fact.ended_agreed' : 'ora.fact.ended'),
};

/**
 * Word all facts, in order.
 *
 * @param {readonly import('../../table/lines.js').Entry[]} facts
 * @param {{room: {me: number}}} model
 */
export const linesOf = (facts, { room }) =>
  wordedLines(facts.filter(isNews), {
    heads: HEADS,
    tell: fact => TELL[fact.type](fact),
    touches: fact =>
      fact.seat !== room.me &&
      (fact.type === 'contracted' || fact.type === 'placed') &&
      fact.owner === room.me,
    owned: fact => fact.type === 'recalled',
  });

/** The kinds of facts that have words. */
export const KINDS = Object.keys(TELL);
