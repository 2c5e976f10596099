/** Short tones made in code. Silent before the first gesture, as browsers demand. */

import { recall, remember } from './memory.js';

/** name -> notes: [start in s, length in s, pitch in Hz] @type {{[name: string]: number[][]}} */
const TUNES = {
  turn: [
    [0, 0.16, 523],
    [0.14, 0.3, 784],
  ],
  chat: [[0, 0.12, 660]],
  join: [
    [0, 0.1, 440],
    [0.09, 0.16, 554],
  ],
  done: [[0, 0.09, 392]],
  pass: [
    [0, 0.08, 494],
    [0.07, 0.08, 440],
    [0.14, 0.12, 392],
  ],
  plague: [
    [0, 0.3, 147],
    [0.24, 0.45, 139],
  ],
  end: [
    [0, 0.2, 523],
    [0.16, 0.2, 659],
    [0.32, 0.5, 784],
  ],
};
const LOUDNESS = 0.12;

/** @type {AudioContext | null} */
let context = null;
let on = recall('sound') !== 'off';

/** Wait for the first gesture. */
export function begin() {
  const wake = () => {
    context ??= new AudioContext();
    context.resume();
    removeEventListener('pointerdown', wake);
    removeEventListener('keydown', wake);
  };
  addEventListener('pointerdown', wake);
  addEventListener('keydown', wake);
}

export const isOn = () => on;

/** @param {boolean} wanted */
export function turn(wanted) {
  on = wanted;
  remember('sound', wanted ? 'on' : 'off');
}

/** @param {string} name one of the tunes; any other is silence */
export function sound(name) {
  if (!on || !context || context.state !== 'running') return;
  const now = context.currentTime;
  for (const [start, length, pitch] of TUNES[name] ?? []) {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, now + start);
    gain.gain.linearRampToValueAtTime(LOUDNESS, now + start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    gain.connect(context.destination);
    const tone = context.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    tone.connect(gain);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}
