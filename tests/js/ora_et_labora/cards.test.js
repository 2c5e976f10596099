import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawings, markup } from './reader.js';
import { card, sizeFor } from '../../../static/games/ora_et_labora/card.js';
import {
  BUILDINGS,
  cardOf,
  DECKS,
  deckOf,
  faceOf,
  kindOf,
  numberOf,
  SETTLEMENTS,
} from '../../../static/games/ora_et_labora/cards.js';
import { effectOf, outputsOf } from '../../../static/games/ora_et_labora/effects.js';
import { goodIcon } from '../../../static/games/ora_et_labora/icons.js';
import { fit, glued, pictogram } from '../../../static/games/ora_et_labora/pictogram.js';

const ART = drawings('art.svg');
const CARDS = [...BUILDINGS.values(), ...SETTLEMENTS.values()];
const BAGS = ['pay', 'get'];

/** The drawings of a row of signs. */
const icons = row =>
  row.flatMap(sign => [
    ...(sign.icon ? [sign.icon] : []),
    ...(sign.heads ?? []).flat(),
    ...(sign.mark?.length > 2 ? [sign.mark] : []),
  ]);

/** Every good and sum that a part of a card speaks of. */
const mentioned = part => [
  ...BAGS.flatMap(bag => Object.keys(part[bag] ?? {})),
  ...(part.tiers ?? []).flatMap(tier => BAGS.flatMap(bag => Object.keys(tier[bag]))),
  ...(part.goods_options ?? []).flatMap(option => Object.keys(option)),
  ...Object.values(part.produce ?? {}),
  ...[part.good, part.good_paid].filter(Boolean),
  ...(part.then ?? []).flatMap(mentioned),
];

test('there are 67 faces, three heartland cards of them, and eight settlements', () => {
  assert.equal(BUILDINGS.size, 70);
  assert.equal(SETTLEMENTS.size, 8);
  assert.equal(DECKS.flatMap(deck => deckOf(deck)).length, 70);
  assert.equal(DECKS.slice(1).flatMap(deck => deckOf(deck, 'france')).length, 41);
  assert.equal(DECKS.slice(1).flatMap(deck => deckOf(deck, 'ireland')).length, 41);
});

test('a heartland building is known by its card and its seat', () => {
  assert.equal(cardOf('L01.2'), 'L01');
  assert.equal(numberOf('F04'), 4);
  assert.equal(faceOf('L03.-1')?.id, 'L03');
  assert.equal(faceOf('forest'), undefined);
});

test('the kind of a card is seen', () => {
  const kinds = ['L03.0', 'S02', 'F04'].map(id => kindOf(faceOf(id)));
  assert.deepEqual(kinds, ['cloister', 'settlement', 'other']);
});

for (const face of CARDS) {
  test(`${face.id} has signs for every good of its data, and drawings for every sign`, () => {
    const rows = effectOf(face);
    const shown = new Set(rows.flatMap(icons));
    const goods = face.parts?.flatMap(mentioned) ?? [
      ...(face.food ? ['food'] : []),
      ...(face.energy ? ['energy'] : []),
    ];
    for (const good of goods) assert.ok(shown.has(goodIcon(good)), good);
    for (const icon of [...shown, ...outputsOf(face)]) assert.ok(ART.has(icon), icon);
    assert.ok(rows.every(row => row.length));
    assert.ok(outputsOf(face).length);
  });

  test(`${face.id} is drawn in every size`, () => {
    for (const size of ['xl', 'l', 'm', 's']) {
      const text = markup(pictogram(face, { size }));
      for (const [, icon] of text.matchAll(/href=#([\w-]+)/g)) assert.ok(ART.has(icon), icon);
      assert.match(text, /href=#/);
    }
    assert.match(markup(card({ id: face.id, size: 'l' })), /card__name/);
  });
}

test('energy is paid in halves and written so', () => {
  assert.deepEqual(effectOf(BUILDINGS.get('F05'))[0][2], {
    sign: 'item',
    icon: 's-energy',
    n: '½',
  });
  assert.deepEqual(effectOf(BUILDINGS.get('G06'))[0][0].columns, [
    ['3', '5'],
    ['6', '8'],
    ['9', '10'],
  ]);
  assert.deepEqual(effectOf(BUILDINGS.get('I09'))[0][0].columns, [
    ['1', '3'],
    ['5', '5'],
    ['9', '6'],
  ]);
});

test('the House of the Brotherhood pays by the mode', () => {
  const rate = mode =>
    effectOf(BUILDINGS.get('G41'), mode)[0].find(sign => sign.icon === 's-points').n;
  assert.deepEqual(['', 'two_long', 'solo'].map(rate), ['2', '1½', '']);
});

test('deals to one end and the steps of a ladder stand in one row', () => {
  const signs = id => effectOf(BUILDINGS.get(id))[0].map(sign => sign.icon ?? sign.sign);
  assert.deepEqual(signs('G39'), [
    'times',
    's-energy',
    'or',
    's-food',
    'arrow',
    'g-book',
    'g-ornament',
  ]);
  assert.deepEqual(signs('F36').slice(1), [
    'g-book',
    'arrow',
    'g-ceramic',
    'arrow',
    'g-ornament',
    'arrow',
    'g-reliquary',
  ]);
});

test('an arrow stays with what follows it', () => {
  const groups = glued(effectOf(BUILDINGS.get('F04'))[0]).map(group =>
    group.map(({ sign }) => sign),
  );
  assert.deepEqual(groups, [['times'], ['item'], ['arrow', 'item'], ['item']]);
});

test('signs shrink, and then only what comes out is shown', () => {
  const rows = effectOf(BUILDINGS.get('F05')).map(glued);
  const fits = [200, 46, 20].map(height => fit(rows, 'l', 86, height));
  assert.deepEqual(fits, ['dense', 'dense', 'short']);
  assert.equal(fit(effectOf(BUILDINGS.get('L01')).map(glued), 'l', 86, 50), 'roomy');
});

test('the size of a card follows from the room', () => {
  assert.deepEqual([sizeFor(90, 92), sizeFor(62, 90), sizeFor(36, 46)], ['l', 'm', 's']);
});

test('everybody on a building is shown, the neutral player too', () => {
  const pawn = [
    { kind: 'prior', seat: 2 },
    { kind: 'prior', seat: -1 },
  ];
  const text = markup(card({ id: 'L01.2', size: 's', pawn, owner: 2 }));
  assert.match(text, /pawn seat-2/);
  assert.match(text, /pawn seat-n/);
});
