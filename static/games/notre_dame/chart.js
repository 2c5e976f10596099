/** Prestige after every round, as lines. */

import { svg } from '../../vendor/lit-html/lit-html.js';
import { piece } from './city-pieces.js';
import { short } from './geometry.js';

const WIDTH = 470;
const HEIGHT = 330;
const LEFT = 34;
const RIGHT = 76;
const TOP = 20;
const BOTTOM = 30;
const ROUNDS = 9;
const PERIODS = ['A', 'B', 'C'];
/** How close to each other the numbers at the lines' ends may stand. */
const LINE = 24;
const STEPS = [5, 10, 20, 25, 50];
const MOST_STEPS = 5;

/** @param {number} most */
function scale(most) {
  const step = STEPS.find(step => most / step <= MOST_STEPS) ?? 100;
  const top = Math.max(1, Math.ceil(most / step)) * step;
  const ticks = Array.from({ length: top / step + 1 }, (_, i) => i * step);
  return { top, ticks };
}

/** @param {number} round */
const across = round => LEFT + ((round - 1) * (WIDTH - LEFT - RIGHT)) / (ROUNDS - 1);

/**
 * @param {Array<{seat: number, rounds: number[]}>} finals
 * @param {string} label
 */
export function chart(finals, label) {
  const { top, ticks } = scale(Math.max(...finals.flatMap(({ rounds }) => rounds)));
  const up = (/** @type {number} */ value) =>
    HEIGHT - BOTTOM - (value * (HEIGHT - BOTTOM - TOP)) / top;
  const grid = ticks.map(
    value =>
      svg`<path class="grid" d="M${LEFT} ${short(up(value))}H${WIDTH - RIGHT}"></path><text class="axis" x=${LEFT - 8} y=${short(up(value) + 4)} text-anchor="end">${value}</text>`,
  );
  const bands = PERIODS.map((letter, i) => {
    const [first, last] = [across(3 * i + 1), across(3 * i + 3)];
    return svg`<rect class="band" x=${short(first - 18)} y="8" width=${short(last - first + 36)} height=${HEIGHT - BOTTOM - 8} rx="6"></rect><text
      class="period" x=${short((first + last) / 2)} y="26">${letter}</text>`;
  });
  const rounds = Array.from(
    { length: ROUNDS },
    (_, i) =>
      svg`<text class="axis" x=${short(across(i + 1))} y=${HEIGHT - 10} text-anchor="middle">${i + 1}</text>`,
  );
  const lines = finals.map(({ seat, rounds }) => {
    const d = `M${rounds.map((value, i) => `${short(across(i + 1))} ${short(up(value))}`).join('L')}`;
    const marks = [3, 6].map(round => piece(seat, [across(round), up(rounds[round - 1])], 7));
    return svg`<path class="under" d=${d}></path><path class="over seat-${seat}" d=${d}></path>${marks}`;
  });
  return svg`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>${grid}${bands}${rounds}${lines}${ends(finals, up)}</svg>`;
}

/**
 * The last values beside the lines, moved apart where they would cover each other.
 *
 * @param {Array<{seat: number, rounds: number[]}>} finals
 * @param {(value: number) => number} up
 */
function ends(finals, up) {
  const places = finals
    .map(({ seat, rounds }) => ({ seat, value: rounds[rounds.length - 1] }))
    .map(({ seat, value }) => ({ seat, value, from: up(value), at: up(value) }))
    .sort((a, b) => a.from - b.from);
  places.forEach((place, i) => {
    if (i) place.at = Math.max(place.at, places[i - 1].at + LINE);
  });
  // What was pushed below the chart comes up again, and pushes what is above it.
  let floor = HEIGHT - BOTTOM;
  for (const place of [...places].reverse()) {
    place.at = Math.min(place.at, floor);
    floor = place.at - LINE;
  }
  return places.map(
    ({ seat, value, from, at }) =>
      svg`<path class="lead" d="M${short(across(ROUNDS))} ${short(from)}L${WIDTH - RIGHT + 10} ${short(at)}"></path>${piece(seat, [WIDTH - RIGHT + 22, at], 9)}<text
        class="value" x=${WIDTH - RIGHT + 38} y=${short(at + 6)}>${value}</text>`,
  );
}
