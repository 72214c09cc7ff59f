import type { Locale } from '@pavilion/contract';
import bn from './bn.json';
import en from './en.json';

/** Texts of the palette; they are fetched with it. */
export const messages: Readonly<Record<Locale, typeof en>> = { bn, en };

export type PaletteText = keyof typeof en;
