/**
 * What the page around the game says behind the `#`: its theme, and that it shows time, net position and a way out itself (`facts=host`),
 * so that a small screen need not show them twice. A theme that the address itself names has the last word.
 */
export function applyHostSettings(): void {
  const said = new URLSearchParams(window.location.hash.slice(1));
  const root = document.documentElement;
  if (said.get('facts') === 'host') root.dataset['facts'] = 'host';
  const theme = said.get('theme');
  if ((theme !== 'dark' && theme !== 'light') || root.dataset['theme']) return;
  root.dataset['theme'] = theme;
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme);
}
