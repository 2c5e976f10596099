import assert from 'node:assert/strict';
import { test } from 'node:test';
import { i18n, LANGUAGES, nameOf, positions } from './reader.js';

const { KINDS, linesOf } = await import('../../../static/games/notre_dame/facts.js');
const { plain } = await import('../../../static/table/words.js');

const BOARD = positions.boards[4];
/** What a short game does not happen to tell. */
const RARE = [
  { type: 'no_effect', seat: 1 },
  { type: 'spied', seat: 0, persons: ['lawyer', 'mayor'] },
  { type: 'spied', seat: 0, persons: [] },
  { type: 'gained', seat: 1, what: 'gold', by: 3, before: 0, after: 3, paid: { 0: 2, 2: 1 } },
  { type: 'gained', seat: 1, what: 'prestige' },
  { type: 'undone', seat: 2, first: 1, last: 1 },
  { type: 'picked', seat: 0, step: 1, card: 'park.0', again: true },
  { type: 'passed_hire', seat: 2, broke: true },
];
const FACTS = [...positions.facts, ...RARE];

const entries = facts => facts.map((fact, at) => ({ number: at + 1, fact }));
const lines = (facts, me = 0) => linesOf(entries(facts), { board: BOARD, me });
const words = (facts, me = 0) => lines(facts, me).map(line => plain(line.text, nameOf));

test('every kind of fact is among the samples', () => {
  const kinds = FACTS.map(fact => fact.type).filter(type => type !== 'undone');
  assert.deepEqual([...new Set(kinds)].sort(), [...KINDS].sort());
});

for (const language of LANGUAGES) {
  test(`every fact is told in whole sentences of ${language}`, async () => {
    await i18n.setLanguage(language);
    for (const fact of FACTS) {
      for (const text of words([fact])) {
        assert.doesNotMatch(text, /[{}]|undefined|null|NaN|\bnd\.|_/, JSON.stringify(fact));
        assert.ok(text.length > 1, JSON.stringify(fact));
        if (language !== 'en') assert.match(text, /\p{Script=Han}/u, JSON.stringify(fact));
      }
    }
  });
}

test('a card and what it brings, with before and after', async () => {
  const facts = [
    { type: 'played', seat: 1, card: 'bank.1', nth: 1 },
    { type: 'placed', seat: 1, at: 'bank', influence: 2 },
    { type: 'gained', seat: 1, what: 'gold', by: 2, before: 3, after: 5 },
  ];
  const told = {};
  for (const language of LANGUAGES) {
    await i18n.setLanguage(language);
    told[language] = words(facts);
    assert.deepEqual(
      lines(facts).map(line => line.effect),
      [false, true, true],
    );
    assert.match(told[language][0], /Seat 2/);
    assert.match(told[language][2], /2.*3 → 5/);
  }
  assert.match(told.en[0], /Bank/);
  assert.match(told['zh-Hans'][0], /银行/);
  assert.match(told['zh-Hant'][0], /銀行/);
});

test('what was passed is told to the giver and to the receiver, each from their side', async () => {
  await i18n.setLanguage('en');
  const fact = { type: 'passed', seat: 0, to: 1, cards: ['bank.0', 'park.0'] };
  const [given] = words([fact], 0);
  const [got] = words([fact], 1);
  assert.match(given, /Seat 2.*Bank and Park|Bank and Park.*Seat 2/);
  assert.match(got, /Seat 1/);
  assert.notEqual(given, got);
});

test('a hidden amount is not guessed', async () => {
  await i18n.setLanguage('en');
  const [hidden] = words([{ type: 'gained', seat: 1, what: 'prestige' }]);
  assert.doesNotMatch(hidden, /\d(?! →)\s*prestige/);
});

test('what was taken back is marked, and who took it back is said', async () => {
  await i18n.setLanguage('en');
  const told = lines([
    { type: 'played', seat: 1, card: 'bank.1', nth: 1 },
    { type: 'placed', seat: 1, at: 'bank', influence: 2 },
    { type: 'undone', seat: 1, first: 1, last: 2 },
    { type: 'played', seat: 1, card: 'park.1', nth: 1 },
  ]);
  assert.deepEqual(
    told.map(line => line.undone),
    [true, true, false, false],
  );
  assert.match(plain(told[2].text, nameOf), /Seat 2/);
});

test('the plague is one line with a line for every seat; an outbreak of mine is marked', () => {
  const rows = [
    { seat: 0, value: 5, hospital: 1, before: 6, after: 9, outbreak: true, lost: 2 },
    { seat: 1, value: 5, hospital: 2, before: 1, after: 4 },
  ];
  const told = lines([{ type: 'plague', rows }]);
  assert.deepEqual(
    told.map(line => [line.effect, line.seat, line.touchesMe]),
    [
      [false, null, false],
      [true, 0, true],
      [true, 1, false],
    ],
  );
});

test("somebody who pays for another's gain, or whose message is taken, sees it marked", () => {
  const paid = { type: 'gained', seat: 1, what: 'gold', by: 2, paid: { 0: 1 } };
  assert.deepEqual(
    [0, 2].map(me => lines([paid], me)[0].touchesMe),
    [true, false],
  );
  const drove = {
    type: 'drove',
    seat: 1,
    origin: 'C1',
    to: 'P2-0',
    steps: 2,
    message: { colour: 0, kind: 3 },
  };
  assert.equal(lines([drove], 0)[0].touchesMe, true);
  assert.equal(lines([drove], 1)[0].touchesMe, false);
});
