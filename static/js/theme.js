// A classic script, run before the first paint, so that no page flashes in the other theme.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem('parvis.theme');
  } catch {
    // Storage may be forbidden; then the system's wish holds.
  }
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
})();
