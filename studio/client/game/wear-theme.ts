/** The page around the game may say its theme behind the `#`; the address itself, when it names one, has the last word. */
export function wearTheme(): void {
  const theme = /[#&]theme=(dark|light)\b/.exec(window.location.hash)?.[1];
  if (!theme || document.documentElement.dataset['theme']) return;
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme);
}
