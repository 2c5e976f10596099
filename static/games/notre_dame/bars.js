/** The bars at the edges: round and plague above, prompt and buttons, tabs and buttons on phones. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { controls } from '../../js/controls.js';
import { t } from '../../js/i18n.js';
import { icon } from '../../js/pieces.js';
import { promptOf } from './prompt.js';
import { pic, rich } from './rich.js';

/** @typedef {import('./table.js').Scene} Scene */

const ROUNDS = 9;
const PERIOD = 3;

/** @param {Scene} scene */
function rounds({ model: { round } }) {
  const words = t('nd.top.round', { period: round.period, n: round.number });
  const marks = Array.from({ length: ROUNDS }, (_, i) => {
    const kind = i + 1 < round.number ? 'past' : i + 1 === round.number ? 'now' : '';
    return html`<i class="${kind} ${i % PERIOD === 0 && i ? 'first' : ''}"></i>`;
  });
  return html`<span class="rounds" title=${words}><span class="sr">${words}</span><b aria-hidden="true">${round.period}</b><span class="marks" aria-hidden="true">${marks}</span><span aria-hidden="true">${round.number}/${ROUNDS}</span></span>`;
}

/** My coming plague. @param {Scene} scene */
function forecast({ model: { me, room, round } }) {
  const { forecast, rat } = me.has;
  if (!forecast || room.me !== me.seat) return nothing;
  const { value, hospital, after, outbreak } = forecast;
  const words = `${t('nd.plague', { plague: round.plague, before: rat, after })}. ${outbreak ? t('nd.plague.outbreak') : ''}`;
  return html`<span class="forecast ${outbreak ? 'is-danger' : ''}" data-forecast=${after} data-tip=${words} tabindex="0" role="img" aria-label=${words}>${pic('i-plague')}<small>+${value} − ${hospital}</small> ${rat} → ${after}${
    outbreak
      ? html`<small class="w">${t('nd.borough.outbreak')}</small>${icon('u-warn', 's')}`
      : nothing
  }</span>`;
}

/** @param {Scene} scene */
function link({ view }) {
  if (view.link !== 'ok') {
    const words = view.link === 'lost' ? t('link.lost') : t('link.connecting');
    return html`<span class="linkstate is-${view.link}" data-link=${view.link} title=${words}>${icon('u-link-off')}<b>${words}</b></span>`;
  }
  return html`<span class="linkstate" data-link="ok" title=${t('nd.top.connected')}>${icon('u-link')}<b>${t('nd.top.connected')}</b></span>`;
}

/** @param {Scene} scene */
export function topBar(scene) {
  const { model, act } = scene;
  const title = model.room.title || t('game.notre_dame');
  return html`<header class="topbar"><button class="btn icon" type="button" data-action="menu" aria-label=${t('nd.do.menu')} @click=${() => act.menu()}>${icon('u-menu')}</button>
    <h1 class="brand">${pic('i-notre-dame')}<bdi>${title}</bdi></h1>${rounds(scene)}${forecast(scene)}<span class="spacer"></span>${link(scene)}${controls()}</header>`;
}

/** Back while composing, else undo; hidden when there is nothing to take back. @param {Scene} scene */
function backward({ begun, model, view, act }) {
  if (begun) {
    return html`<button class="btn" type="button" data-action="back" @click=${() => act.back()}>${icon('u-undo')}<span class="opt">${t('nd.do.back')}</span></button>`;
  }
  if (!model.undo.length) return nothing;
  const blocked = view.pending ? 'true' : nothing;
  return html`${
    model.undo.length > 1
      ? html`<button class="btn" type="button" data-action="restart" aria-disabled=${blocked} @click=${() => act.restart()}>${icon('u-restart')}<span class="opt">${t('nd.do.restart')}</span></button>`
      : nothing
  }<button class="btn" type="button" data-action="undo" aria-disabled=${blocked} @click=${() => act.undo()}>${icon('u-undo')}<span class="opt">${t('nd.do.undo')}</span></button>`;
}

