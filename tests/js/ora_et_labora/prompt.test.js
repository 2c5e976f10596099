/** The one line that says what is to be done, the bars at the edges, and what may always be set. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markup } from './reader.js';
import { BROKEN, i18n, LANGUAGES, nameOf, samples } from './words.js';

const { begin, choose, EMPTY, look, take } = await import('../../../static/js/compose.js');
const { promptOf } = await import('../../../static/games/ora_et_labora/prompt.js');
const { buttons, confirm, status, tabs } = await import(
  '../../../static/games/ora_et_labora/status.js'
);
const { orders, strip } = await import('../../../static/games/ora_et_labora/orders.js');
const { reasonText } = await import('../../../static/games/ora_et_labora/words.js');
const { plain } = await import('../../../static/table/words.js');

const MEMBERS = [0, 1, 2].map(seat => ({ seat, name: `Seat ${seat + 1}` }));
const PLACE = {
  action: { type: 'place' },
  fields: [{ kind: 'choice', name: 'building', of: 'site', options: [{ value: 'G13' }] }],
  delta: { 'goods.coin': [3, 1], 'seat.1.goods.coin': [0, 2] },
};
const BLOCKED = { action: { type: 'cut' }, blocked: { code: 'no_moor' } };

/** A table, as far as these parts look at it. */
function scene({ kind = 'action', mine = true, offers = {}, draft = EMPTY, ...more } = {}) {
  const composed = look(offers, draft);
  const building = ['link', 'owner', 'use', 'prior'].includes(kind) ? { building: 'G13' } : {};
  const ask = mine
    ? { key: '1', kind, params: { actions: 2, ...building }, answered: false }
    : null;
  return {
    look: composed,
    shownDelta: composed.delta,
    ui: { draft, begun: more.begun ?? EMPTY, list: 'build' },
    act: {},
    app: { member: more.member ?? true },
    replay: null,
    game: { reasonText },
    model: {
      ask,
      offers,
      over: more.over ?? false,
      result: more.result ?? null,
      prompt: { waiting: more.waiting ?? [1], kind },
      room: { me: 0, members: MEMBERS },
      round: { round: 12, phases: 0, phase: 'actions', price: 2, agreed: more.agreed ?? [] },
      table: {
        settlements: [6, 12, 18, 24, 30],
        last_round: 24,
        bonus_round: null,
        country: 'france',
      },
      mode: more.mode ?? 'three',
      solo: more.mode === 'solo',
      players: MEMBERS,
      me: { seat: 0, has: { order: 'prior' } },
      ...more.model,
    },
  };
}

const wordsOf = ({ title, text }) => [title, ...text].map(part => plain(part, nameOf));

for (const language of LANGUAGES) {
  test(`every question has words for who is asked and for the others in ${language}`, async () => {
    await i18n.setLanguage(language);
    const seen = new Set();
    for (const kind of samples.asks) {
      for (const mine of [true, false]) {
        const told = wordsOf(promptOf(scene({ kind, mine })));
        assert.equal(told.length, 2, kind);
        for (const words of told) {
          assert.doesNotMatch(words, BROKEN, kind);
          assert.ok(words.length > 1, kind);
        }
        seen.add(told[1]);
      }
    }
    // Nothing says the same of two questions.
    assert.equal(seen.size, 2 * samples.asks.length);
  });

  test(`the end is told in ${language}`, async () => {
    await i18n.setLanguage(language);
    const results = [
      null,
      { scores: [90, 120, 80], places: [2, 1, 3], reached: null },
      { scores: [120, 120, 80], places: [1, 1, 3], reached: null },
      { scores: [512], places: [1], reached: true },
      { scores: [400], places: [1], reached: false },
    ];
    const told = results.map(result => wordsOf(promptOf(scene({ over: true, result }))));
    for (const words of told.flat()) assert.doesNotMatch(words, BROKEN);
    assert.equal(new Set(told.map(String)).size, results.length);
    assert.match(told[1][1], /Seat 2.*120/);
  });

  test(`rounds, phases and prices are told in ${language}`, async () => {
    await i18n.setLanguage(language);
    const shown = markup(status(scene()));
    assert.doesNotMatch(shown.replaceAll(/<[^>]*>/g, ''), /\bora\.|undefined|NaN|[{}]/);
    assert.match(shown, /12\/24/);
  });
}

test('an answer that is begun is named, with what is still open', async () => {
  await i18n.setLanguage('en');
  const offers = {
    offers: [
      {
        ...PLACE,
        fields: [{ ...PLACE.fields[0], options: [{ value: 'G13' }, { value: 'L01.0' }] }],
      },
      BLOCKED,
    ],
  };
  const begun = take(offers, EMPTY, 0);
  const [, open] = wordsOf(promptOf(scene({ offers, draft: begun })));
  assert.match(open, /Choose a building/);
  const draft = choose(offers, begun, 'building', 'G13');
  const [, ready] = wordsOf(promptOf(scene({ offers, draft })));
  assert.doesNotMatch(ready, BROKEN);
  assert.match(ready, /3 → 1/);
  assert.match(ready, /Seat 2/);
});

test('what is only asked anyway is not told as if somebody had begun it', async () => {
  await i18n.setLanguage('en');
  const offers = {
    offers: [
      {
        ...PLACE,
        action: { type: 'use' },
        fields: [{ ...PLACE.fields[0], options: [{ value: 'G13' }, { value: 'F10' }] }],
      },
    ],
  };
  const draft = begin(offers);
  const told = wordsOf(promptOf(scene({ kind: 'use', offers, draft, begun: draft })));
  assert.match(told[1], /yours to use now/);
});

test('what cannot be done now says why', async () => {
  await i18n.setLanguage('en');
  const shown = markup(buttons(scene({ offers: { offers: [PLACE, BLOCKED] } })));
  assert.match(shown, /data-action=cut/);
  assert.ok(shown.includes(reasonText({ code: 'no_moor' })));
});

test('nothing can be begun where nothing is asked', () => {
  assert.equal(typeof buttons(scene({ mine: false })), 'symbol');
});

test('the turn is ended by words of its own', async () => {
  await i18n.setLanguage('en');
  const offers = { offers: [{ action: { type: 'end' } }, PLACE] };
  assert.equal(confirm(scene({ offers, draft: take(offers, EMPTY, 0) })).words, 'End turn');
  assert.notEqual(confirm(scene({ offers })).words, 'End turn');
});

test('a phone marks the tab in which the question is answered', () => {
  const marked = kind => tabs(scene({ kind })).flatMap(({ tab, dot }) => (dot ? [tab] : []));
  assert.deepEqual(marked('action'), ['lists']);
  assert.deepEqual(marked('settlement'), ['land']);
  assert.deepEqual(
    tabs(scene({ mine: false })).filter(({ dot }) => dot),
    [],
  );
});

test('a standing order is set by players of a table of more than one', () => {
  assert.match(markup(orders(scene())), /data-order/);
  assert.doesNotMatch(markup(orders(scene({ mode: 'solo' }))), /data-order/);
  assert.equal(typeof orders(scene({ member: false })), 'symbol');
  assert.equal(typeof orders(scene({ over: true })), 'symbol');
});

test('two players may agree to end, and everybody sees who wants to', () => {
  assert.doesNotMatch(markup(orders(scene())), /agree-to-end/);
  const two = { mode: 'two', agreed: [false, false] };
  assert.match(markup(orders(scene(two))), /agree-to-end/);
  assert.equal(typeof strip(scene(two)), 'symbol');
  assert.match(markup(strip(scene({ ...two, agreed: [false, true] }))), /Seat 2/);
});
