/** The city across the river, above home and waiting room: far roofs, the rose as a sun, the quay. */

import { svg } from '../vendor/lit-html/lit-html.js';
import { keyed } from '../vendor/lit-html/directives/keyed.js';

const SPRITE = 'panorama-sprite';

/** The same picture every time. @param {number} seed @returns {() => number} */
function scatter(seed) {
  let at = seed;
  return () => (at = (at * 16807) % 2147483647) / 2147483647;
}

/** @param {number} value */
const short = value => Math.round(value * 10) / 10;

/** @param {number} angle @param {number} radius */
function polar(angle, radius) {
  const turn = (angle * Math.PI) / 180;
  return `${short(Math.cos(turn) * radius)} ${short(Math.sin(turn) * radius)}`;
}

/** Stand a drawing on the ground line `y`. @param {string} id @param {number} x @param {number} y @param {number} width */
const stand = (id, x, y, width) =>
  svg`<use href="#${id}" x=${short(x)} y=${short(y - width)} width=${short(width)} height=${short(width)}></use>`;

function rose() {
  return Array.from({ length: 24 }, (_, i) => {
    const a = i * 15;
    const d = `M${polar(a, 52)}C${polar(a - 4, 84)} ${polar(a - 7, 118)} ${polar(a, 138)}C${polar(a + 7, 118)} ${polar(a + 4, 84)} ${polar(a, 52)}Z`;
    const [x, y] = polar(a + 7.5, 132).split(' ');
    return svg`<path class="petal${i % 3}" d=${d}></path><circle class="bead" cx=${x} cy=${y} r="5"></circle>`;
  });
}

/** @param {() => number} random */
function farRoofs(random) {
  const roofs = [];
  for (let x = -1500; x < 2000; x += 26) {
    const width = 34 + random() * 22;
    roofs.push(stand(`h-${1 + Math.floor(random() * 4)}`, x, 232 + random() * 6, width));
  }
  return roofs;
}

/** @param {() => number} random */
function nearHouses(random) {
  const houses = [];
  for (let x = 560; x < 1900; x += 46) {
    // The cathedral stands here.
    if (x > 830 && x < 1090) continue;
    const width = 66 + random() * 26;
    houses.push(stand(`h-${1 + Math.floor(random() * 5)}`, x, 262, width));
  }
  return houses;
}

/** @param {() => number} random */
function waves(random) {
  return Array.from({ length: 110 }, () => {
    const start = `${short(random() * 3400 - 1500)} ${short(303 + random() * 40)}`;
    const width = 18 + random() * 44;
    const d = `M${start}q${short(width / 4)} -4 ${short(width / 2)} 0t${short(width / 2)} 0`;
    return svg`<path class="wave" d=${d}></path>`;
  });
}

const arches = Array.from({ length: 18 }, (_, i) => {
  const d = `M${62 + (i - 14) * 122} 300V282a46 34 0 0 1 92 0v18z`;
  return svg`<path class="hole" d=${d}></path>`;
});

const JOINTS =
  'M552 258H2000M549 281H2000M640 258v23M740 281v22M840 258v23M940 281v22M1040 258v23M1140 281v22M1240 258v23';

function scenery() {
  const random = scatter(20260);
  return svg`<rect class="sky" x="-4000" y="-900" width="8000" height="1260"></rect>
    <g transform="translate(962 132)"><circle class="halo" r="214"></circle><circle class="halo" r="172"></circle>
    <circle class="disc" r="146"></circle>${rose()}<circle class="core" r="44"></circle></g>
    <g class="far">${farRoofs(random)}</g><path class="bank" d="M-4000 236H4000V300H-4000z"></path>
    <path class="deck" d="M-4000 250H560q10 0 10 10v40H-4000z"></path>${arches}<path class="rail" d="M-4000 250H566"></path>
    <path class="quaywall" d="M552 258H4000V304H546z"></path><path class="quayline" d=${JOINTS}></path>
    ${nearHouses(random)}<use href="#art-cathedral" x="826" y="16" width="272" height="256"></use>
    ${stand('h-5', 792, 266, 76)}${stand('h-5', 1062, 266, 70)}
    <rect class="river" x="-4000" y="300" width="8000" height="240"></rect>${waves(random)}
    <use href="#h-boat" x="640" y="284" width="74" height="50"></use><use href="#h-boat" x="1180" y="290" width="56" height="38"></use>`;
}

/** @type {ReturnType<typeof scenery> | null} */
let drawn = null;
const narrow = matchMedia('(max-width: 699px)');

/** The picture; `useSprite` must have been called by the page. */
export function panorama() {
  drawn ??= scenery();
  const box = narrow.matches ? '470 0 680 320' : '0 0 1366 320';
  return keyed(
    box,
    svg`<svg class="panorama" viewBox=${box} preserveAspectRatio="xMaxYMax meet" aria-hidden="true">${drawn}</svg>`,
  );
}

/**
 * Put the drawings into the page: only inlined symbols take the page's paints.
 *
 * @returns {() => void} takes them out again
 */
export function useSprite() {
  let wanted = true;
  fetch('/icons/panorama.svg')
    .then(answer => answer.text())
    .then(text => {
      const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
      sprite.id = SPRITE;
      sprite.setAttribute('hidden', '');
      if (wanted && !document.getElementById(SPRITE))
        document.body.append(document.importNode(sprite, true));
    })
    // Without the picture the page is plain, and complete.
    .catch(() => {});
  return () => {
    wanted = false;
    document.getElementById(SPRITE)?.remove();
  };
}