/** @param {Scene} scene */
function pass({ model, look, act }) {
  const place = model.offers?.offers?.findIndex(offer => offer.action.type === 'pass') ?? -1;
  if (place < 0) return nothing;
  const words = model.ask?.kind === 'extra_hire' ? t('nd.do.stop') : t('nd.do.pass');
  const chosen = look.offer?.action.type === 'pass';
  return html`<button class="btn endish" type="button" data-action="pass" aria-pressed=${chosen} @click=${() => act.take(place)}>${words}</button>`;
}

/** @param {Scene} scene */
function forward({ model, look, view, act }) {
  if (!model.ask) return nothing;
  const draft = model.drafting;
  const ready = look.action && !view.pending;
  return html`<button class="btn primary" type="button" data-action="confirm" aria-disabled=${ready ? nothing : 'true'} @click=${() => act.confirm()}>${icon(
    draft ? 'u-lock' : 'u-confirm',
  )}${draft ? t('nd.do.lock') : t('nd.do.confirm')}<span class="kbd" aria-hidden="true">Enter</span></button>`;
}

/** @param {Scene} scene */
function ending(scene) {
  const { model, ui, act, end } = scene;
  if (!model.over || !end) return nothing;
  const again = end.rematchButton(scene);
  return html`<button class="btn" type="button" data-action="leave" @click=${() => act.home()}>${icon('u-arrow-left')}<span class="opt">${t('home.mine')}</span></button><button
    class="btn" type="button" data-action="board" aria-pressed=${ui.board} @click=${() => act.showBoard(!ui.board)}>${icon(ui.board ? 'u-chart' : 'u-eye')}<span class="opt">${
      ui.board ? t('nd.end.result') : t('nd.end.board')
    }</span></button><button class="btn ${again === nothing ? 'primary' : ''}" type="button" data-action="steps" aria-disabled=${ui.replay === 'loading' ? 'true' : nothing}
    @click=${() => act.step(0)}>${icon('u-replay')}<span class="opt">${t('nd.view')}</span></button>${again}`;
}

/** @param {Scene} scene */
const buttons = scene => html`${backward(scene)}${pass(scene)}${forward(scene)}${ending(scene)}`;

/** @param {Scene} scene */
export function promptBar(scene) {
  if (scene.replay) return scene.replay.viewer.viewerBar(scene);
  const { title, text, danger } = promptOf(scene);
  const { model } = scene;
  const mine = model.ask && !model.ask.answered;
  return html`<section class="prompt ${danger ? 'is-danger' : ''} ${mine ? 'is-mine' : ''}" data-prompt=${model.prompt?.kind ?? 'over'} aria-label=${t('nd.prompt')}>
    <p class="say"><b>${rich(title, model)}</b><span>${text.map((part, i) => html`${i ? ' ' : ''}${rich(part, model)}`)}</span></p>
    <div class="actions">${buttons(scene)}</div></section>`;
}

/** Tabs of a phone, each with a dot when there is something to do behind it. @param {Scene} scene */
export function tabs({ model, ui, targets, unread, act, replay }) {
  const hiring = model.ask?.kind === 'hire' || model.ask?.kind === 'extra_hire';
  /** @type {Array<[import('./table.js').Tab, string, string, boolean]>} */
  const all = [
    ['city', 'u-city', t('nd.city'), targets.market !== null],
    ['borough', 'u-borough', t('nd.tab.borough'), targets.place !== null],
    ['persons', 'u-persons', t('nd.tab.persons'), hiring],
    ['log', 'u-log', t('nd.tab.log'), unread > 0],
  ];
  if (replay) all.splice(2, 0, ['hands', 'u-hand', t('nd.tab.hands'), false]);
  return html`<nav class="tabs" aria-label=${t('nd.tabs')}>${all.map(
    ([
      tab,
      picture,
      words,
      dot,
    ]) => html`<button type="button" data-tab-to=${tab} aria-current=${ui.tab === tab ? 'true' : nothing}
      @click=${() => act.tab(tab)}>${icon(picture)}${words}${dot ? html`<span class="dot" aria-hidden="true"></span>` : nothing}</button>`,
  )}</nav>`;
}

/** The buttons of the prompt again, under a thumb. @param {Scene} scene */
export const thumbBar = scene =>
  html`<div class="bar">${scene.replay ? nothing : buttons(scene)}</div>`;
