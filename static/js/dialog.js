/** Questions that must be answered before going on. */

import { html, nothing, render } from '../vendor/lit-html/lit-html.js';

let dialogs = 0;

/**
 * Ask, and wait for a button. Escape answers null.
 *
 * @template T
 * @param {string} title
 * @param {unknown} body text or a template
 * @param {Array<{value: T, label: string, kind?: string}>} buttons kind: classes of the button
 * @returns {Promise<T | null>}
 */
export function ask(title, body, buttons) {
  const before = document.activeElement;
  const dialog = document.createElement('dialog');
  const name = `dialog-${++dialogs}`;
  dialog.className = 'dialog';
  dialog.setAttribute('aria-labelledby', name);
  document.body.append(dialog);
  return new Promise(resolve => {
    /** @type {T | null} */
    let answer = null;
    /** @param {T} value */
    const choose = value => {
      answer = value;
      dialog.close();
    };
    render(
      html`<h2 id=${name}>${title}</h2>
        <div class="body">${typeof body === 'string' ? html`<p>${body}</p>` : body}</div>
        ${
          buttons.length
            ? html`<div class="buttons">
              ${buttons.map(
                ({ value, label, kind = '' }) =>
                  html`<button class="btn ${kind}" type="button" @click=${() => choose(value)}>${label}</button>`,
              )}
            </div>`
            : nothing
        }`,
      dialog,
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      resolve(answer);
    });
    dialog.showModal();
  });
}
