/** The same explanation by hover, by focus and by tap: of whatever has `data-tip`. */

import { announce } from '../../js/live.js';

const GAP = 8;

/** @param {HTMLElement} tip @param {Element} about */
function place(tip, about) {
  const box = about.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(
    Math.max(box.left + box.width / 2 - width / 2, GAP),
    innerWidth - width - GAP,
  );
  const above = box.top - height - GAP;
  tip.style.setProperty('left', `${left}px`);
  tip.style.setProperty(
    'top',
    `${above >= GAP ? above : Math.min(box.bottom + GAP, innerHeight - height - GAP)}px`,
  );
}

/**
 * @param {HTMLElement} root
 * @returns {() => void} stops it
 */
export function listenForTips(root) {
  /** @param {EventTarget | null} target */
  const about = target => (target instanceof Element ? target.closest('[data-tip]') : null);
  const hide = () => root.querySelector('.tip')?.setAttribute('hidden', '');
  /** @param {Element | null} element */
  const show = element => {
    const tip = root.querySelector('.tip');
    if (!element || !(tip instanceof HTMLElement)) return hide();
    tip.textContent = element.getAttribute('data-tip');
    tip.removeAttribute('hidden');
    place(tip, element);
  };
  /** @param {PointerEvent} event */
  const over = event => event.pointerType === 'mouse' && show(about(event.target));
  /** @param {FocusEvent} event */
  const focus = event => {
    const element = about(event.target);
    if (element?.matches(':focus-visible')) show(element);
  };
  /** @param {MouseEvent} event */
  const click = event => {
    const element = about(event.target);
    show(element);
    // Drawing anew may have moved what was tapped; and why it is refused is said aloud.
    if (element?.getAttribute('aria-disabled') === 'true')
      announce(element.getAttribute('data-tip') ?? '');
  };
  /** @param {KeyboardEvent} event */
  const key = event => event.key === 'Escape' && hide();
  root.addEventListener('pointerover', over);
  root.addEventListener('pointerleave', hide);
  root.addEventListener('focusin', focus);
  root.addEventListener('focusout', hide);
  root.addEventListener('click', click);
  root.addEventListener('keydown', key);
  return () => {
    root.removeEventListener('pointerover', over);
    root.removeEventListener('pointerleave', hide);
    root.removeEventListener('focusin', focus);
    root.removeEventListener('focusout', hide);
    root.removeEventListener('click', click);
    root.removeEventListener('keydown', key);
  };
}
