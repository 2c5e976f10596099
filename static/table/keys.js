/** Playing by keyboard: digits choose, Enter confirms, arrows move on the board. */

/** @typedef {import('./table.js').Scene} Scene */

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** How much worse it is to be off the line of an arrow than far along it. */
const ASIDE = 2;

/** @param {Element} element */
function middle(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Where arrows begin when the focus is nowhere on the board: at what may be chosen next. @param {Scene} scene */
function start({ game }) {
  for (const selector of game.starts) {
    const first = document.querySelector(selector);
    if (!(first instanceof HTMLElement || first instanceof SVGElement)) continue;
    first.focus();
    return true;
  }
  return false;
}

/** Move the focus to the nearest thing in a direction. @param {Element} from @param {number[]} direction @param {Scene} scene */
function move(from, [dx, dy], scene) {
  const board = from.closest('[data-arrows]');
  if (!board) return start(scene);
  const [x, y] = middle(from);
  let nearest = null;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of board.querySelectorAll('button, [tabindex="0"]')) {
    const [tx, ty] = middle(thing);
    const along = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    const far = along + ASIDE * aside;
    if (thing === from || along < 1 || far >= least) continue;
    nearest = /** @type {HTMLElement | SVGElement} */ (thing);
    least = far;
  }
  nearest?.focus();
  return nearest !== null;
}

/** Choose the n-th: of the field that is open, else of the offers. @param {Scene} scene @param {number} n */
function choose(scene, n) {
  const { look, model, act, game } = scene;
  const step = look.steps.at(-1);
  if (step?.field.kind === 'choice' && !game.onBoard(scene, step.field)) {
    const option = step.field.options[n - 1];
    if (option) act.choose(step.field.name, option.value);
  } else if (model.offers?.offers?.[n - 1] && (!step || step.field.kind === 'choice')) {
    act.take(n - 1);
  }
}

/** @param {Scene} scene */
function next({ model, ui, act }) {
  const seats = model.players.length;
  act.pin(((ui.pinned ?? model.me.seat) + 1) % seats);
}

/** Enter on something that may still be chosen chooses it. @param {Element} target @param {Scene} scene */
function enter(target, { look, act }) {
  const control = target.closest('button, a, [role="button"]');
  const chosen =
    control?.getAttribute('aria-pressed') === 'true' &&
    !control.closest('[data-seat], [data-view]');
  if (control && !(chosen && look.action)) return pressed(target);
  act.confirm();
  return true;
}

/** What is no button by itself is pressed by Enter and Space all the same. @param {Element} target */
function pressed(target) {
  if (!(target instanceof SVGElement) || target.getAttribute('role') !== 'button') return false;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return true;
}

/** What has the focus and is pressed by Space keeps it. @param {Element} target @param {Scene} scene */
function plays(target, { replay, act }) {
  if (!replay || target.closest('button, a, summary')) return false;
  act.play();
  return true;
}

/** @type {{[key: string]: (scene: Scene) => void}} */
const KEYS = {
  Backspace: ({ begun, act }) => (begun ? act.back() : act.undo()),
  u: ({ begun, act }) => (begun ? act.back() : act.undo()),
  U: ({ act }) => act.restart(),
  p: next,
  l: ({ act }) => act.side('log'),
  c: ({ act }) => act.side('chat'),
  Escape: ({ act }) => act.pin(null),
};

/** Stepping through a finished game. @type {{[key: string]: (scene: Scene, step: number) => void}} */
const STEPS = {
  ArrowLeft: ({ act }, step) => act.step(step - 1),
  ArrowRight: ({ act }, step) => act.step(step + 1),
  ArrowUp: ({ act }) => act.round(-1),
  ArrowDown: ({ act }) => act.round(1),
  PageUp: ({ act }) => act.round(-1),
  PageDown: ({ act }) => act.round(1),
  Home: ({ act }) => act.step(0),
  End: ({ act, replay }) => act.step((replay?.replay.positions.length ?? 1) - 1),
  Escape: ({ act, ui }) => (ui.pinned === null ? act.step(null) : act.pin(null)),
};

/** @param {KeyboardEvent} event @param {Element} target @param {Scene} scene @returns {boolean} whether it was a key of ours */
function press(event, target, scene) {
  const { key } = event;
  if (scene.replay && key in STEPS) {
    STEPS[key](scene, scene.replay.step);
    return true;
  }
  if (key in ARROWS) return move(target, ARROWS[/** @type {'ArrowUp'} */ (key)], scene);
  if (key === 'Enter') return enter(target, scene);
  if (key === ' ') return pressed(target) || plays(target, scene);
  if (key === 'r') scene.act.help(scene.game.topicOf(target));
  else if (/^[1-9]$/.test(key)) choose(scene, Number(key));
  else if (key in KEYS) KEYS[key](scene);
  else return false;
  return true;
}

/**
 * @param {() => Scene} scene
 * @returns {() => void} stops it
 */
export function listenToKeys(scene) {
  /** @param {KeyboardEvent} event */
  const hear = event => {
    const target = event.target;
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (
      target.closest('input:not([type="range"]), textarea, select, dialog') ||
      document.querySelector('dialog[open]')
    )
      return;
    if (press(event, target, scene())) event.preventDefault();
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}
