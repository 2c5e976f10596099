/** Puts a game's table into the page with its pictures, words and styles, and takes it away. */

import { addCatalogue } from '../js/i18n.js';
import { Table } from './table.js';

/** Of all tables. The layout comes last: it has the last word on every part. */
const STYLES = ['prompt', 'log', 'end', 'help', 'guide', 'viewer', 'layout', 'phone', 'short'];

/** Style sheets of one table, to be taken away with it. */
function sheets() {
  /** @type {HTMLLinkElement[]} */
  const links = [];
  return {
    links,
    /** @param {string} href */
    load: href =>
      new Promise((resolve, reject) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = href;
        link.addEventListener('load', resolve);
        link.addEventListener('error', reject);
        document.head.append(link);
        links.push(link);
      }),
  };
}

/** The pictures stand in the page, because only there its paints reach them. @param {string} url */
async function sprite(url) {
  const answer = await fetch(url);
  const tree = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  const art = document.importNode(tree.documentElement, true);
  // Hidden altogether, its patterns would not be painted.
  art.classList.add('table-art');
  art.setAttribute('aria-hidden', 'true');
  return art;
}

/**
 * @param {HTMLElement} root
 * @param {import('./table.js').App} app
 * @param {import('./table.js').Game} game
 * @param {{styles: string[], words: string[]}} parts of the game: names of style sheets and of catalogues
 */
export async function mountTable(root, app, game, { styles, words }) {
  const { links, load } = sheets();
  const home = `/games/${game.id}`;
  const [art] = await Promise.all([
    sprite(`${home}/art.svg`),
    addCatalogue('/table/i18n'),
    ...words.map(folder => addCatalogue(`${home}/${folder}`)),
    ...STYLES.map(name => load(`/table/css/${name}.css`)),
    ...styles.map(name => load(`${home}/css/${name}.css`)),
  ]);
  document.body.append(art);
  const table = new Table(root, app, game);
  return {
    /** @param {import('../js/session.js').View} view */
    update: view => table.update(view),
    unmount() {
      table.stop();
      art.remove();
      for (const link of links) link.remove();
    },
  };
}
