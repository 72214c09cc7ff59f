import type { SlotSymbol } from '../../src/slots/reels';

/** What the server says of a title's looks. */
export interface SkinData {
  readonly colours: Readonly<Record<'top' | 'middle' | 'low' | 'glow', string>>;
  readonly symbols: Readonly<Record<SlotSymbol, { readonly name: string; readonly art: string }>>;
}

/** The title's sky behind everything, and its colours for the page's own parts. */
export function skyOf({ colours }: SkinData, style: string | undefined): HTMLElement {
  const sky = document.createElement('div');
  sky.className = style ?? '';
  sky.setAttribute('aria-hidden', 'true');
  for (const [name, colour] of Object.entries(colours)) sky.style.setProperty(`--sky-${name}`, colour);
  return sky;
}
