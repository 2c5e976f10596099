import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { commitmentOf, redraw, stream, verify } from '../../../static/js/verify.js';

// Made by the server's own generator; tests/web/test_vectors.py keeps them so.
const vectors = JSON.parse(readFileSync(new URL('vectors.json', import.meta.url), 'utf8'));
const seed = Uint8Array.from(Buffer.from(vectors.seed, 'hex'));

test('every draw of the server is repeated', () => {
  for (const draw of vectors.draws) assert.deepEqual(redraw(seed, draw), draw.result, draw.stream);
});

test('numbers that would favour some results are drawn again', () => {
  const drawn = vectors.large.map((_, n) => stream(seed, `large#${n}`)(3 * 2 ** 30));
  assert.deepEqual(drawn, vectors.large);
});

test('the promise is the hash of the seed', () => {
  assert.equal(commitmentOf(vectors.seed), vectors.commitment);
});

test('an honest record passes, with and without a promise', () => {
  const { promised, ok } = verify(vectors, vectors.commitment);
  assert.deepEqual([promised, ok], [true, true]);
  const unseen = verify(vectors, null);
  assert.deepEqual([unseen.promised, unseen.ok], [null, true]);
});

test('another seed than the promised one is found out', () => {
  const { promised, ok } = verify(vectors, '00'.repeat(32));
  assert.deepEqual([promised, ok], [false, false]);
});

test('a changed result is found out', () => {
  const draws = structuredClone(vectors.draws);
  [draws[0].result[0], draws[0].result[1]] = [draws[0].result[1], draws[0].result[0]];
  const checked = verify({ ...vectors, draws }, vectors.commitment);
  assert.equal(checked.ok, false);
  assert.deepEqual(
    checked.draws.filter(draw => !draw.same).map(draw => draw.stream),
    [draws[0].stream],
  );
});

test('a stream used twice is found out', () => {
  const draws = [...vectors.draws, vectors.draws[0]];
  assert.equal(verify({ ...vectors, draws }, vectors.commitment).ok, false);
});

test('a seed that is no hexadecimal is refused', () => {
  assert.throws(() => verify({ seed: 'xyz', draws: [] }, null));
});
