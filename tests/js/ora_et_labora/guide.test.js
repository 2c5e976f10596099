/** The lessons of a first solo game: their words, and what is told when. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

// Templates ask for a document as soon as they are loaded.
globalThis.document ??= { createTreeWalker: () => ({}), createComment: () => ({}) };
const { LESSONS, numbersOf } = await import('../../../static/games/ora_et_labora/guide.js');
const { lessonOf } = await import('../../../static/table/guide.js');

const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'];
const PARTS = ['', 'lands', 'wheel', 'ledger', 'lists', 'inspector', 'office', 'prompt'];
const FOLDER = new URL('../../../static/games/ora_et_labora/', import.meta.url);
const NOTHING = { offer: null, steps: [], open: null, action: null };
const CONTRACT = { action: { type: 'contract' } };
const BUY = { action: { type: 'buy_plot' } };
const SOME = { action: { type: 'fell' } };

/** @param {boolean} possible */
const build = possible => ({
  action: { type: 'build' },
  fields: [{ kind: 'choice', options: [{ value: 'G07', blocked: possible ? null : {} }] }],
});

/** A table, as far as lessons look at it. */
function scene({ kind = 'action', round = 1, actions = 2, phases = 0, look = {}, ...more }) {
  const { offers = [], prior = null, placed = [], answered = false, over = false } = more;
  return {
    replay: more.replay ?? null,
    look: { ...NOTHING, ...look },
    model: {
      over,
      ask: { kind, answered, params: kind === 'action' ? { actions } : {} },
      round: { round, actions, phases, price: 1 },
      table: { settlements: [12, 16, 22, 26, 32] },
      supply: { district: 8, plot: 7 },
      offers: { offers },
      me: { has: { prior, placed, brothers: 2 } },
    },
  };
}

/** What is told at a table, each read until one waits for an answer. */
function told(seen, wanted) {
  const lessons = [];
  for (;;) {
    const lesson = lessonOf(LESSONS, scene(wanted), seen);
    if (!lesson) return lessons;
    lessons.push(lesson.id);
    if (!lesson.told) return lessons;
    seen.add(lesson.id);
  }
}

/** @param {string} language */
const wordsIn = language =>
  JSON.parse(readFileSync(new URL(`guide/${language}.json`, FOLDER), 'utf8'));

test('every lesson has a title and a text in three languages, and no others are there', () => {
  const wanted = LESSONS.flatMap(({ id }) => [`ora.guide.${id}.title`, `ora.guide.${id}.text`]);
  assert.equal(new Set(wanted).size, wanted.length);
  for (const language of LANGUAGES) {
    assert.deepEqual(Object.keys(wordsIn(language)).sort(), [...wanted].sort(), language);
  }
});

test('every number that words speak of is given', () => {
  const known = Object.keys(numbersOf(scene({})));
  for (const language of LANGUAGES) {
    for (const text of Object.values(wordsIn(language))) {
      for (const [, name] of text.matchAll(/\{(\w+)\}/g)) assert.ok(known.includes(name), name);
    }
  }
});

test('the numbers are those of the next settlement phase and the supply', () => {
  const first = { price: 1, letter: 'A', round: 12, district: 8, plot: 7 };
  assert.deepEqual(numbersOf(scene({})), first);
  const { letter, round } = numbersOf(scene({ round: 13, phases: 1 }));
  assert.deepEqual([letter, round], ['B', 16]);
  assert.equal(numbersOf(scene({ round: 32, phases: 5 })).letter, '');
});

test('every part that a lesson points at is one that the style sheet knows', () => {
  const sheet = readFileSync(new URL('css/guide.css', FOLDER), 'utf8');
  for (const { id, part } of LESSONS) {
    assert.ok(PARTS.includes(part), id);
    if (part) assert.ok(sheet.includes(`[data-guide="${part}"]`), part);
  }
});

