/** Notre Dame, as the table needs it. */

import { t } from '../../js/i18n.js';
import { board, phase } from './layout.js';
import { confirm, pass, status, tabs } from './bars.js';
import { verifyDeal } from './deal.js';
import { linesOf } from './facts.js';
import { modelOf } from './model.js';
import { lastTurn, turnsOf } from './motion.js';
import { promptOf } from './prompt.js';
import { pic } from './rich.js';
import { targetsOf } from './targets.js';
import { topicOf } from './topics.js';
import { reasonText } from './words.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./targets.js').Targets} Targets
 * @typedef {Omit<import('../../table/table.js').Scene, 'model' | 'targets'>
 *   & {model: Model, targets: Targets}} Scene
 */

const FIELD_TABS = { market: 'city', sector: 'borough', place: 'borough' };

/** @type {import('../../table/game.js').Game} */
export const GAME = {
  id: 'notre_dame',
  prefix: 'nd',
  brand: pic('i-notre-dame'),
  ui: {},
  home: 'city',
  placeTab: 'borough',
  tabOf: { hire: 'persons', extra_hire: 'persons', outbreak: 'borough' },
  sounds: { drafted: 'pass', plague: 'plague', ended: 'end', played: 'done', hired: 'done' },
  onBoard: (_scene, field) => field.of === 'market',
  starts: ['.c-market.is-legal .spot', '.cell.is-legal', '[data-choice]', '[data-card]'],
  modelOf,
  targetsOf,
  asked: () => ({}),
  tabOfField: field =>
    field?.kind === 'choice' ? FIELD_TABS[/** @type {'market'} */ (field.of)] : undefined,
  phase,
  roundOf: ({ round }) => round.number,
  placeOf: ({ round }, { step, last }) =>
    t('nd.view.at', { step, last, period: round.period, round: round.number }),
  status,
  board,
  buttons: pass,
  confirm,
  tabs,
  promptOf,
  reasonText,
  linesOf: (facts, { board, room }) => linesOf(facts, { board, me: room.me }),
  turnsOf,
  lastTurn,
  topicOf,
  openHelp: async topic => (await import('./help.js')).openHelp(topic),
  // Against bots alone one plays to learn.
  guide: async ({ members, me }) => {
    if (members.length < 2 || !members.every(({ bot, seat }) => bot || seat === me)) return null;
    return (await import('./guide.js')).openGuide();
  },
  loadEnd: () => import('./end.js'),
  proves: (record, known) => verifyDeal(record, known).ok,
};
