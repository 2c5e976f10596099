/** The HTTP interface. A refusal is thrown as ApiError with the server's code. */

export class ApiError extends Error {
  /**
   * @param {string} code
   * @param {{[name: string]: any}} params
   * @param {number} status 0: no answer at all
   */
  constructor(code, params, status) {
    super(code);
    this.code = code;
    this.params = params;
    this.status = status;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function call(method, path, body) {
  let answer;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body && JSON.stringify(body),
    });
  } catch {
    throw new ApiError('offline', {}, 0);
  }
  const json = await answer.json().catch(() => ({}));
  if (answer.ok) return json;
  throw new ApiError(json.code ?? 'server', json.params ?? {}, answer.status);
}

/** @param {string} path @returns {Promise<any>} */
export const get = path => call('GET', path);

/** @param {string} path @param {object} [body] @returns {Promise<any>} */
export const post = (path, body) => call('POST', path, body);

/** @param {string} path @returns {Promise<any>} */
export const remove = path => call('DELETE', path);

/**
 * @typedef {object} Guest
 * @property {string} name
 * @property {boolean} has_recovery
 *
 * @typedef {object} RoomLine
 * @property {string} id
 * @property {string} title
 * @property {string} game
 * @property {'open' | 'playing' | 'finished' | 'abandoned' | 'closed'} status
 * @property {number} players how many can sit down
 * @property {Array<{seat: number, name: string}>} seats
 * @property {number} me
 * @property {number} host
 * @property {number[]} waiting
 * @property {boolean} mine I am waited for
 * @property {number | null} place
 * @property {boolean} hidden
 * @property {boolean} rematch others of this ended game want to play again
 *
 * @typedef {object} GameOption
 * @property {string} name
 * @property {'bool' | 'choice'} kind
 * @property {Array<boolean | string>} choices
 * @property {boolean | string} default
 *
 * @typedef {object} Game
 * @property {string} id
 * @property {number} version
 * @property {number[]} seats
 * @property {GameOption[]} options
 */
