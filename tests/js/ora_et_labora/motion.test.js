/** What others did, as steps over the board. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BROKEN, i18n, LANGUAGES, samples } from './words.js';

const { lastTurn, turnsOf } = await import('../../../static/games/ora_et_labora/motion.js');

const MEMBERS = [0, 1, 2, 3].map(seat => ({ seat, name: `Seat ${seat + 1}` }));
const model = seat => ({ me: { seat }, room: { me: seat, members: MEMBERS } });
const entries = facts => facts.map((fact, at) => ({ number: at + 1, fact }));
const COURSE = entries(samples.course);
const captions = turns => turns.map(([first]) => first.caption.words);

test("others' turns are shown, one's own only when they are asked for", () => {
  const others = turnsOf(COURSE, model(0), false);
  const all = turnsOf(COURSE, model(0), true);
  const own = COURSE.filter(
    ({ fact }) => fact.seat === 0 && ['felled', 'built', 'bought', 'placed'].includes(fact.type),
  );
  assert.ok(own.length > 2);
  assert.equal(all.length - others.length, own.length);
});

for (const language of LANGUAGES) {
  test(`every turn begins with its caption in ${language}`, async () => {
    await i18n.setLanguage(language);
    const turns = turnsOf(entries(samples.facts), model(0), true);
    assert.ok(turns.length > 10);
    for (const words of captions(turns)) assert.doesNotMatch(words, BROKEN);
    for (const turn of turns) {
      assert.ok(turn.every(({ ms }) => ms > 0));
      assert.ok(turn.slice(1).every(({ caption }) => !caption));
    }
  });
}

test('a contract: the money to the owner, his clergyman to the building, the goods from the wheel', () => {
  const at = COURSE.findIndex(({ fact }) => fact.type === 'contracted');
  const turns = turnsOf(COURSE.slice(at, at + 7), model(0), false);
  const paths = turns
    .flat()
    .flatMap(({ travels = [] }) => travels.map(({ path }) => path.map(([first]) => first)));
  assert.deepEqual(paths, [
    ['[data-seat="1"] .who', '[data-seat="3"] .who'],
    ['[data-seat="3"] .who', '[data-site="L02.3"]'],
    ['.wheel [data-token="joker"]', '[data-seat="1"] .who'],
  ]);
});

test('what follows by itself is a turn of its own, and no seat is needed for it', () => {
  const turns = turnsOf(entries([{ type: 'round', round: 3, start_seat: 1 }]), model(0), false);
  assert.equal(turns.length, 1);
  assert.deepEqual(turns[0][0].caption.at, ['.wheel', '.prompt']);
  const after = entries([
    { type: 'round', round: 3, start_seat: 1 },
    { type: 'gained', seat: 1, goods: { coin: 1 } },
  ]);
  assert.equal(turnsOf(after, model(0), false)[0].length, 1);
});

test('the neutral player has a place of his own', () => {
  const fact = { type: 'built', seat: -1, building: 'G13', cell: '0,3' };
  const [turn] = turnsOf(entries([fact]), model(0), false);
  assert.deepEqual(turn[0].caption.at, ['[data-land-of="-1"]']);
});

test('the last turn is from its head on', () => {
  const at = COURSE.findIndex(({ fact }) => fact.type === 'placed' && fact.seat === 2);
  assert.deepEqual(lastTurn(COURSE.slice(0, at + 4)), COURSE.slice(at, at + 4));
  assert.deepEqual(lastTurn(entries([{ type: 'started' }])), []);
});
