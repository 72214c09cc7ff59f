/** The title's sky behind everything, and its colours for the page's own parts. */
export function skyOf(
  { colours }: { readonly colours: Readonly<Record<'top' | 'middle' | 'low' | 'glow', string>> },
  style: string | undefined,
): HTMLElement {
  const sky = document.createElement('div');
  sky.className = style ?? '';
  sky.setAttribute('aria-hidden', 'true');
  for (const name of ['top', 'middle', 'low', 'glow'] as const) sky.style.setProperty(`--sky-${name}`, colours[name]);
  return sky;
}
