import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  back,
  begin,
  choose,
  count,
  EMPTY,
  look,
  merge,
  take,
  total,
} from '../../static/js/compose.js';

const OFFERS = {
  offers: [
    {
      action: { type: 'go' },
      fields: [
        {
          kind: 'choice',
          name: 'to',
          of: 'place',
          options: [
            { value: 'near', delta: { gold: [3, 4] } },
            // biome-ignore lint/suspicious/noThenProperty: the offers' own name
            { value: 'inn', then: 'stay', delta: { gold: [3, 2] } },
            { value: 'far', blocked: { code: 'too_far', params: { steps: 3 } } },
          ],
        },
        {
          kind: 'choice',
          name: 'sing',
          of: 'yes',
          options: [{ value: true, delta: { fame: [0, 1], gold: [4, 3] } }, { value: false }],
        },
      ],
      delta: { gold: [2, 3] },
    },
    { action: { type: 'rest' }, blocked: { code: 'not_tired' } },
    {
      action: { type: 'give' },
      fields: [
        { kind: 'counts', name: 'given', of: 'place', places: { a: 2, b: 1 }, low: 1, high: 2 },
      ],
    },
    { action: { type: 'stop' } },
  ],
  groups: {
    stay: [{ kind: 'choice', name: 'nights', of: 'number', options: [{ value: 0 }, { value: 1 }] }],
  },
};
const go = take(OFFERS, EMPTY, 0);

test('nothing is chosen at first', () => {
  assert.deepEqual(look(OFFERS, EMPTY), {
    offer: null,
    steps: [],
    open: null,
    action: null,
    delta: {},
    exact: true,
  });
});

test('an offer without fields is complete at once', () => {
  const { action, open } = look(OFFERS, take(OFFERS, EMPTY, 3));
  assert.deepEqual(action, { type: 'stop' });
  assert.equal(open, null);
});

test('a blocked or unknown offer is not taken', () => {
  assert.equal(take(OFFERS, go, 1), go);
  assert.equal(take(OFFERS, go, 9), go);
});

test('fields are asked in order, opened ones before the rest', () => {
  assert.equal(look(OFFERS, go).open?.name, 'to');
  const inn = choose(OFFERS, go, 'to', 'inn');
  assert.equal(look(OFFERS, inn).open?.name, 'nights');
  const night = choose(OFFERS, inn, 'nights', 0);
  assert.equal(look(OFFERS, night).open?.name, 'sing');
  const all = look(OFFERS, choose(OFFERS, night, 'sing', false));
  assert.deepEqual(all.action, { type: 'go', to: 'inn', nights: 0, sing: false });
});

test('deltas along the way are merged, and what stays equal is left out', () => {
  assert.deepEqual(look(OFFERS, go).delta, { gold: [2, 3] });
  const near = choose(OFFERS, go, 'to', 'near');
  assert.deepEqual(look(OFFERS, near).delta, { gold: [2, 4] });
  const { delta } = look(OFFERS, choose(OFFERS, near, 'sing', true));
  assert.deepEqual(delta, { gold: [2, 3], fame: [0, 1] });
  assert.deepEqual(merge({ a: [1, 2] }, { a: [2, 1] }), {});
});

test('a blocked value cannot be chosen, nor a field that is not on the way', () => {
  assert.equal(choose(OFFERS, go, 'to', 'far'), go);
  assert.equal(choose(OFFERS, go, 'to', 'nowhere'), go);
  assert.equal(choose(OFFERS, go, 'nights', 1), go);
  assert.equal(choose(OFFERS, EMPTY, 'to', 'near'), EMPTY);
});

test('an earlier choice can be changed; later ones are forgotten', () => {
  const near = choose(OFFERS, choose(OFFERS, go, 'to', 'near'), 'sing', true);
  const inn = choose(OFFERS, near, 'to', 'inn');
  assert.deepEqual(inn.chosen, [['to', 'inn']]);
  assert.equal(look(OFFERS, inn).action, null);
});

test('back takes one choice after another, then the offer', () => {
  const near = choose(OFFERS, go, 'to', 'near');
  assert.deepEqual(back(OFFERS, near), go);
  assert.equal(back(OFFERS, go), EMPTY);
  assert.equal(back(OFFERS, EMPTY), EMPTY);
});

test('an offer that is alone is taken from the beginning, and stays', () => {
  const alone = { offers: OFFERS.offers.slice(0, 1), groups: OFFERS.groups };
  assert.deepEqual(begin(alone), go);
  assert.equal(begin(OFFERS), EMPTY);
  assert.equal(begin({}), EMPTY);
  assert.equal(back(alone, go), go);
});

test('counts stay within their places and together within the limits', () => {
  const give = take(OFFERS, EMPTY, 2);
  assert.equal(look(OFFERS, give).open?.name, 'given');
  const one = count(OFFERS, give, 'given', 'b', 1);
  assert.deepEqual(look(OFFERS, one).action, { type: 'give', given: { b: 1 } });
  assert.equal(look(OFFERS, one).exact, false);
  assert.equal(count(OFFERS, one, 'given', 'b', 1), one);
  assert.equal(count(OFFERS, one, 'given', 'c', 1), one);
  assert.equal(count(OFFERS, one, 'given', 'a', -1), one);
  const two = count(OFFERS, one, 'given', 'a', 1);
  assert.equal(count(OFFERS, two, 'given', 'a', 1), two);
  assert.deepEqual(look(OFFERS, count(OFFERS, two, 'given', 'b', -1)).action?.given, { a: 1 });
  assert.equal(count(OFFERS, go, 'to', 'near', 1), go);
  assert.equal(total({ a: 2, b: 1 }), 3);
});

