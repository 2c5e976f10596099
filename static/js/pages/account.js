/** Who I am: nickname, other devices, and how to be forgotten. */

import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { post, remove } from '../api.js';
import { ask } from '../dialog.js';
import { refusal, t } from '../i18n.js';
import { notice } from '../live.js';
import { copy, icon } from '../pieces.js';

/** @param {() => Promise<unknown>} work */
async function tell(work) {
  try {
    await work();
  } catch (error) {
    notice(refusal(/** @type {any} */ (error)));
  }
}

/** @param {string} title @param {string} text @param {string} button */
const sure = (title, text, button) =>
  ask(t(title), t(text), [
    { value: false, label: t('cancel') },
    { value: true, label: t(button), kind: 'primary danger' },
  ]);

/** @param {string} code */
async function showCode(code) {
  const copyIt = async () => notice(t((await copy(code)) ? 'copied' : 'copy_by_hand'));
  const body = html`<p>${t('recovery.text')}</p><p class="bigcode">${code}</p>
    <button class="btn" type="button" @click=${copyIt}>${icon('u-copy')}${t('copy')}</button>`;
  await ask(t('recovery.title'), body, [
    { value: true, label: t('recovery.kept'), kind: 'primary' },
  ]);
}

/**
 * @param {import('../api.js').Guest | null} guest
 * @param {boolean} hasRooms
 * @param {() => Promise<void>} look what to do when something has changed
 */
export function account(guest, hasRooms, look) {
  const renew = () =>
    tell(async () => {
      if (
        guest?.has_recovery &&
        !(await sure('recovery.renew', 'recovery.renew_text', 'recovery.renew'))
      )
        return;
      await showCode((await post('/me/recovery')).code);
      await look();
    });
  const signOut = () =>
    tell(async () => {
      if (!(await sure('account.sign_out', 'account.sign_out_text', 'account.sign_out'))) return;
      await post('/me/sign-out-others');
      notice(t('account.signed_out'));
    });
  const forget = () =>
    tell(async () => {
      if (!(await sure('account.delete', 'account.delete_text', 'account.delete'))) return;
      await remove('/me');
      await look();
      notice(t('account.deleted'));
    });
  /** @param {SubmitEvent} event */
  const rename = event => {
    event.preventDefault();
    const name = new FormData(/** @type {HTMLFormElement} */ (event.target)).get('name');
    tell(async () => {
      await post('/me', { name });
      await look();
      notice(t('account.renamed'));
    });
  };
  /** @param {SubmitEvent} event */
  const recover = event => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const code = new FormData(form).get('code');
    tell(async () => {
      if (
        guest &&
        hasRooms &&
        !(await sure('recovery.enter', 'recovery.replaces', 'recovery.enter_button'))
      )
        return;
      await post('/recover', { code });
      form.reset();
      await look();
      notice(t('recovery.done'));
    });
  };
  return html`<section class="panel box account full"><h2>${t('account.title')}</h2>
    ${
      guest
        ? html`<form @submit=${rename}><label class="field"><span class="label">${t('name.label')}</span>
            <input class="input" name="name" maxlength="40" required autocomplete="nickname" .value=${guest.name}></label>
            <button class="btn">${t('account.rename')}</button></form>`
        : nothing
    }
    <form @submit=${recover}><label class="field"><span class="label">${t('recovery.enter')}</span>
      <input class="input" name="code" required maxlength="40" autocomplete="off" spellcheck="false" placeholder="XXXX-XXXX-XXXX-XXXX-XXXX-XXXX"></label>
      <button class="btn">${t('recovery.enter_button')}</button></form>
    ${
      guest
        ? html`<button class="btn" type="button" @click=${renew}>${icon('u-key')}${t(guest.has_recovery ? 'recovery.renew' : 'recovery.show')}</button>
          <button class="btn" type="button" @click=${signOut}>${icon('u-lock')}${t('account.sign_out')}</button>
          <button class="btn danger" type="button" @click=${forget}>${icon('u-close')}${t('account.delete')}</button>`
        : nothing
    }</section>`;
}
