/** What happened, in whole sentences of three languages. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BROKEN, i18n, LANGUAGES, nameOf, samples } from './words.js';

const { KINDS, linesOf } = await import('../../../static/games/ora_et_labora/facts.js');
const { plain } = await import('../../../static/table/words.js');

/** What games played at random do not happen to tell. */
const RARE = [
  { type: 'ended', agreed: true },
  { type: 'undone', seat: 2, first: 1, last: 1 },
  { type: 'placed', seat: 0, owner: -1, clergy: 'prior', building: 'G13' },
  { type: 'contracted', seat: 0, owner: -1, building: 'L02.1', gift: 'whiskey' },
  { type: 'built', seat: -1, building: 'F36', cell: '0,3', covered: 'L01' },
  { type: 'paid', seat: 1, goods: { peat_coal: 2 }, as_: 'energy', lost: 1 },
  { type: 'paid', seat: 1, goods: { meat: 1, bread: 2 }, as_: 'food', lost: 1 },
  ...['food', 'energy', 'money', 'points', 'straw', 'goods'].map(sum => ({
    type: 'paid',
    seat: 1,
    goods: { grain: 1 },
    as_: sum,
  })),
  ...['settlement', 'bonus', 'neutral'].map(phase => ({ type: 'phase', phase, letter: 'B' })),
];
const FACTS = [...samples.facts, ...RARE];

const entries = facts => facts.map((fact, at) => ({ number: at + 1, fact }));
const lines = (facts, me = 0) => linesOf(entries(facts), { room: { me } });
const words = (facts, me = 0) => lines(facts, me).map(line => plain(line.text, nameOf));

test('every kind of fact has words, and is among the samples', () => {
  assert.deepEqual([...KINDS].sort(), samples.kinds);
  const told = new Set(FACTS.map(fact => fact.type).filter(type => type !== 'undone'));
  assert.deepEqual([...told].sort(), samples.kinds);
});

for (const language of LANGUAGES) {
  test(`every fact is told in whole sentences of ${language}`, async () => {
    await i18n.setLanguage(language);
    for (const fact of FACTS) {
      const told = words([fact]);
      assert.equal(told.length, 1, JSON.stringify(fact));
      assert.doesNotMatch(told[0], BROKEN, JSON.stringify(fact));
      assert.match(told[0], /[.。：:]/u, JSON.stringify(fact));
      if (language !== 'en') assert.match(told[0], /\p{Script=Han}/u, JSON.stringify(fact));
    }
  });
}

test('a turn is a line of its own, with what came of it below', async () => {
  const facts = [
    { type: 'contracted', seat: 1, owner: 3, building: 'L02.3', price: 1 },
    { type: 'placed', seat: 1, owner: 3, clergy: 'prior', building: 'L02.3' },
    { type: 'used', seat: 1, building: 'L02.3' },
    { type: 'produced', seat: 1, token: 'joker', good: 'livestock', amount: 3 },
    { type: 'gained', seat: 1, goods: { livestock: 3 } },
    { type: 'turn_ended', seat: 1 },
  ];
  for (const language of LANGUAGES) {
    await i18n.setLanguage(language);
    const told = words(facts);
    // What the wheel brought is told once.
    assert.equal(told.length, 5);
    assert.match(told[0], /Seat 2.*Seat 4|Seat 4.*Seat 2/);
    assert.match(told[3], /3/);
  }
  assert.deepEqual(
    lines(facts).map(line => line.effect),
    [false, false, true, true, false],
  );
});

test('goods that came otherwise than by the wheel are told', async () => {
  await i18n.setLanguage('en');
  const facts = [
    { type: 'used', seat: 1, building: 'I09' },
    { type: 'gained', seat: 1, goods: { coin: 3 } },
  ];
  assert.equal(words(facts).length, 2);
});

test('the price, a gift, and what was paid too much are told', async () => {
  await i18n.setLanguage('en');
  const told = fact => words([fact])[0];
  const contracted = { type: 'contracted', seat: 0, owner: 1, building: 'G13' };
  assert.match(told({ ...contracted, price: 2 }), /2/);
  assert.match(told({ ...contracted, gift: 'wine' }), /wine/);
  const paid = { type: 'paid', seat: 0, goods: { peat_coal: 1 }, as_: 'energy' };
  assert.match(told({ ...paid, lost: 3 }), /1½/);
  assert.notEqual(told({ ...paid, lost: 3 }), told(paid));
  // The change of too many coins is told as what comes back.
  const coins = { type: 'paid', seat: 0, goods: { five_coin: 1 }, as_: 'money' };
  assert.equal(told({ ...coins, lost: 4 }), told(coins));
});

test('whose building or clergyman is taken sees it marked', () => {
  const contracted = { type: 'contracted', seat: 1, owner: 0, building: 'G13', price: 1 };
  const placed = { type: 'placed', seat: 1, owner: 0, clergy: 'prior', building: 'G13' };
  for (const fact of [contracted, placed]) {
    assert.deepEqual(
      [0, 1, 2].map(me => lines([fact], me)[0].touchesMe),
      [true, false, false],
    );
  }
});

test('what was taken back is marked', async () => {
  await i18n.setLanguage('en');
  const told = lines([
    { type: 'felled', seat: 1, cell: '0,1' },
    { type: 'produced', seat: 1, token: 'wood', good: 'wood', amount: 2 },
    { type: 'undone', seat: 1, first: 1, last: 2 },
  ]);
  assert.deepEqual(
    told.map(line => line.undone),
    [true, true, false],
  );
});