test('the game is told in the order in which it is played', () => {
  const seen = new Set();
  const composing = { offer: SOME, open: { name: 'forest' } };
  const complete = { offer: SOME, action: { type: 'fell' } };
  const course = [
    [{}, ['welcome', 'land', 'wheel', 'first']],
    [{ look: composing }, ['choice']],
    [{ look: complete }, ['preview']],
    [{ actions: 1 }, ['goods', 'second']],
    [{ actions: 1, look: complete }, ['preview']],
    [{ kind: 'end', actions: 0 }, ['end']],
    [{ round: 2, offers: [build(false), CONTRACT] }, ['turned', 'use']],
    [{ round: 2, actions: 1, offers: [build(false), CONTRACT] }, ['display']],
    [{ round: 2, kind: 'end', actions: 0 }, ['turn']],
    [{ round: 3, offers: [build(true), CONTRACT] }, ['build', 'hire', 'plan']],
    [{ round: 3, kind: 'prior', actions: 1 }, ['prior']],
    [{ round: 3, actions: 1, offers: [CONTRACT] }, ['plan']],
    [{ round: 4, kind: 'use', actions: 1 }, ['used']],
    [{ round: 5, prior: 'G07', placed: ['L01', 'L02'] }, ['home', 'plan']],
    [{ round: 6, kind: 'end', offers: [BUY] }, ['buy', 'turn']],
    [{ round: 8, offers: [build(true), CONTRACT, BUY] }, ['plan']],
    [{ round: 9, offers: [build(true)] }, ['soon', 'plan']],
    [{ round: 11 }, ['leftovers', 'plan']],
    [{ round: 12, kind: 'neutral' }, ['neutral']],
    [{ round: 12, kind: 'neutral_prior' }, ['his_prior']],
    [{ round: 12, kind: 'settlement', actions: 1 }, ['settle']],
    [{ round: 12, kind: 'settlement', actions: 0 }, ['settled']],
    [{ round: 12, phases: 1 }, ['arrived', 'done']],
    [{ round: 13, phases: 1 }, []],
  ];
  for (const [at, lessons] of course) assert.deepEqual(told(seen, at), lessons, JSON.stringify(at));
});

test('how food and energy are paid is told once, with the first payment', () => {
  const seen = new Set();
  const paying = name => ({ offer: SOME, steps: [{ field: { kind: 'goods', name } }] });
  const at = { kind: 'use', round: 4 };
  assert.deepEqual(told(seen, { ...at, look: paying('money') }), ['used']);
  assert.deepEqual(told(seen, { ...at, look: paying('food') }), ['pay', 'used']);
  assert.deepEqual(told(seen, { ...at, look: paying('energy') }), ['used']);
});

test('what buildings grant is explained when it comes', () => {
  assert.deepEqual(told(new Set(), { kind: 'link', round: 6 }), ['link']);
  assert.deepEqual(told(new Set(), { kind: 'build', round: 6 }), ['granted']);
});

test('nothing new is told while an answer is being composed', () => {
  const at = { round: 11, offers: [build(true), CONTRACT, BUY] };
  const look = { offer: SOME, open: { name: 'forest' } };
  assert.deepEqual(told(new Set(), { ...at, look }), ['plan']);
});

test('nothing is told of an answer that is on its way, of a replay and of an ended game', () => {
  for (const at of [{ answered: true }, { replay: {} }, { over: true }]) {
    assert.deepEqual(told(new Set(), at), []);
  }
});

test('up to the first settlement phase there is always something to read', () => {
  const seen = new Set(
    LESSONS.filter(lesson => lesson.told && lesson.id !== 'done').map(({ id }) => id),
  );
  for (let round = 1; round < 12; round++) {
    for (const [kind, actions] of [
      ['action', 2],
      ['action', 1],
      ['end', 0],
    ]) {
      assert.equal(told(seen, { round, kind, actions }).length, 1, `${round} ${kind} ${actions}`);
    }
  }
});
