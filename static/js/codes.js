/** Room codes as people read them. */

const SYMBOLS = 8;

/** Eight symbols in two groups. @param {string} text */
export function spaced(text) {
  const symbols = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, SYMBOLS);
  const half = SYMBOLS / 2;
  return symbols.length > half ? `${symbols.slice(0, half)}-${symbols.slice(half)}` : symbols;
}
