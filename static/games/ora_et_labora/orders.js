/** What a player may set at any time: the standing order (rules §6), the agreed end (§16). */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { t } from '../../js/i18n.js';
import { rich } from '../../table/rich.js';
import { everyone, say } from '../../table/words.js';

/** @typedef {import('./game.js').Scene} Scene */

const ORDERS = ['lay_brother', 'prior', 'ask'];

/** Whether two players may agree to end. @param {Scene} scene */
const mayAgree = ({ model, app }) =>
  app.member && !model.over && (model.mode === 'two' || model.mode === 'two_long');

/** All that is set now. @param {Scene} scene */
const settings = ({ model }) => ({
  standing_order: model.me.has.order,
  agree_to_end: model.round.agreed[model.me.seat] ?? false,
});

/** @param {Scene} scene @param {object} changes */
const configure = (scene, changes) => scene.app.configure({ ...settings(scene), ...changes });

/** @param {Scene} scene */
export function orders(scene) {
  const { model, app, replay } = scene;
  if (model.over || replay || !app.member) return nothing;
  const order = model.solo
    ? nothing
    : html`<label class="order" title=${t('ora.order.text')}><span class="sr">${t('ora.order')}</span><select class="input" data-order
        @change=${(/** @type {any} */ event) => configure(scene, { standing_order: event.target.value })}>${ORDERS.map(
          one =>
            html`<option value=${one} ?selected=${one === model.me.has.order}>${t(`ora.order.${one}`)}</option>`,
        )}</select></label>`;
  return html`<div class="orders">${order}${mayAgree(scene) ? agreeButton(scene) : nothing}</div>`;
}

/** @param {Scene} scene */
function agreeButton(scene) {
  const { agree_to_end: agreed } = settings(scene);
  return html`<button class="btn small" type="button" data-action="agree-to-end" aria-pressed=${agreed} title=${t('ora.agree.text')}
    @click=${() => configure(scene, { agree_to_end: !agreed })}>${t(agreed ? 'ora.agree.withdraw' : 'ora.agree')}</button>`;
}

/** Who wants to end the game; nothing as long as nobody does. @param {Scene} scene */
export function strip(scene) {
  const { model } = scene;
  if (!mayAgree(scene)) return nothing;
  const wanting = model.round.agreed.flatMap((agreed, seat) => (agreed ? [seat] : []));
  if (!wanting.length) return nothing;
  const words = say('ora.agree.wanted', { name: everyone(wanting) });
  return html`<section class="vote" role="status"><p>${rich(words, model)}</p>${agreeButton(scene)}</section>`;
}
