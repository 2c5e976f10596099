/**
 * What is shown of the facts: whose chip is lifted, what travels where, and what comes of it.
 *
 * @typedef {import('../../js/motion.js').Finder} Finder
 * @typedef {import('../../js/motion.js').Step} Step
 * @typedef {import('./model.js').Model} Model
 */

import { html } from '../../vendor/lit-html/lit-html.js';
import { shape } from '../../js/pieces.js';
import { carriage } from './city-pieces.js';
import { linesOf } from './facts.js';
import { signed } from '../../table/words.js';
import { text } from '../../table/rich.js';
import { lastFrom, turnsFrom } from '../../table/turns.js';
import { pic, token } from './rich.js';

const TRAVEL = 350;
const BADGE = 500;
const PACKS = 500;
const ALL_SEATS = 1200;
const CATHEDRAL = 1500;
/** One street of a carriage. */
const STREET = 220;

const GAIN_ICONS = { gold: 'i-gold', marker: 'i-marker', prestige: 'i-prestige' };
/** What begins a turn, and what follows by itself. */
const HEADS = new Set(['played', 'hired', 'passed_hire']);
const ALONE = new Set(['drafted', 'plague', 'lost', 'cathedral', 'undone']);

/** @param {number} seat @returns {Finder} */
const rowOf = seat => [`[data-seat="${seat}"]`];

/** Where a place of a seat is drawn. @param {Model} model @param {number} seat @param {string} place @returns {Finder} */
function placeOf(model, seat, place) {
  if (place === 'cathedral') return ['.c-cathedral', ...rowOf(seat)];
  const { borough } = model.player(seat).has;
  return [
    `.c-borough[data-borough="${borough}"] .t-${place} .pane`,
    `[data-borough-panel="${seat}"] .t-${place}`,
    ...rowOf(seat),
  ];
}

/** @param {string} id @param {number} seat @returns {Finder} */
const marketAt = (id, seat) => [`[data-market="${id}"] .plaza`, ...rowOf(seat)];

/**
 * The markets on the shortest way, both ends included.
 *
 * @param {readonly (readonly string[])[]} edges
 * @param {string} from
 * @param {string} to
 */
export function wayOf(edges, from, to) {
  /** @type {Map<string, string | null>} */
  const before = new Map([[from, null]]);
  const open = [from];
  for (const here of open) {
    if (here === to) break;
    for (const [one, other] of edges) {
      const next = one === here ? other : other === here ? one : null;
      if (next === null || before.has(next)) continue;
      before.set(next, here);
      open.push(next);
    }
  }
  const way = [];
  for (let at = before.has(to) ? to : null; at; at = before.get(at) ?? null) way.unshift(at);
  return way.length ? way : [to];
}

/** @param {string} icon @param {string | number} words */
const sign = (icon, words) => html`${pic(icon)}<span>${words}</span>`;

const cards = html`<span class="pack"></span>`;

/** @param {number} seat */
const coach = seat =>
  html`<svg class="coach" viewBox="-28 -24 56 48" aria-hidden="true">${carriage(seat, [0, 0])}</svg>`;

/** A piece that travels, then its badge. @param {unknown} drawing @param {Finder[]} path @param {number} [ms] @returns {Step} */
const travel = (drawing, path, ms = TRAVEL) => ({ ms, travels: [{ drawing, path }] });

/** @param {Finder[]} places @param {unknown} shown @returns {Step} */
const badge = (places, shown) => ({
  ms: BADGE,
  badges: places.map(at => ({ at, sign: shown })),
});

/** @param {any} fact @param {Model} model @returns {Step[]} */
function gained({ seat, what, by, paid = {} }, model) {
  if (by == null) return [];
  const payers = Object.keys(paid).map(Number);
  return [
    ...payers.map(payer => travel(pic('i-gold'), [rowOf(payer), rowOf(seat)])),
    badge([rowOf(seat)], sign(GAIN_ICONS[/** @type {'gold'} */ (what)], signed(by))),
    ...(payers.includes(model.me.seat)
      ? [badge([rowOf(model.me.seat)], sign('i-gold', signed(-paid[model.me.seat])))]
      : []),
  ];
}

