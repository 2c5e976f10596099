/** The fields of the answer being composed, those that are not answered on the board. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { mostOf, total, worthOf } from '../../js/compose.js';
import { has, t } from '../../js/i18n.js';
import { icon } from '../../js/pieces.js';
import { ON_BOARD, ON_LAND, usedBy } from './answers.js';
import { buildingOf } from './cards.js';
import { amounts, clergy, goodPic, pic } from './icons.js';
import { amountWords, cardName, clergyName, goodName, halves, sideName } from './names.js';
import { asked, reasonText } from './words.js';

/** @typedef {import('./game.js').Scene} Scene */
/** @typedef {import('../../js/compose.js').Step} Step */
/** @typedef {import('../../js/compose.js').Option} Option */
/** @typedef {import('../../js/types/wire.js').Inputs.Choice} Choice */

/** The deal that an index stands for. @param {Scene} scene @param {number} index */
function deal({ look, model }, index) {
  const card = buildingOf(usedBy(look, model.ask));
  const part = card?.parts.find(({ tiers, goods_options: options }) => tiers ?? options);
  const goods = part?.goods_options?.[index];
  if (goods) return { words: goodsList(goods), shown: amounts(goods) };
  const tier = part?.tiers?.[index];
  if (index < 0 || !tier) return { words: t('ora.option.no_more'), shown: t('ora.option.no_more') };
  return {
    words: t('ora.option.deal', { pay: goodsList(tier.pay), get: goodsList(tier.get) }),
    shown: html`${amounts(tier.pay)}${pic('m-arrow', 's')} ${amounts(tier.get)}`,
  };
}

/** @param {{[what: string]: number}} goods */
const goodsList = goods =>
  Object.entries(goods)
    .map(([what, n]) => amountWords(n, what))
    .join(t('ora.comma'));

/** What an option is called, and how it is drawn. @param {Scene} scene @param {Choice} field @param {Option} option */
function option(scene, { name, of }, { value, notes }) {
  const { model, look } = scene;
  if (of === 'good') return { words: goodName(String(value)), shown: goodPic(String(value)) };
  if (of === 'deal' || of === 'gain') return deal(scene, Number(value));
  if (of === 'clergy') {
    const kind = value === 'prior' ? 'prior' : 'lay';
    return { words: clergyName(String(value)), shown: clergy({ kind, seat: model.me.seat }) };
  }
  if (of === 'indicator') {
    const good = String(look.steps.find(step => step.field.name === 'good')?.value ?? '');
    const words = t(`ora.option.by.${value}`, { n: Number(notes?.value ?? 0) });
    return {
      words,
      shown: value === 'joker' ? pic('m-joker') : good ? goodPic(good) : pic('m-wheel'),
    };
  }
  if (of === 'district_side' || of === 'plot_side') {
    const words = value === 'none' ? t('ora.option.none') : sideName(String(value));
    return {
      words,
      shown: value === 'none' ? nothing : pic(of === 'plot_side' ? 'l-plot' : 'l-district'),
    };
  }
  if (of === 'site' || of === 'building' || of === 'settlement') {
    return { words: cardName(String(value)), shown: nothing };
  }
  if (of === 'gift' && !value) {
    return { words: amountWords(model.round.price, 'coins'), shown: goodPic('coins') };
  }
  if (of === 'gift') {
    const good = model.table.country === 'france' ? 'wine' : 'whiskey';
    return { words: amountWords(1, good), shown: goodPic(good) };
  }
  const key = `ora.option.${name}.${value}`;
  return { words: has(key) ? t(key) : String(value), shown: nothing };
}

