/** What is read out to those who do not see it, and short notices for all. */

const NOTICE_FOR = 5000;

/** @param {string} id @param {string} text */
function say(id, text) {
  const region = document.getElementById(id);
  if (!region) return;
  // An unchanged text is not read again, so the region is emptied first.
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}

/** Read out when there is a pause. @param {string} text */
export const announce = text => say('polite', text);

/** Read out at once: your turn, connection lost. @param {string} text */
export const alertNow = text => say('assertive', text);

/** Show a notice for a few seconds, and read it out. @param {string} text */
export function notice(text) {
  const box = document.createElement('div');
  box.className = 'toast';
  box.textContent = text;
  document.getElementById('toasts')?.append(box);
  announce(text);
  setTimeout(() => box.remove(), NOTICE_FOR);
}
