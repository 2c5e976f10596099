/** The cards of the game, in the order of the rules. */

export const CARDS = [
  'residence',
  'bank',
  'cloister-school',
  'carriage-house',
  'hotel',
  'park',
  'hospital',
  'notre-dame',
  'trusted-friend',
];
export const BROWNS = ['landlady', 'monk', 'moneylender', 'minstrel', 'jester', 'doctor'];
/** The greys of each letter; the last three come with New Persons. @type {[string, string[]][]} */
export const GREYS = [
  ['A', ['city-guard', 'night-watchman', 'bishop', 'manager', 'scholar', 'nurse']],
  ['B', ['lawyer', 'beggar-king', 'guild-master', 'spy', 'travellers', 'coachman']],
  [
    'C',
    ['lady-in-waiting', 'mayor', 'master-carpenter', 'innkeeper', 'watchman-at-arms', 'adviser'],
  ],
];
