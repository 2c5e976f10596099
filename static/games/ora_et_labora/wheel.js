/** The production wheel as a picture, and as the list that says the same. */

import { html, nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { goods } from './data.js';
import { goodIcon, goodPic, hrefOf } from './icons.js';
import { goodName } from './names.js';
import {
  angleOf,
  beamAngle,
  entriesOf,
  housesOf,
  packed,
  tokensOf,
  valuesOf,
  WEDGES,
} from './wheel-positions.js';

/** @typedef {import('./wheel-positions.js').Table} Table */
/** @typedef {import('./wheel-positions.js').WheelSection} WheelSection */

/**
 * @typedef {object} Options
 * @property {number} round
 * @property {Table} table
 * @property {WheelSection} wheel
 * @property {number} [phases] settlement phases done
 * @property {number} [size] in pixels
 * @property {string | string[] | null} [hot] tokens to point out
 */

/** Half the side of the picture. */
const EDGE = 142;
const RIM = 140;
const PLATE = { outer: 115, inner: 24 };
const VALUES = 102;
const MARKS = 127.5;
const STEP = (2 * Math.PI) / WEDGES;
const TOKEN = 13;
/** Numbers are never smaller than this on the screen. */
const SMALLEST = 12;

const n = (/** @type {number} */ value) => value.toFixed(1);

/** @param {number} radius @param {number} angle */
const spot = (radius, angle) => `${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`;

/** @param {string | string[] | null | undefined} hot */
const hotSet = hot => new Set([hot ?? []].flat());

/** @param {number} wedge */
function wedgePath(wedge) {
  const [from, to] = [angleOf(wedge) - STEP / 2, angleOf(wedge) + STEP / 2];
  const { inner, outer } = PLATE;
  return `M${spot(inner, from)}L${spot(outer, from)}A${outer} ${outer} 0 0 1 ${spot(outer, to)}L${spot(inner, to)}A${inner} ${inner} 0 0 0 ${spot(inner, from)}z`;
}

const TICKS = Array.from({ length: WEDGES * 4 }, (_, at) => {
  const angle = angleOf(at / 4) - STEP / 2;
  return `M${spot(at % 4 ? 132 : 128, angle)}L${spot(RIM - 2, angle)}`;
}).join('');

/** @param {string} icon @param {number} half */
const drawing = (icon, half) =>
  svg`<svg class="i" viewBox="0 0 24 24" x=${-half} y=${-half} width=${2 * half} height=${2 * half}><use href=${hrefOf(icon)}></use></svg>`;

/** @param {string[]} tokens @param {number} wedge @param {Set<string>} hot @param {number} number size of type */
function wedgeTokens(tokens, wedge, hot, number) {
  // What is pointed out is never among those that are only counted.
  const order = [...tokens].sort((a, b) => Number(hot.has(b)) - Number(hot.has(a)));
  const { radii, more } = packed(order.length);
  const angle = angleOf(wedge);
  return svg`${radii.map((radius, at) => {
    const token = order[at];
    const kind = `${hot.has(token) ? 'is-hot' : ''} ${token === 'joker' ? 'is-joker' : ''}`;
    const size = radii.length === 3 && at === 2 ? 11 : TOKEN;
    return svg`<g class="wheel__token ${kind}" data-token=${token} transform="translate(${spot(radius, angle)})"><circle r=${size}></circle>${drawing(goodIcon(token), size * 0.72)}</g>`;
  })}${
    more
      ? svg`<g class="wheel__more" transform="translate(${spot(PLATE.inner + number * 0.75, angle)})"><circle r=${n(number * 0.75)}></circle><text>+${more}</text></g>`
      : nothing
  }`;
}

/** @param {Options} options */
function rim({ table, wheel, round, phases = 0 }) {
  const houses = housesOf(table).map(({ letter, wedge }, at) => {
    const state = at < phases ? 'is-past' : at === phases ? 'is-next' : '';
    return svg`<g class="wheel__house ${state}" transform="translate(${spot(MARKS, angleOf(wedge))})"><path d="M-10.500-1 0-11.500 10.500-1V10.500H-10.500z"></path><text y="2">${letter}</text></g>`;
  });
  const entries = entriesOf(table, wheel, round).map(
    ({ good, wedge }) =>
      svg`<g class="wheel__entry" transform="translate(${spot(MARKS, angleOf(wedge) + STEP * 0.28)})"><circle r="9.5"></circle>${drawing(goodIcon(good), 7.5)}</g>`,
  );
  return svg`${entries}${houses}`;
}

/** The wheel; all it says stands in the list beside it as well. @param {Options} options */
export function wheel(options) {
  const { round, table, wheel: state, size = 240 } = options;
  const hot = hotSet(options.hot);
  const values = valuesOf(table, round);
  const tokens = tokensOf(state, round);
  const unit = (2 * EDGE) / size;
  const number = Math.max(14, SMALLEST * unit);
  const wedges = values.map((value, wedge) => {
    const marked = tokens[wedge].some(token => hot.has(token));
    return svg`<path class="wheel__wedge ${wedge % 2 ? 'is-odd' : ''} ${marked ? 'is-hot' : ''}" d=${wedgePath(wedge)}></path><text
      class="wheel__value ${value ? '' : 'is-nought'}" transform="translate(${spot(VALUES, angleOf(wedge))})">${value}</text>`;
  });
  return html`<svg class="wheel ora" width=${size} height=${size} viewBox="${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}" role="img"
      aria-label=${t('ora.wheel.picture', { round })} .style=${`--number:${n(number)}px;--value:${n(Math.max(16, 13 * unit))}px`}>
    <circle r=${RIM} class="wheel__rim"></circle><path class="wheel__ticks" d=${TICKS}></path><circle r="116" class="wheel__ring"></circle>${wedges}
    <g class="wheel__beam" .style=${`transform:rotate(${beamAngle(round).toFixed(2)}deg)`}><path class="wheel__shadow" d="M2-14 14-112 26-109 14-8z"></path><path
      d="M0-138-5.500-116-4.500-20Q0-16 4.500-20L5.500-116z"></path></g>
    ${tokens.map((row, wedge) => wedgeTokens(row, wedge, hot, number))}${rim(options)}
    <circle r="23" class="wheel__hub"></circle><circle r="19" class="wheel__boss"></circle><text class="wheel__round">${round}</text>
  </svg>`;
}

/** @param {string} token @param {unknown} now @param {unknown} next @param {string} kind @param {unknown} [note] */
const row = (token, now, next, kind, note = nothing) =>
  html`<tr class=${kind} data-token=${token}><th scope="row">${goodPic(token)}<span>${goodName(token)}${note}</span></th><td class="now">${now}</td><td class="next">${next}</td></tr>`;

/** @param {string} token @param {{now: number, next: number | null}} indicator @param {Set<string>} hot */
function yieldRow(token, { now, next }, hot) {
  const note = token === 'joker' ? html` <small>${t('ora.wheel.joker')}</small>` : nothing;
  const later =
    next === null
      ? html`<small>${t('ora.wheel.leaves')}</small>`
      : html`<span aria-hidden="true">→</span> ${next}`;
  return row(token, now, later, hot.has(token) ? 'is-hot' : '', note);
}

/** What each token brings now, in short. @param {WheelSection} wheel */
export const numbers = ({ indicators }) =>
  html`<ul class="numbers" aria-label=${t('ora.wheel.yields')}>${Object.entries(indicators)
    .sort(([, a], [, b]) => b.now - a.now)
    .map(
      ([token, { now }]) =>
        html`<li title=${goodName(token)}>${goodPic(token)}<span class="sr">${goodName(token)}</span>${now}</li>`,
    )}</ul>`;

/** What is not there: yet to enter, or gone for good. @param {string} token @param {string} words */
const absent = (token, words) =>
  html`<tr class="is-out" data-token=${token}><th scope="row" colspan="3">${goodPic(token)}<span>${goodName(token)} <small>${words}</small></span></th></tr>`;

/**
 * What each token brings now and after the next turn of the wheel, the most first.
 *
 * @param {Options} options
 */
export function yields({ round, table, wheel: { indicators, steps }, hot: wanted }) {
  const hot = hotSet(wanted);
  const rows = Object.entries(indicators).sort(([, a], [, b]) => b.now - a.now);
  const entries = entriesOf(table, { indicators, steps }, round);
  const basic = [...goods.filter(good => good.basic).map(good => good.id), 'joker'];
  const gone = basic.filter(token => !(token in indicators));
  return html`<table class="yields ora"><caption class="sr">${t('ora.wheel.yields')}</caption>
    <thead><tr><td></td><th scope="col">${t('ora.wheel.now')}</th><th scope="col">${t('ora.wheel.next')}</th></tr></thead>
    <tbody>${rows.map(([token, indicator]) => yieldRow(token, indicator, hot))}${entries.map(
      ({ good, round: enters }) => absent(good, t('ora.wheel.enters', { round: enters })),
    )}${gone.map(token => absent(token, t('ora.wheel.gone')))}</tbody></table>`;
}
