import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const STATIC = new URL('../../../static/', import.meta.url);
globalThis.fetch = async url => ({
  ok: true,
  json: async () => JSON.parse(readFileSync(new URL(`.${url}`, STATIC), 'utf8')),
});
const { isMeant, loadNames } = await import('../../../static/games/ora_et_labora/search.js');

test('before the names have come the reader’s own name and the number are enough', () => {
  assert.equal(isMeant('F05', 'bak', 'Bakery'), true);
  assert.equal(isMeant('F05', '5', 'Bakery'), true);
  assert.equal(isMeant('F05', '面包', 'Bakery'), false);
});

test('then every language finds a card', async () => {
  await loadNames();
  for (const typed of ['bakery', ' BAKE', '面包坊', '麵包', 'f05']) {
    assert.equal(isMeant('F05', typed, 'Bakery'), true, typed);
  }
  assert.equal(isMeant('F04', '麵包', 'Windmill'), false);
});

test('a number is the whole number of a card, in every country', () => {
  assert.deepEqual(
    ['G01', 'F05', 'I05', 'F15', 'L01.2'].map(site => isMeant(site, '5', '')),
    [false, true, true, false, false],
  );
});
