/**
 * Checks, in this browser, that a finished game was dealt by the seed promised at its start
 * (docs/protocol.md, "Randomness").
 */

import { hmac } from '../vendor/@noble/hashes/hmac.js';
import { sha256 } from '../vendor/@noble/hashes/sha2.js';

const WORDS = 2 ** 32;
const WORDS_IN_BLOCK = 8;

/** @param {string} hex */
function bytesOf(hex) {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error('not hexadecimal');
  return Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
}

/** @param {Uint8Array} bytes */
const hexOf = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/**
 * The numbers of one named stream: block i is HMAC-SHA256(seed, "name:i"), eight words each.
 *
 * @param {Uint8Array} seed
 * @param {string} name
 * @returns {(bound: number) => number} draws uniformly from 0..bound-1
 */
export function stream(seed, name) {
  let at = 0;
  let block = new DataView(new ArrayBuffer(0));
  const word = () => {
    if (at % WORDS_IN_BLOCK === 0) {
      const message = new TextEncoder().encode(`${name}:${at / WORDS_IN_BLOCK}`);
      const bytes = hmac(sha256, seed, message);
      block = new DataView(bytes.buffer, bytes.byteOffset);
    }
    return block.getUint32(4 * (at++ % WORDS_IN_BLOCK));
  };
  return bound => {
    const limit = WORDS - (WORDS % bound);
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % bound;
  };
}

/**
 * Repeat one draw: a single number if one came out of many, else a shuffle.
 *
 * @param {Uint8Array} seed
 * @param {import('./types/wire.js').Draws.Draw} draw
 * @returns {any[]}
 */
export function redraw(seed, draw) {
  const below = stream(seed, draw.stream);
  const items = [...draw.items];
  if (draw.result.length === 1 && items.length !== 1) return [items[below(items.length)]];
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

/** @param {string} seed hex @returns {string} its sha256, hex: what was promised at the start */
export const commitmentOf = seed => hexOf(sha256(bytesOf(seed)));

/**
 * Check a whole record.
 *
 * `promised` is whether the seed is the one this browser was promised; null: it was not here.
 *
 * @param {{seed: string, draws: import('./types/wire.js').Draws.Draw[]}} record
 * @param {string | null} commitment
 * @returns {{promised: boolean | null, commitment: string, draws: Array<{stream: string, same: boolean}>, ok: boolean}}
 */
export function verify(record, commitment) {
  const seed = bytesOf(record.seed);
  const actual = commitmentOf(record.seed);
  const promised = commitment === null ? null : commitment === actual;
  const names = record.draws.map(draw => draw.stream);
  const draws = record.draws.map(draw => ({
    stream: draw.stream,
    same: JSON.stringify(redraw(seed, draw)) === JSON.stringify(draw.result),
  }));
  const unique = new Set(names).size === names.length;
  const ok = promised !== false && unique && draws.every(draw => draw.same);
  return { promised, commitment: actual, draws, ok };
}
