/** Ora et Labora, as the table needs it. */

import { EMPTY, take } from '../../js/compose.js';
import { isGuided } from '../../js/memory.js';
import { t } from '../../js/i18n.js';
import { ON_BOARD, ON_LAND, placeOf } from './answers.js';
import { assume } from './assume.js';
import { verifyStart } from './deal.js';
import { linesOf } from './facts.js';
import { isHere } from './fields.js';
import { pic } from './icons.js';
import { board, measure } from './layout.js';
import { modelOf } from './model.js';
import { lastTurn, turnsOf } from './motion.js';
import { strip } from './orders.js';
import { promptOf } from './prompt.js';
import { buttons, confirm, status, tabs } from './status.js';
import { topicOf } from './topics.js';
import { reasonText } from './words.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {Omit<import('../../table/table.js').Scene, 'model'> & {model: Model}} Scene
 */

/** The list that a question is answered from. @type {{[kind: string]: string}} */
const LIST_OF = { settlement: 'settle', build: 'build', action: 'build' };

/** @type {import('../../table/game.js').Game} */
export const GAME = {
  id: 'ora_et_labora',
  prefix: 'ora',
  brand: pic('u-abbey'),
  ui: {
    /** The card that is looked at. */
    shown: null,
    /** Whether it covers the board of a phone; null: when there is something to answer beside it. */
    sheet: null,
    all: false,
    list: 'build',
    filter: '',
    search: '',
    landRoom: { width: 640, height: 300 },
  },
  home: 'land',
  placeTab: 'land',
  tabOf: {},
  sounds: { ended: 'end', round: 'pass', built: 'done', used: 'done', settled: 'done' },
  onBoard: (scene, field) => ON_BOARD.has(field.of) && !isHere(scene, field),
  starts: ['.land__cell.is-legal', '.tile.is-legal', '[data-choice]', '.tile'],
  modelOf,
  targetsOf: () => null,
  assume,
  /** When nothing else is left, the turn is ended. */
  begin: offers => {
    const others = offers.offers?.some(
      ({ action, blocked }) => !blocked && ['settle', 'build', 'place'].includes(action.type),
    );
    const place = placeOf(offers, 'end');
    return others || place < 0 ? null : take(offers, EMPTY, place);
  },
  asked: kind => ({
    sheet: null,
    ...(kind && kind in LIST_OF ? { list: LIST_OF[kind] } : {}),
  }),
  tabOfField: field => (field && ON_LAND.has(field.of) ? 'land' : undefined),
  phase: ({ round }) => round.phase,
  roundOf: ({ round }) => round.round,
  placeOf: ({ round }, { step, last }) => t('ora.view.at', { step, last, round: round.round }),
  status,
  board,
  strip,
  drawn: measure,
  buttons,
  confirm,
  tabs,
  promptOf,
  reasonText,
  linesOf,
  turnsOf,
  lastTurn,
  topicOf,
  openHelp: async topic => (await import('./help.js')).openHelp(topic),
  /** Who plays alone for the first time may be learning. */
  guide: async room => (isGuided(room.id) ? (await import('./guide.js')).openGuide() : null),
  loadEnd: () => import('./end.js'),
  proves: verifyStart,
};