/** @param {any} fact @param {Model} model @returns {Step[]} */
function drove({ seat, origin, to, message }, model) {
  const way = wayOf(model.board.edges, origin, to);
  const path = way.map(id => marketAt(id, seat));
  const ride = travel(coach(seat), path, Math.max(TRAVEL, STREET * (way.length - 1)));
  return message ? [ride, travel(token(message), [marketAt(to, seat), rowOf(seat)])] : [ride];
}

/** @param {any} fact @returns {Step[]} */
const plague = ({ rows }) => [
  {
    ms: ALL_SEATS,
    badges: rows.map((/** @type {any} */ row) => ({
      at: rowOf(row.seat),
      sign: sign(
        'i-rat',
        `${row.value} − ${row.hospital}: ${row.before} → ${row.after}${row.outbreak ? ' !' : ''}`,
      ),
    })),
  },
];

/** @param {any} fact @returns {Step[]} */
const cathedral = ({ pool, markers, each }) => [
  {
    ms: CATHEDRAL,
    badges: [
      { at: ['.c-cathedral'], sign: sign('i-notre-dame', `${pool} → ${each}`) },
      ...Object.entries(markers).map(([seat, number]) => ({
        at: rowOf(Number(seat)),
        sign: sign('i-prestige', signed(Number(number) * each)),
      })),
    ],
  },
];

/** Every pack goes to the left at once. @param {any} _ @param {Model} model @returns {Step[]} */
const drafted = (_, { players }) => [
  {
    ms: PACKS,
    travels: players.map(({ seat }) => ({
      drawing: cards,
      path: [rowOf(seat), rowOf((seat + 1) % players.length)],
    })),
  },
];

/** What each kind of fact shows after its caption. @type {{[type: string]: (fact: any, model: Model) => Step[]}} */
const SHOW = {
  placed: ({ seat, at, source }, model) => [
    travel(shape(seat), [
      source && source !== 'general' && source !== 'personal'
        ? placeOf(model, seat, source)
        : rowOf(seat),
      placeOf(model, seat, at),
    ]),
  ],
  friend_placed: ({ seat, at, origin }, model) => [
    travel(pic('i-trusted-friend'), [
      origin ? placeOf(model, seat, origin) : rowOf(seat),
      placeOf(model, seat, at),
    ]),
  ],
  moved: ({ seat, origin, to }, model) => [
    travel(shape(seat), [placeOf(model, seat, origin), placeOf(model, seat, to)]),
  ],
  returned: ({ seat, places }, model) =>
    Object.keys(places).map(place =>
      travel(shape(seat), [placeOf(model, seat, place), rowOf(seat)]),
    ),
  gained,
  drove,
  rat: ({ seat, before, after }) => [badge([rowOf(seat)], sign('i-rat', `${before} → ${after}`))],
  plague,
  lost: ({ seat, sector }, model) => [
    travel(shape(seat), [placeOf(model, seat, sector), rowOf(seat)]),
  ],
  cathedral,
  drafted,
};

/**
 * The turns the facts tell of, in order.
 *
 * @param {import('../../table/lines.js').Entry[]} facts
 * @param {Model} model as it is after them
 * @param {boolean} mine show the reader's own turns too
 */
export const turnsOf = (facts, model, mine) =>
  turnsFrom(
    facts,
    {
      heads: HEADS,
      alone: ALONE,
      at: fact => (fact.seat == null ? ['.c-cathedral', '.prompt'] : rowOf(fact.seat)),
      words: entry =>
        text(linesOf([entry], { board: model.board, me: model.me.seat })[0].text, model),
      show: fact => SHOW[fact.type]?.(fact, model) ?? [],
    },
    mine ? null : model.me.seat,
  );

/** The facts of the last turn anybody took. @param {import('../../table/lines.js').Entry[]} facts */
export const lastTurn = facts => lastFrom(facts, HEADS);
