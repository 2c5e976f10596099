/** What this browser remembers between visits; a browser that forbids storage just forgets. */

const PREFIX = 'parvis.';

/**
 * @param {string} name
 * @returns {string | null}
 */
export function recall(name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string | null} value null: forget it
 */
export function remember(name, value) {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Nothing depends on it being kept.
  }
}

/** Whether a room was begun here to learn the game. @param {string} room */
export const isGuided = room => recall(`guide.${room}`) !== null;

/**
 * The storage of one tab, or a stand-in that lasts as long as the page.
 *
 * @returns {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>}
 */
export function tabStorage() {
  try {
    sessionStorage.getItem(PREFIX);
    return sessionStorage;
  } catch {
    const kept = new Map();
    return {
      getItem: name => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: name => void kept.delete(name),
    };
  }
}
