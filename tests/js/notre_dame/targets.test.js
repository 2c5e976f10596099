import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { begin, choose, EMPTY, look, take } from '../../../static/js/compose.js';
import { markOf, optionOf, targetsOf, untaken } from '../../../static/games/notre_dame/targets.js';

const { offers } = JSON.parse(readFileSync(new URL('./positions.json', import.meta.url), 'utf8'));

/** The draft after taking the offer for a card or person. */
const after = (all, kind) =>
  take(
    all,
    EMPTY,
    all.offers.findIndex(({ action }) => (action.card ?? action.person)?.startsWith(kind)),
  );

test('nothing on the board is a choice before a card is', () => {
  const targets = targetsOf(look(offers.play, EMPTY));
  assert.deepEqual(targets, { market: null, place: null, from: null, counts: null, row: null });
  assert.equal(markOf(targets.place, 'bank'), '');
});

test('with an empty supply the source is chosen in the borough, then the market in the city', () => {
  const drive = after(offers.play, 'carriage-house');
  const asked = targetsOf(look(offers.play, drive));
  assert.equal(asked.place?.field.name, 'source');
  assert.equal(asked.row, null);
  assert.equal(markOf(asked.place, 'carriage-house'), 'is-blocked');
  assert.equal(markOf(asked.place, 'bank'), 'is-legal');

  const sourced = targetsOf(look(offers.play, choose(offers.play, drive, 'source', 'bank')));
  assert.equal(markOf(sourced.place, 'bank'), 'is-selected');
  assert.ok(sourced.market);
  const far = sourced.market.field.options.find(option => option.blocked);
  assert.equal(markOf(sourced.market, far.value), 'is-blocked');
});

test('what costs or yields is a row of buttons', () => {
  const { row, place } = targetsOf(look(offers.hotel, after(offers.hotel, 'hotel')));
  assert.equal(row?.field.of, 'perk');
  assert.equal(place, null);
});

test('pieces come from one place and go to another', () => {
  let draft = after(offers.hire, 'minstrel');
  assert.equal(targetsOf(look(offers.hire, draft)).place?.field.name, 'origin');
  draft = choose(offers.hire, draft, 'origin', 'park');
  assert.equal(targetsOf(look(offers.hire, draft)).row?.field.name, 'markers');
  draft = choose(offers.hire, draft, 'markers', 1);
  draft = choose(offers.hire, draft, 'friend', false);
  const targets = targetsOf(look(offers.hire, draft));
  assert.equal(targets.place?.field.name, 'sector');
  assert.equal(targets.from, 'park');
  assert.equal(markOf(targets.place, 'park'), 'is-blocked');
});

test('what is taken place by place is counted', () => {
  const { counts, row } = targetsOf(look(offers.hire, after(offers.hire, 'travellers')));
  assert.equal(counts?.field.name, 'returned');
  assert.equal(row, null);
});

test('a token that has to stay says why', () => {
  const options = offers.play.groups
    ? Object.values(offers.play.groups).flatMap(fields =>
        fields.flatMap(field => field.options ?? []),
      )
    : [];
  const kept = options.find(option => option.notes?.untaken);
  assert.ok(kept);
  const { code, params } = untaken(kept);
  assert.ok(['colour_first', 'round_trip'].includes(code));
  assert.ok(!('steps' in params) && !('untaken' in params));
  assert.equal(untaken(null), null);
  assert.equal(optionOf(null, 'bank'), null);
});

test('nobody has to take a lone offer', () => {
  const lone = { offers: offers.hotel.offers.slice(0, 1) };
  assert.ok(look(lone, begin(lone)).offer);
});