const PAID = {
  offers: [
    {
      action: { type: 'bake' },
      fields: [
        {
          kind: 'choice',
          name: 'times',
          of: 'number',
          options: [{ value: 1 }, { value: 2 }],
        },
        {
          kind: 'goods',
          name: 'food',
          of: 'food',
          held: { grain: 2, meat: 1 },
          worth: { grain: 1, meat: 5 },
          low: 2,
        },
        {
          kind: 'goods',
          name: 'straw',
          of: 'straw',
          held: { grain: 2, straw: 2 },
          worth: { grain: 1, straw: 1 },
          low: 2,
          high: 2,
        },
      ],
    },
  ],
};
const bake = begin(PAID);
const given = ({ steps }, name) => steps.find(step => step.field.name === name)?.value;
const openOf = ({ open }) => open?.name ?? null;

/** All the grain that is left, as often as is possible. */
const proposed = (field, left) => {
  if (field.kind === 'choice') return 2;
  const grain = Math.min(field.low, left.grain ?? 0);
  return grain ? { grain } : undefined;
};

test('what is proposed stands in a field until something is chosen', () => {
  const at = look(PAID, bake, proposed);
  assert.equal(given(at, 'times'), 2);
  assert.ok(at.steps.every(({ assumed }) => assumed));
  const once = look(PAID, choose(PAID, bake, 'times', 1, proposed), proposed);
  assert.equal(given(once, 'times'), 1);
  assert.deepEqual(
    once.steps.map(({ assumed }) => assumed),
    [false, true, true],
  );
});

test('without a proposal every field is open', () => {
  assert.equal(openOf(look(PAID, bake)), 'times');
  assert.equal(openOf(look(PAID, choose(PAID, bake, 'times', 1))), 'food');
});

test('what one field has taken is not left for the next', () => {
  const at = look(PAID, bake, proposed);
  assert.deepEqual(given(at, 'food'), { grain: 2 });
  // Nothing is proposed out of no grain at all.
  assert.deepEqual(given(at, 'straw'), {});
  assert.deepEqual(at.steps[2].left, { grain: 0, straw: 2 });
  assert.equal(openOf(at), 'straw');
  assert.equal(at.action, null);
});

test('a proposal knows what has to be paid after it', () => {
  const asked = [];
  look(PAID, bake, (field, _left, after) => {
    asked.push([field.name, after.map(({ name }) => name)]);
    return proposed(field, {});
  });
  assert.deepEqual(asked[0], ['times', ['food', 'straw']]);
  assert.deepEqual(asked[1], ['food', ['straw']]);
});

test('goods are counted one by one, and what is chosen follows from what was proposed', () => {
  let draft = count(PAID, bake, 'food', 'grain', -1, proposed);
  assert.deepEqual(given(look(PAID, draft, proposed), 'food'), { grain: 1 });
  draft = count(PAID, draft, 'food', 'meat', 1, proposed);
  const more = look(PAID, draft, proposed);
  // More than is asked for may be given where that is lost.
  assert.deepEqual(given(more, 'food'), { grain: 1, meat: 1 });
  assert.equal(openOf(more), 'straw');
  draft = count(PAID, draft, 'straw', 'straw', 1, proposed);
  const done = look(PAID, draft, proposed);
  assert.deepEqual(done.action, {
    type: 'bake',
    times: 2,
    food: { grain: 1, meat: 1 },
    straw: { grain: 1, straw: 1 },
  });
  assert.equal(done.exact, false);
});

test('no more goods than there are, and no more than are wanted where it is exact', () => {
  const full = count(PAID, bake, 'food', 'grain', -2, proposed);
  assert.deepEqual(given(look(PAID, full, proposed), 'food'), {});
  assert.equal(count(PAID, full, 'food', 'meat', 2, proposed), full);
  assert.equal(count(PAID, full, 'food', 'meat', -1, proposed), full);
  const meat = count(PAID, full, 'food', 'meat', 1, proposed);
  assert.deepEqual(given(look(PAID, meat, proposed), 'straw'), { grain: 2 });
  assert.equal(count(PAID, meat, 'straw', 'straw', 1, proposed), meat);
});

test('goods that fill a field no longer are asked for again', () => {
  let draft = count(PAID, bake, 'straw', 'straw', 2, proposed);
  assert.equal(openOf(look(PAID, draft, proposed)), null);
  draft = count(PAID, draft, 'straw', 'straw', -1, proposed);
  draft = count(PAID, draft, 'food', 'grain', -2, proposed);
  assert.equal(openOf(look(PAID, draft, proposed)), 'food');
  draft = count(PAID, draft, 'food', 'meat', 1, proposed);
  assert.equal(openOf(look(PAID, draft, proposed)), 'straw');
});

test('an earlier choice keeps what was paid before it and forgets what came after', () => {
  const paid = count(PAID, bake, 'food', 'meat', 1, proposed);
  const again = choose(PAID, paid, 'times', 1, proposed);
  assert.deepEqual(given(look(PAID, again, proposed), 'food'), { grain: 2 });
});
