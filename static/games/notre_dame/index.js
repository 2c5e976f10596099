/** The table of Notre Dame, loaded when a room begins to play. */

import { addCatalogue } from '../../js/i18n.js';
import { Table } from './table.js';

const HERE = '/games/notre_dame';
/** The layout comes last: it has the last word on every part. */
const STYLES =
  'city places seats borough persons prompt cards log end help layout tablet phone short'.split(
    ' ',
  );
const SPRITE = 'notre-dame-art';

/** Style sheets of one table, to be taken away with it. */
function sheets() {
  /** @type {HTMLLinkElement[]} */
  const links = [];
  return {
    links,
    /** @param {string} name */
    load: name =>
      new Promise((resolve, reject) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = `${HERE}/css/${name}.css`;
        link.addEventListener('load', resolve);
        link.addEventListener('error', reject);
        document.head.append(link);
        links.push(link);
      }),
  };
}

/** The pictures stand in the page, because only there its paints reach them. */
async function sprite() {
  const answer = await fetch(`${HERE}/art.svg`);
  const tree = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  const art = document.importNode(tree.documentElement, true);
  art.id = SPRITE;
  art.setAttribute('hidden', '');
  return art;
}

/**
 * @param {HTMLElement} root
 * @param {ReturnType<typeof import('../../js/pages/table.js').appOf>} app
 */
export async function mount(root, app) {
  const { links, load } = sheets();
  const [art] = await Promise.all([sprite(), addCatalogue(`${HERE}/i18n`), ...STYLES.map(load)]);
  document.body.append(art);
  const table = new Table(root, app, load);
  return {
    /** @param {import('../../js/session.js').View} view */
    update: view => table.update(view),
    unmount() {
      table.stop();
      art.remove();
      for (const link of links) link.remove();
    },
  };
}
