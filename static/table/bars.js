/** The bars at the edges: the top, prompt and buttons, tabs and buttons on phones. */

import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { controls } from '../js/controls.js';
import { t } from '../js/i18n.js';
import { icon } from '../js/pieces.js';
import { promptOf } from './prompt.js';
import { rich, running } from './rich.js';

/** @typedef {import('./table.js').Scene} Scene */

/** @param {Scene} scene */
function link({ view }) {
  if (view.link !== 'ok') {
    const words = view.link === 'lost' ? t('link.lost') : t('link.connecting');
    return html`<span class="linkstate is-${view.link}" data-link=${view.link} title=${words}>${icon('u-link-off')}<b>${words}</b></span>`;
  }
  return html`<span class="linkstate" data-link="ok" title=${t('table.connected')}>${icon('u-link')}<b>${t('table.connected')}</b></span>`;
}

/** @param {Scene} scene */
export function topBar(scene) {
  const { model, act, game } = scene;
  const title = model.room.title || t(`game.${model.room.game}`);
  return html`<header class="topbar"><button class="btn icon" type="button" data-action="menu" aria-label=${t('table.do.menu')} @click=${() => act.menu()}>${icon('u-menu')}</button>
    <h1 class="brand">${game.brand}<bdi>${title}</bdi></h1>${game.status(scene)}<span class="spacer"></span>${link(scene)}${controls()}</header>`;
}

/** Back while composing, else undo; hidden when there is nothing to take back. @param {Scene} scene */
function backward({ begun, model, view, act }) {
  if (begun) {
    return html`<button class="btn" type="button" data-action="back" @click=${() => act.back()}>${icon('u-undo')}<span class="opt">${t('table.do.back')}</span></button>`;
  }
  if (!model.undo.length) return nothing;
  const blocked = view.pending ? 'true' : nothing;
  return html`${
    model.undo.length > 1
      ? html`<button class="btn" type="button" data-action="restart" aria-disabled=${blocked} @click=${() => act.restart()}>${icon('u-restart')}<span class="opt">${t('table.do.restart')}</span></button>`
      : nothing
  }<button class="btn" type="button" data-action="undo" aria-disabled=${blocked} @click=${() => act.undo()}>${icon('u-undo')}<span class="opt">${t('table.do.undo')}</span></button>`;
}

/** @param {Scene} scene */
function forward(scene) {
  const { model, look, view, act, game } = scene;
  if (!model.ask) return nothing;
  const { words, picture } = game.confirm(scene);
  const ready = look.action && !view.pending;
  return html`<button class="btn primary" type="button" data-action="confirm" aria-disabled=${ready ? nothing : 'true'} @click=${() => act.confirm()}>${icon(
    picture,
  )}${words}<span class="kbd" aria-hidden="true">Enter</span></button>`;
}

/** @param {Scene} scene */
function ending(scene) {
  const { model, ui, act, end } = scene;
  if (!model.over || !end) return nothing;
  const again = end.rematchButton(scene);
  return html`<button class="btn" type="button" data-action="leave" @click=${() => act.home()}>${icon('u-arrow-left')}<span class="opt">${t('home.mine')}</span></button><button
    class="btn" type="button" data-action="board" aria-pressed=${ui.board} @click=${() => act.showBoard(!ui.board)}>${icon(ui.board ? 'u-chart' : 'u-eye')}<span class="opt">${
      ui.board ? t('table.end.result') : t('table.end.board')
    }</span></button><button class="btn ${again === nothing ? 'primary' : ''}" type="button" data-action="steps" aria-disabled=${ui.replay === 'loading' ? 'true' : nothing}
    @click=${() => act.step(0)}>${icon('u-replay')}<span class="opt">${t('table.view')}</span></button>${again}`;
}

/** @param {Scene} scene */
const buttons = scene =>
  html`${backward(scene)}${scene.game.buttons(scene)}${forward(scene)}${ending(scene)}`;

/** @param {Scene} scene */
export function promptBar(scene) {
  if (scene.replay) return scene.replay.viewer.viewerBar(scene);
  const { title, text, danger } = promptOf(scene);
  const { model } = scene;
  const mine = model.ask && !model.ask.answered;
  return html`<section class="prompt ${danger ? 'is-danger' : ''} ${mine ? 'is-mine' : ''}" data-prompt=${model.prompt?.kind ?? 'over'} aria-label=${t('table.prompt')}>
    <p class="say"><b>${rich(title, model)}</b><span>${running(text.map(part => rich(part, model)))}</span></p>
    <div class="actions">${buttons(scene)}</div></section>`;
}

/** Tabs of a phone, each with a dot when there is something to do behind it. @param {Scene} scene */
export function tabs(scene) {
  const { ui, act, unread } = scene;
  const all = [
    ...scene.game.tabs(scene),
    { tab: 'log', picture: icon('u-log'), words: t('table.tab.log'), dot: unread > 0 },
  ];
  return html`<nav class="tabs" aria-label=${t('table.tabs')}>${all.map(
    ({
      tab,
      picture,
      words,
      dot,
    }) => html`<button type="button" data-tab-to=${tab} aria-current=${ui.tab === tab ? 'true' : nothing}
      @click=${() => act.tab(tab)}>${picture}${words}${dot ? html`<span class="dot" aria-hidden="true"></span>` : nothing}</button>`,
  )}</nav>`;
}

/** The buttons of the prompt again, under a thumb. @param {Scene} scene */
export const thumbBar = scene =>
  html`<div class="bar">${scene.replay ? nothing : buttons(scene)}</div>`;
