import assert from 'node:assert/strict';
import { test } from 'node:test';
import { back, choose, count, EMPTY, look, take } from '../../../static/js/compose.js';
import { i18n, LANGUAGES, nameOf, positions } from './reader.js';

const { deltaName, reasonText } = await import('../../../static/games/notre_dame/words.js');
const { plain } = await import('../../../static/table/words.js');

/** Every look on the way through one ask: all open fields with all their options. */
function* looks(offers) {
  for (const place of offers.offers.keys()) yield* onwards(offers, take(offers, EMPTY, place));
}

function* onwards(offers, draft) {
  const now = look(offers, draft);
  if (!now.offer) return;
  yield { draft, now };
  const { open } = now;
  if (open?.kind === 'choice') {
    for (const { value, blocked } of open.options) {
      if (!blocked) yield* onwards(offers, choose(offers, draft, open.name, value));
    }
  }
}

const ASKS = Object.entries(positions.offers);
const all = kind => ASKS.flatMap(([, offers]) => [...looks(offers)].map(kind));

test('every kind of input is among the samples', () => {
  const asked = new Set(all(({ now }) => now.open?.name));
  for (const name of 'source sector first second to take gold origin markers kind'.split(' ')) {
    assert.ok(asked.has(name), name);
  }
});

for (const [name, offers] of ASKS) {
  test(`${name}: every way ends in an action that holds exactly what was chosen`, () => {
    let ends = 0;
    for (const { draft, now } of looks(offers)) {
      assert.ok(now.open !== null || now.action !== null);
      if (now.open) continue;
      ends += 1;
      const offer = offers.offers[draft.offer];
      assert.deepEqual(now.action, {
        ...offer.action,
        ...Object.fromEntries(now.steps.map(({ field, value }) => [field.name, value])),
      });
    }
    assert.ok(ends > 0);
  });

  test(`${name}: taking back leads to where one came from`, () => {
    for (const { draft, now } of looks(offers)) {
      if (now.open?.kind !== 'choice') continue;
      const option = now.open.options.find(option => !option.blocked);
      if (!option) continue;
      const chosen = choose(offers, draft, now.open.name, option.value);
      assert.deepEqual(back(offers, chosen), draft);
    }
  });

  test(`${name}: what is blocked cannot be chosen and says why`, async () => {
    for (const language of LANGUAGES) {
      await i18n.setLanguage(language);
      for (const { draft, now } of looks(offers)) {
        if (now.open?.kind !== 'choice') continue;
        for (const { value, blocked, notes } of now.open.options) {
          const untaken = notes?.untaken && { code: notes.untaken, params: notes };
          for (const reason of [blocked, untaken].filter(Boolean)) {
            assert.doesNotMatch(reasonText(reason), /[{}]|\bnd\.|undefined/);
          }
          if (blocked) assert.equal(choose(offers, draft, now.open.name, value), draft);
        }
      }
    }
  });
}

test('every changed number has a name in three languages', async () => {
  const names = new Set(all(({ now }) => Object.keys(now.delta)).flat());
  assert.ok(names.size > 5);
  for (const language of LANGUAGES) {
    await i18n.setLanguage(language);
    for (const name of names) assert.doesNotMatch(plain(deltaName(name), nameOf), /\bnd\.|[{}]/);
  }
});

test('the Travellers send back as many as there are, and no more', () => {
  const offers = positions.offers.hire;
  const at = offers.offers.findIndex(({ action }) => action.person?.startsWith('travellers'));
  let draft = take(offers, EMPTY, at);
  const field = look(offers, draft).steps.find(step => step.field.kind === 'counts').field;
  const [place, most] = Object.entries(field.places)[0];
  for (let i = 0; i < most + field.high + 2; i++)
    draft = count(offers, draft, field.name, place, 1);
  const { action, exact } = look(offers, draft);
  assert.deepEqual(action.returned, { [place]: Math.min(most, field.high) });
  assert.equal(exact, false);
});
