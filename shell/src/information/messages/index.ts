import type { Locale } from '@pavilion/contract';
import bn from './bn.json';
import en from './en.json';

/** Texts of what the site tells; they are fetched with the first of it. */
export const messages: Readonly<Record<Locale, typeof en>> = { bn, en };

export type InformationText = keyof typeof en;
