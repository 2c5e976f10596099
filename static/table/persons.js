/**
 * The people at the table, as every game knows them.
 *
 * @typedef {object} Person
 * @property {number} seat
 * @property {string} name empty: has deleted himself
 * @property {boolean} me
 * @property {boolean} away not here, or has left
 * @property {number} minutes for how long, as far as known
 * @property {boolean} agreed wants to abandon the game
 * @property {boolean} awaited somebody waits for this seat
 *
 * @typedef {'waiting' | 'choosing' | 'locked' | 'thinking' | 'done'} Doing
 */

/** How many whole minutes ago something was. @param {number | undefined} at in seconds since 1970 */
const since = at => (at === undefined ? 0 : Math.max(0, Math.floor((Date.now() / 1000 - at) / 60)));

/** @param {import('../js/session.js').View} view @returns {Person[]} in order of seats */
export const personsOf = view => {
  const { room, prompt } = view.sections;
  return room.members
    .map(({ seat, name, left, agreed }) => ({
      seat,
      name,
      me: seat === room.me,
      away: seat !== room.me && (left || !view.here.includes(seat)),
      minutes: since(view.away[seat]),
      agreed,
      awaited: prompt?.waiting.includes(seat) ?? false,
    }))
    .sort((a, b) => a.seat - b.seat);
};
