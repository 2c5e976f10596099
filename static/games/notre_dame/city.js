/** The city as one picture: the reader's borough at the bottom, the seats clockwise. */

import { html, nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { listed, t } from '../../js/i18n.js';
import { icon } from '../../js/pieces.js';
import { boroughs } from './city-boroughs.js';
import { cathedral } from './city-cathedral.js';
import { carriage, piece } from './city-pieces.js';
import { EDGE, layout, rad, short } from './geometry.js';
import { namer, text } from '../../table/rich.js';
import { pic } from './rich.js';
import { scenery } from './scenery.js';
import { markOf, optionOf, untaken } from './targets.js';
import { marketName, messageName, reasonText } from './words.js';

/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./game.js').Scene} Scene */

const HAN = '\u2e80';

/** How wide a name is drawn. @param {string} name */
const widthOf = name => 14 + [...name].reduce((sum, char) => sum + (char > HAN ? 20 : 11.5), 0);

/** @param {string} name */
const shortened = name => ([...name].length > 8 ? `${[...name].slice(0, 7).join('')}…` : name);

/** @param {Scene} scene @param {Layout} map */
function plates({ model }, map) {
  return model.board.seats.map((seat, borough) => {
    const player = seat === null ? null : model.player(seat);
    const name = player
      ? player.me
        ? t('nd.seat.you')
        : shortened(namer(model)(player.seat))
      : t('nd.city.neutral');
    const colour = seat ?? model.board.colours[borough];
    const [x, y] = map.plate(borough);
    const width = widthOf(name);
    const beside = Math.abs(Math.cos(rad(map.axis(borough)))) > 0.8;
    const kind = `${player && player.seat === model.round.active ? 'is-active' : ''} ${player ? '' : 'is-neutral'}`;
    const sign = beside
      ? svg`${piece(colour, [0, -17], 17)}<rect x=${-width / 2} y="4" width=${width} height="28" rx="5"></rect><text y="25">${name}</text>`
      : svg`<rect x=${short(20 - width / 2)} y="-15" width=${width} height="30" rx="5"></rect><text x="20" y="7">${name}</text>${piece(colour, [-width / 2, 0], 18)}`;
    return svg`<g class="c-plate ${kind}" transform="translate(${short(x)} ${short(y)})" aria-hidden="true">${sign}</g>`;
  });
}

/** What a market is, in words. @param {Scene} scene @param {string} id */
function marketWords({ model, targets }, id) {
  const option = optionOf(targets.market, id);
  const message = model.city.messages[id];
  const market = text(marketName(model.board, id), model);
  const here = model.players.filter(player => player.has.carriage === id);
  const kept = untaken(option);
  return [
    message
      ? t('nd.city.market', { market, message: text(messageName(message), model) })
      : t('nd.city.market_empty', { market }),
    option?.notes && 'steps' in option.notes
      ? t('nd.city.steps', { n: Number(option.notes.steps) })
      : '',
    option?.blocked ? reasonText(option.blocked) : '',
    kept ? reasonText(kept) : '',
    here.length
      ? t('nd.city.carriages', { names: listed(here.map(player => namer(model)(player.seat))) })
      : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** @param {Scene} scene @param {Layout} map @param {string} id */
function market(scene, map, id) {
  const { model, targets, act } = scene;
  const option = optionOf(targets.market, id);
  const mark = markOf(targets.market, id);
  const kept = untaken(option);
  const message = model.city.messages[id];
  const [x, y] = map.market(id);
  const centre = id.startsWith('C');
  const words = marketWords(scene, id);
  const pick = () => option && targets.market && act.choose(targets.market.field.name, id);
  const steps = option && !option.blocked ? option.notes?.steps : undefined;
  return svg`<g class="c-market ${centre ? 'is-centre' : ''} ${mark} ${kept ? 'is-blocked' : ''}" data-market=${id}
      transform="translate(${short(x)} ${short(y)})" data-tip=${words} aria-disabled=${option?.blocked ? 'true' : nothing} @click=${pick}>
    <circle class="halo" r="33"></circle><circle class="plaza" r=${centre ? 27 : 24}></circle><circle class="inlay" r=${centre ? 20 : 18}></circle>
    ${centre ? svg`<path class="well" d="M0-11 9.5-5.5v11L0 11-9.5 5.5v-11z"></path>` : nothing}
    ${message ? svg`<g class="msg">${piece(message.colour, [0, 0], 19)}<text class="on-seat-${message.colour}" y=${message.colour === 1 ? 10 : 7}>${message.kind}</text></g>` : nothing}
    ${steps === undefined ? nothing : svg`<g class="steps" transform="translate(22 -22)"><circle r="14"></circle><text y="6.5">${steps}</text></g>`}
    ${kept ? svg`<g class="lockb" transform="translate(-22 -22)"><circle r="14"></circle><use href="/icons/ui.svg#u-lock" x="-9" y="-9" width="18" height="18"></use></g>` : nothing}
    <circle class="spot" r="36" role=${option ? 'button' : 'img'} tabindex=${option ? 0 : nothing} aria-label=${words}
      aria-disabled=${option?.blocked ? 'true' : nothing} aria-pressed=${option ? mark === 'is-selected' : nothing}></circle>
  </g>`;
}

/** Carriages beside each other where several stand. @param {Scene} scene @param {Layout} map */
function carriages({ model }, map) {
  /** @type {Map<string, number[]>} */
  const places = new Map();
  for (const { seat, has } of model.players) {
    places.set(has.carriage, [...(places.get(has.carriage) ?? []), seat]);
  }
  return [...places].flatMap(([id, seats]) => {
    const [x, y] = map.market(id);
    const centre = id.startsWith('C');
    return seats.map((seat, i) => {
      const aside = seats.length > 1 ? (i % 2 ? 24 : -24) : centre ? 0 : 26;
      const down = (centre ? 0 : 27) - 14 * i;
      return carriage(seat, [x + aside, y + down]);
    });
  });
}

/** @param {Scene} scene */
export function city(scene) {
  const { model } = scene;
  const { boroughs: n, edges } = model.board;
  const map = layout(n, model.me.has.borough);
  const { behind, before } = scenery(n, model.me.has.borough, edges);
  const markets = [...new Set(edges.flatMap(edge => edge.slice(0, 2)))];
  const { pool, each, bank } = model.city;
  return html`<section class="citybox" aria-label=${t('nd.city')} data-arrows>
    <svg class="city n${n}" viewBox="${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}" role="group" aria-label=${t('nd.city')}>
      <defs><radialGradient id="g-rose"><stop offset="0" class="glow0"></stop><stop offset=".45" class="glow1"></stop><stop
        offset="1" class="glow2"></stop></radialGradient></defs>
      ${behind}${boroughs(scene, map)}${before}${cathedral(scene, map)}${plates(scene, map)}
      ${markets.map(id => market(scene, map, id))}<g class="c-coaches" aria-hidden="true">${carriages(scene, map)}</g>
    </svg>
    ${
      model.over
        ? nothing
        : html`<button class="btn icon replay" type="button" data-action="replay" title=${t('nd.do.replay_turn')} aria-label=${t('nd.do.replay_turn')}
            @click=${() => scene.act.replayTurn()}>${icon('u-replay')}</button>`
    }
    <p class="legend"><span>${pic('i-notre-dame', 's')}${
      model.cathedral
        ? t('nd.city.each', { pool, each, n: model.cathedral })
        : t('nd.city.each_none', { pool })
    }</span><span>${pic('i-gold', 's')}${t('nd.city.bank', { n: bank })}</span></p>
  </section>`;
}
