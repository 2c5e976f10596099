/** Four addresses, one page each, loaded when first shown. */

import { t } from './i18n.js';
import { notice } from './live.js';

/**
 * A page draws itself into the root and returns what takes it down again.
 *
 * @typedef {{mount: (root: HTMLElement, name: string) => () => void}} Page
 * @type {Array<[RegExp, () => Promise<Page>]>}
 */
const PAGES = [
  [/^\/r\/([^/]+)\/?$/, () => import('./pages/room.js')],
  [/^\/s\/([^/]+)\/?$/, () => import('./pages/seat.js')],
  [/^\/w\/([^/]+)\/?$/, () => import('./pages/result.js')],
  [/^/, () => import('./pages/home.js')],
];

/** @type {HTMLElement} */
let root;
let shown = 0;
/** @type {() => void} */
let unmount = () => {};

async function show() {
  const mine = ++shown;
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(location.pathname);
    if (!match) continue;
    const page = await load().catch(() => notice(t('error.offline')));
    if (!page || mine !== shown) return;
    unmount();
    scrollTo(0, 0);
    unmount = page.mount(root, match[1] ?? '');
    return;
  }
}

/**
 * Go to another address of the client.
 *
 * @param {string} path
 */
export async function go(path) {
  history.pushState(null, '', path);
  await show();
  root.querySelector('main')?.focus();
}

/** @param {MouseEvent} event */
function follow(event) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const inside =
    link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
  if (!link || !inside || !/^\/($|r\/|s\/|w\/)/.test(link.pathname)) return;
  event.preventDefault();
  go(link.pathname);
}

/** @param {HTMLElement} element where pages are drawn */
export function begin(element) {
  root = element;
  addEventListener('popstate', show);
  document.addEventListener('click', follow);
  return show();
}
