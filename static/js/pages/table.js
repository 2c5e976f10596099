/** What a game's table may do: its only way to the rest of the client. */

import { openSettings } from '../controls.js';
import { go } from '../router.js';
import { sound } from '../sound.js';

/**
 * @param {import('../session.js').Session} session
 * @param {{leave: (text: string) => Promise<void>, try: (work: () => Promise<void>) => Promise<void>}} page
 */
export function appOf(session, page) {
  return {
    act: (/** @type {any} */ action) => session.act(action),
    undo: (/** @type {number} */ to) => session.undo(to),
    preview: (/** @type {any} */ action) => session.preview(action),
    say: (/** @type {string} */ text) => session.say(text),
    older: () => session.older(),
    leave: () => page.leave('leave.text_playing'),
    abandon: (/** @type {boolean} */ agree) => page.try(() => session.post('abandon', { agree })),
    exportUrl: `/api/rooms/${session.room}/export`,
    record: () => session.record(),
    get commitmentSeen() {
      return session.commitmentSeen;
    },
    seatLink: (/** @type {number} */ seat) => session.seatLink(seat),
    sound,
    openSettings,
    home: () => go('/'),
  };
}
