/** What a game's table may do: its only way to the rest of the client. */

import { get, remove } from '../api.js';
import { openSettings } from '../controls.js';
import { go } from '../router.js';
import { sound } from '../sound.js';

/** @typedef {import('../replay.js').StepLine} StepLine */

/**
 * @param {import('../session.js').Session} session
 * @param {{leave: (text: string) => Promise<void>, try: (work: () => Promise<void>) => Promise<void>}} page
 */
export function appOf(session, page) {
  return {
    /** Whether the reader has a seat here; others only look on. */
    member: true,
    /** The step of the ended game to begin with; null: its end. @type {number | null} */
    openAt: null,
    act: (/** @type {any} */ action) => session.act(action),
    undo: (/** @type {number} */ to) => session.undo(to),
    preview: (/** @type {any} */ action) => session.preview(action),
    say: (/** @type {string} */ text) => session.say(text),
    configure: (/** @type {object} */ settings) => session.configure(settings),
    older: () => session.older(),
    leave: () => page.leave('leave.text_playing'),
    abandon: (/** @type {boolean} */ agree) => page.try(() => session.post('abandon', { agree })),
    exportUrl: `/api/rooms/${session.room}/export`,
    record: () => session.record(),
    /** The whole ended game, entry by entry. @returns {Promise<readonly StepLine[]>} */
    steps: async () => (await get(`/rooms/${session.room}/steps`)).steps,
    /** The reader looks at this step now; null: at the end. */
    at: (/** @type {number | null} */ _) => {},
    /** A link that shows the ended game to anybody, at a step. @returns {Promise<string>} */
    share: async (/** @type {number | null} */ step) => {
      const { token } = await session.post('result-link');
      return `${location.origin}/w/${token}${step === null ? '' : `?step=${step}`}`;
    },
    unshare: () => page.try(() => remove(`/rooms/${session.room}/result-link`)),
    rematch: () => page.try(() => session.post('rematch')),
    enter: (/** @type {string} */ room) => go(`/r/${room}`),
    /** @returns {string | null} */
    get commitmentSeen() {
      return session.commitmentSeen;
    },
    seatLink: (/** @type {number} */ seat) => session.seatLink(seat),
    sound,
    openSettings,
    home: () => go('/'),
  };
}
