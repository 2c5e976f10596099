/** The tab's title and icon tell whether somebody waits for me. */

/** @param {{needed: boolean, title: string}} what */
export function show({ needed, title }) {
  const name = title ? `${title} · Parvis` : 'Parvis';
  document.title = needed ? `● ${name}` : name;
  const icon = document.getElementById('favicon');
  const href = needed ? '/icons/favicon-needed.svg' : '/icons/favicon.svg';
  if (icon?.getAttribute('href') !== href) icon?.setAttribute('href', href);
}
