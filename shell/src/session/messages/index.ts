import type { Locale } from '@pavilion/contract';
import bn from './bn.json';
import en from './en.json';

/** Texts of the popups; they are fetched with the first of them. */
export const messages: Readonly<Record<Locale, typeof en>> = { bn, en };

export type SessionText = keyof typeof en;
