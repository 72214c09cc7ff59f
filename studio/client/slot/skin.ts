import type { Tune } from '../engine/pitches';

/** A symbol as a title shows it. */
export interface SymbolLook {
  readonly name: string;
  readonly art: string;
}

/** What the server says of a title's looks. */
export interface SkinData {
  readonly colours: Readonly<Record<'top' | 'middle' | 'low' | 'glow', string>>;
  readonly symbols: Readonly<Record<string, SymbolLook>>;
  readonly tune?: Tune;
}

/** How a title shows a symbol of its reels. */
export function lookOf({ symbols }: SkinData, symbol: string): SymbolLook {
  return symbols[symbol] ?? { name: symbol, art: '' };
}