/** @param {Scene} scene @param {Step} step */
function choice(scene, { field, value }) {
  if (field.kind !== 'choice') return nothing;
  const last = scene.look.steps.at(-1)?.field === field;
  return html`<fieldset class="field" data-field=${field.name}><legend>${asked(field.name)}</legend><div class="options" data-arrows>${field.options.map(
    (one, i) => {
      const { words, shown } = option(scene, field, one);
      const reason = one.blocked ? reasonText(one.blocked) : '';
      return html`<button class="btn choice" type="button" data-choice=${one.value} aria-pressed=${value === one.value} aria-disabled=${reason ? 'true' : nothing}
        data-tip=${reason || nothing} title=${words} @click=${() => !reason && scene.act.choose(field.name, one.value)}>${
          last && field.options.length < 10
            ? html`<span class="kbd" aria-hidden="true">${i + 1}</span>`
            : nothing
        }${shown}<span class=${shown === nothing || isShort(field.of) ? '' : 'sr'}>${words}</span>${reason ? html`<span class="sr">${reason}</span>` : nothing}</button>`;
    },
  )}</div></fieldset>`;
}

/** Whether the words stand beside the drawing. @param {string} of */
const isShort = of => !['deal', 'gain'].includes(of);

/** A number with one less, one more and the most. @param {string} label @param {{value: number, most: number, low: number, set: (n: number) => void, shown?: unknown}} about */
function stepper(label, { value, most, low, set, shown = nothing }) {
  const less = value <= low;
  const more = value >= most;
  return html`<span class="stepper">${shown}<button class="btn icon" type="button" data-step="less" aria-label=${t('ora.less', { what: label })} aria-disabled=${less ? 'true' : nothing}
      @click=${() => !less && set(value - 1)}>−</button><output>${value}</output><button class="btn icon" type="button" data-step="more" aria-label=${t('ora.more', { what: label })} aria-disabled=${more ? 'true' : nothing}
      @click=${() => !more && set(value + 1)}>${icon('u-plus', 's')}</button><button class="btn small" type="button" data-step="most" aria-disabled=${more ? 'true' : nothing}
      @click=${() => !more && set(most)}>${t('ora.most', { n: most })}</button></span>`;
}

/** A number of uses. @param {Scene} scene @param {Step} step */
function number({ act, look, model }, { field, value }) {
  if (field.kind !== 'choice') return nothing;
  const numbers = field.options.filter(({ blocked }) => !blocked).map(one => Number(one.value));
  const card = buildingOf(usedBy(look, model.ask));
  const trades = card?.parts.filter(part => part.do === 'trade') ?? [];
  const part = trades[field.name === 'more' ? 1 : 0];
  const line = part
    ? html`<span class="line">${amounts(part.pay ?? {})}${pic('m-arrow', 's')} ${amounts(part.get ?? {})}</span>`
    : nothing;
  const shown = Number(value ?? Math.min(...numbers));
  return html`<fieldset class="field" data-field=${field.name}><legend>${asked(field.name)} ${line}</legend>${stepper(
    asked(field.name),
    {
      value: shown,
      most: Math.max(...numbers),
      low: Math.min(...numbers),
      set: n => act.choose(field.name, n),
    },
  )}</fieldset>`;
}

/** What goods are worth to what they pay for. @param {string} of @param {number} n */
const worthWords = (of, n) => (of === 'energy' ? halves(n) : String(n));

/** What is missing, or too much: of money it comes back. @param {{name: string, of: string}} field @param {number} over */
function surplus({ name, of }, over) {
  if (over < 0) return t('ora.pay.short', { n: worthWords(of, -over) });
  if (over === 0) return '';
  const n = worthWords(of, over);
  return name === 'money' ? t('ora.pay.change', { n }) : t('ora.pay.over', { n });
}

