/** The same explanation by hover, by focus and by tap: of whatever has `data-tip`. */

import { announce } from '../js/live.js';

const GAP = 8;

/** Beside what it explains where there is room, else above or below it. @param {HTMLElement} tip @param {Element} about */
function place(tip, about) {
  const box = about.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const beside = box.left - width - GAP;
  const above = box.top - height - GAP;
  const within = (/** @type {number} */ value, /** @type {number} */ most) =>
    Math.min(Math.max(value, GAP), most - GAP);
  const left = beside >= GAP ? beside : box.left + box.width / 2 - width / 2;
  const top = beside >= GAP ? box.top : above >= GAP ? above : box.bottom + GAP;
  tip.style.setProperty('left', `${within(left, innerWidth - width)}px`);
  tip.style.setProperty('top', `${within(top, innerHeight - height)}px`);
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
    const refused = element?.getAttribute('aria-disabled') === 'true';
    const byFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (refused || byFinger) show(element);
    else hide();
    if (refused) announce(element?.getAttribute('data-tip') ?? '');
  };
  /** @param {KeyboardEvent} event */
  const key = event => event.key === 'Escape' && hide();
  const listening = new AbortController();
  /** @param {string} type @param {(event: any) => void} hear */
  const on = (type, hear) => root.addEventListener(type, hear, { signal: listening.signal });
  on('pointerover', over);
  on('pointerleave', hide);
  on('focusin', focus);
  on('focusout', hide);
  on('click', click);
  on('keydown', key);
  return () => listening.abort();
}
