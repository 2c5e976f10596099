/**
 * What never changes in the picture of a city: river, bridges, streets, houses. Built as text
 * once for each city and viewer, because it is a thousand shapes that nothing ever touches.
 */

import { distanceToLine, layout, polar, QUAY, RIM, RIVER, rad, short, spot } from './geometry.js';

/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {Array<[string, string, string]>} Edges */

const HOUSES = 320;
const TRIES = 6000;
const BOATS = { 3: [52, 130, 250], 4: [68, 22, 202], 5: [32, 104, 318] };

/** The same picture every time. @param {number} seed @returns {() => number} */
function scatter(seed) {
  let at = seed;
  return () => (at = (at * 16807) % 2147483647) / 2147483647;
}

/** @param {string} id @param {Point} middle @param {number} width @param {number} [height] */
const picture = (id, [x, y], width, height = width) =>
  `<use href="#${id}" x="${short(x)}" y="${short(y)}" width="${width}" height="${height}"/>`;

/** @param {number} n */
const boroughs = n => [...Array(n).keys()];

/** @param {Layout} city */
function bridges(city) {
  return boroughs(city.n).map(
    b => `<g class="c-bridge" transform="rotate(${short(city.axis(b) - city.half)})">
      <path class="deck" d="M440 -17H640V17H440Z"/>
      <path class="deck" d="M520-22h14v44h-14zM560-22h14v44h-14zM598-22h14v44h-14z"/>
      <path class="way" d="M440 -11H640V11H440Z"/></g>`,
  );
}

/** Meadow, river and what is on it. @param {Layout} city */
export function riverside(city) {
  const random = scatter(77 + city.n);
  const waves = Array.from({ length: 90 }, () => {
    const from = random() * 360;
    const radius = short(512 + random() * 88);
    const to = from + 2 + random() * 4;
    return `<path class="c-wave" d="M${spot(from, radius)}A${radius} ${radius} 0 0 1 ${spot(to, radius)}"/>`;
  });
  const trees = Array.from({ length: 150 }, () => {
    const [x, y] = polar(random() * 360, 632 + random() * 190);
    return picture('h-5', [x - 13, y - 20], 26);
  });
  const boats = BOATS[/** @type {3 | 4 | 5} */ (city.n)].map(turn => {
    const [x, y] = polar(turn, 556);
    return picture('h-boat', [x - 26, y - 22], 52, 36);
  });
  return `<rect class="c-meadow" x="-1400" y="-1400" width="2800" height="2800"/>
    <circle class="c-river" r="${RIVER}"/><circle class="c-shore" r="${RIVER}"/>
    ${[...waves, ...trees, ...bridges(city), ...boats].join('')}
    <circle class="c-wall" r="${QUAY.outer + 6}"/><circle class="c-battlement" r="${QUAY.outer + 7}"/>
    <circle class="c-quay" r="${QUAY.outer}"/>`;
}

/** @param {Layout} city @param {Edges} edges */
function streets(city, edges) {
  const ways = edges.map(([from, to, along]) => {
    const [a, b] = [city.market(from), city.market(to)].map(([x, y]) => `${short(x)} ${short(y)}`);
    return along === 'rim' ? `M${a}A${RIM} ${RIM} 0 0 1 ${b}` : `M${a}L${b}`;
  });
  const gates = boroughs(city.n).map(b => {
    const turn = city.axis(b) - city.half;
    return `M${spot(turn, RIM)}L${spot(turn, 470)}`;
  });
  const all = [...ways, ...gates].map(d => `<path d="${d}"/>`).join('');
  return `<g class="c-road-edge">${all}</g><g class="c-road">${all}</g>`;
}

/** @param {Layout} city */
function towers(city) {
  return boroughs(city.n).flatMap(b =>
    [-3.6, 3.6].map(beside => {
      const [x, y] = polar(city.axis(b) - city.half + beside, 478);
      return picture('h-tower', [x - 15, y - 34], 30, 44);
    }),
  );
}

/** Tells whether a house may stand somewhere. @param {Layout} city @param {Edges} edges */
function freeGround(city, edges) {
  const lines = edges
    .filter(([, , along]) => along !== 'rim')
    .map(([from, to]) => /** @type {const} */ ([city.market(from), city.market(to)]));
  const markets = [...new Set(edges.flatMap(edge => edge.slice(0, 2)))].map(city.market);
  const plates = boroughs(city.n).map(city.plate);
  /** @param {number} turn @param {number} radius */
  return (turn, radius) => {
    const [x, y] = polar(turn, radius);
    const fromAxis = ((turn - 90 + city.half + 720) % (2 * city.half)) - city.half;
    return (
      radius <= RIM - 22 &&
      radius * Math.cos(rad(fromAxis)) >= city.inscribed + 26 &&
      markets.every(([mx, my]) => Math.hypot(x - mx, y - my) >= 41) &&
      plates.every(([px, py]) => Math.abs(x - px) >= 58 || Math.abs(y - py) >= 40) &&
      lines.every(([a, b]) => distanceToLine([x, y], a, b) >= 21)
    );
  };
}

/** @param {Layout} city @param {Edges} edges */
function houses(city, edges) {
  const random = scatter(4242 + city.n * 17);
  const free = freeGround(city, edges);
  /** @type {Point[]} */
  const places = [];
  for (let i = 0; i < TRIES && places.length < HOUSES; i++) {
    const turn = random() * 360;
    const radius = 120 + random() * 215;
    if (!free(turn, radius)) continue;
    const [x, y] = polar(turn, radius);
    if (places.every(([hx, hy]) => Math.hypot(x - hx, (y - hy) * 1.25) >= 25)) places.push([x, y]);
  }
  // What is nearer to the viewer covers what is behind it.
  places.sort((a, b) => a[1] - b[1]);
  return places.map(([x, y]) => {
    const chance = random();
    const kind = 1 + [0.3, 0.52, 0.64, 0.84].filter(limit => chance >= limit).length;
    const width = kind === 5 ? 30 : 37;
    return picture(`h-${kind}`, [x - width / 2, y - width * 0.7], width);
  });
}

/** Streets, gates and houses. @param {Layout} city @param {Edges} edges */
export function quarters(city, edges) {
  const built = [...towers(city), ...houses(city, edges)].join('');
  return `${streets(city, edges)}<g class="c-houses">${built}</g>`;
}

/** @type {Map<string, {behind: Element, before: Element}>} */
const drawn = new Map();

/** @param {string} shapes */
function parsed(shapes) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><g aria-hidden="true">${shapes}</g></svg>`;
  const tree = new DOMParser().parseFromString(text, 'image/svg+xml');
  return document.importNode(/** @type {Element} */ (tree.documentElement.firstChild), true);
}

/**
 * The two layers as elements, behind and before the boroughs.
 *
 * @param {number} n
 * @param {number} viewer
 * @param {Edges} edges
 */
export function scenery(n, viewer, edges) {
  const name = `${n}.${viewer}`;
  let layers = drawn.get(name);
  if (!layers) {
    const city = layout(n, viewer);
    layers = { behind: parsed(riverside(city)), before: parsed(quarters(city, edges)) };
    drawn.set(name, layers);
  }
  return layers;
}