/** What is paid, or taken, good by good. @param {Scene} scene @param {Step} step */
function goods({ act }, step) {
  const { field, value, left = {} } = step;
  if (field.kind !== 'goods') return nothing;
  const sum = worthOf(value, field.worth);
  const over = sum - field.low;
  const claim = field.name === 'claim';
  const target = claim ? Number(field.high) : field.low;
  const words = claim ? '' : surplus(field, over);
  return html`<fieldset class="field goods" data-field=${field.name}><legend>${asked(field.name)}
      <b class="sum ${over < 0 && !claim ? 'loss' : ''}" data-paid>${goodPic(sumPic(field.of), 's')}${worthWords(field.of, sum)}/${worthWords(field.of, target)}</b>
      <small class=${over < 0 ? 'loss' : 'warn'}>${words}</small></legend>
    <ul>${Object.keys(field.worth)
      .filter(good => (left[good] ?? 0) > 0 || value[good])
      .map(good => {
        const n = value[good] ?? 0;
        const label = goodName(good);
        const most = mostOf(step, good);
        return html`<li data-good=${good}><span class="what" title=${label}>${goodPic(good)}<small>${worthWords(field.of, field.worth[good])}</small><span class="sr">${label}</span></span>
          <button class="btn icon" type="button" data-step="less" aria-label=${t('ora.less', { what: label })} aria-disabled=${n ? nothing : 'true'} @click=${() => act.count(field.name, good, -1)}>−</button>
          <output>${n}<small>/${most}</small></output>
          <button class="btn icon" type="button" data-step="more" aria-label=${t('ora.more', { what: label })} aria-disabled=${n >= most ? 'true' : nothing} @click=${() => act.count(field.name, good, 1)}>${icon('u-plus', 's')}</button></li>`;
      })}</ul></fieldset>`;
}

/** @param {string} of */
const sumPic = of =>
  of === 'goods' ? 'different_goods' : of === 'claim' ? 'points' : of === 'straw' ? 'straw' : of;

/** Numbers of places: forests, exchanges. @param {Scene} scene @param {Step} step */
function counts({ act }, step) {
  const { field, value } = step;
  if (field.kind !== 'counts') return nothing;
  if (field.of === 'forest') {
    return html`<p class="field hint" data-field=${field.name}>${asked('forests', { n: total(value), low: field.low, high: field.high })}</p>`;
  }
  return Object.keys(field.places).map(place => {
    const n = value[place] ?? 0;
    return html`<fieldset class="field" data-field=${field.name}><legend>${asked(field.name)}</legend>${stepper(
      goodName(place),
      {
        value: n,
        most: Math.min(field.places[place], field.high),
        low: field.low,
        set: wanted => act.count(field.name, place, wanted - n),
        shown: goodPic(place),
      },
    )}</fieldset>`;
  });
}

/** Questions about a card that may stand anywhere, or nowhere yet. */
const ANYWHERE = new Set(['link', 'bonus', 'neutral', 'neutral_prior']);

/** Whether a field is answered beside the card that is looked at. @param {Scene} scene @param {Step['field']} field */
export function isHere({ look, model }, field) {
  if (field.kind !== 'choice') return field.of !== 'forest';
  if (ON_LAND.has(field.of)) return false;
  if (!ON_BOARD.has(field.of)) return field.options.length > 1;
  return look.steps[0]?.field !== field || ANYWHERE.has(model.ask?.kind ?? '');
}

/** What is still to be chosen on the board. @param {Scene} scene @param {Step} step */
function onBoard(scene, { field, value }) {
  if (field.kind !== 'choice') return nothing;
  if (isHere(scene, field)) return choice(scene, { field, value });
  if (!ON_LAND.has(field.of) || field.options.length < 2) return nothing;
  const spaces = field.options.filter(option => option.value !== 'none');
  // To leave it out is no space of the land.
  const none = { ...field, options: field.options.filter(option => option.value === 'none') };
  const leave = none.options.length ? choice(scene, { field: none, value }) : nothing;
  if (value !== undefined) return leave;
  const open = spaces.filter(({ blocked }) => !blocked).length;
  return html`<p class="field hint" data-field=${field.name}>${pic('u-down', 's')}${asked(field.name, { n: open })}</p>${leave}`;
}

/** One field. @param {Scene} scene @param {Step} step */
function fieldOf(scene, step) {
  const { field } = step;
  if (field.kind === 'goods') return goods(scene, step);
  if (field.kind === 'counts') return counts(scene, step);
  if (ON_BOARD.has(field.of)) return onBoard(scene, step);
  if (field.of === 'number') return field.options.length > 1 ? number(scene, step) : nothing;
  return field.options.length > 1 ? choice(scene, step) : nothing;
}

/** Whether there is something to answer here. @param {Scene} scene */
export const asksHere = scene => scene.look.steps.some(({ field }) => isHere(scene, field));

/** @param {Scene} scene */
export const fields = scene => scene.look.steps.map(step => fieldOf(scene, step));
