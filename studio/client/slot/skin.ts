import type { SlotSymbol } from '../../src/slots/reels';

/** What the server says of a title's looks. */
export interface SkinData {
  readonly colours: Readonly<Record<'top' | 'middle' | 'low' | 'glow', string>>;
  readonly symbols: Readonly<Record<SlotSymbol, { readonly name: string; readonly art: string }>>;
}
