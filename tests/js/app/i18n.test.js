import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

const FILES = {
  '/a/en.json': {
    hello: 'Hello {name}',
    'seats.one': '{n} seat',
    'seats.other': '{n} seats',
    'error.full': 'Full: {most}',
    'error.unknown': 'No ({code})',
  },
  '/a/zh-Hans.json': {
    hello: '{name}，你好',
    'seats.other': '{n} 个座位',
    'error.full': '满',
    'error.unknown': '不行',
  },
  '/a/zh-Hant.json': {
    hello: '{name}，你好',
    'seats.other': '{n} 個座位',
    'error.full': '滿',
    'error.unknown': '不行',
  },
  '/b/en.json': { 'nd.bank': 'Bank' },
  '/b/zh-Hans.json': { 'nd.bank': '银行' },
  '/b/zh-Hant.json': { 'nd.bank': '銀行' },
};
const asked = [];
const kept = new Map();
globalThis.localStorage = {
  getItem: name => kept.get(name) ?? null,
  setItem: (name, value) => kept.set(name, value),
  removeItem: name => kept.delete(name),
};
globalThis.fetch = async url => {
  asked.push(url);
  return { ok: url in FILES, status: 404, json: async () => FILES[url] };
};
const i18n = await import('../../../static/js/i18n.js');
await i18n.addCatalogue('/a');
await i18n.addCatalogue('/b');

beforeEach(async () => {
  await i18n.setLanguage('en');
  kept.clear();
});

test('holes are filled, unknown ones stay visible', () => {
  assert.equal(i18n.t('hello', { name: 'Seat 1' }), 'Hello Seat 1');
  assert.equal(i18n.t('hello'), 'Hello {name}');
  assert.equal(i18n.t('hello', { name: '{name}' }), 'Hello {name}');
  assert.equal(i18n.t('no.such.key'), 'no.such.key');
});

test('the number chooses the form, in each language its own', async () => {
  assert.equal(i18n.t('seats', { n: 1 }), '1 seat');
  assert.equal(i18n.t('seats', { n: 0 }), '0 seats');
  await i18n.setLanguage('zh-Hans');
  assert.equal(i18n.t('seats', { n: 1 }), '1 个座位');
});

test('templates keep their place in the sentence', async () => {
  const name = { a: 'template' };
  assert.deepEqual(i18n.th('hello', { name }), ['Hello ', name, '']);
  await i18n.setLanguage('zh-Hant');
  assert.deepEqual(i18n.th('hello', { name }), ['', name, '，你好']);
});

test('a switch changes every catalogue, tells, and is remembered', async () => {
  let told = 0;
  const stop = i18n.onLanguage(() => told++);
  await i18n.setLanguage('zh-Hant');
  stop();
  await i18n.setLanguage('zh-Hans');
  assert.equal(told, 1);
  assert.equal(i18n.language(), 'zh-Hans');
  assert.equal(i18n.t('nd.bank'), '银行');
  assert.equal(kept.get('parvis.language'), 'zh-Hans');
});

test('of two switches the later one wins', async () => {
  await Promise.all([i18n.setLanguage('zh-Hans'), i18n.setLanguage('zh-Hant')]);
  assert.equal(i18n.language(), 'zh-Hant');
  assert.equal(i18n.t('nd.bank'), '銀行');
});

test('a file is asked for once', async () => {
  await i18n.setLanguage('zh-Hans');
  await i18n.setLanguage('en');
  await i18n.setLanguage('zh-Hans');
  assert.equal(asked.filter(url => url === '/b/zh-Hans.json').length, 1);
});

test('refusals are worded, unknown codes too', () => {
  assert.equal(i18n.refusal({ code: 'full', params: { most: 5 } }), 'Full: 5');
  assert.equal(i18n.refusal({ code: 'odd' }), 'No (odd)');
});

test('the browser’s wishes choose the language, a choice of one’s own first', () => {
  assert.equal(i18n.preferred(['fr', 'zh-TW', 'en']), 'zh-Hant');
  assert.equal(i18n.preferred(['zh-HK']), 'zh-Hant');
  assert.equal(i18n.preferred(['zh-Hant-MO']), 'zh-Hant');
  assert.equal(i18n.preferred(['zh-CN']), 'zh-Hans');
  assert.equal(i18n.preferred(['zh']), 'zh-Hans');
  assert.equal(i18n.preferred(['en-GB', 'zh']), 'en');
  assert.equal(i18n.preferred(['fr']), 'en');
  kept.set('parvis.language', 'zh-Hans');
  assert.equal(i18n.preferred(['en']), 'zh-Hans');
});

test('names are joined as the language joins them', async () => {
  assert.equal(i18n.listed(['a', 'b', 'c']), 'a, b, and c');
  await i18n.setLanguage('zh-Hans');
  assert.equal(i18n.listed(['甲', '乙']), '甲和乙');
});
