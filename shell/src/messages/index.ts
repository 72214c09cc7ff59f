import type { Locale } from '@pavilion/contract';
import bn from './bn.json';
import en from './en.json';

/** The shell's own texts. Both languages come with the shell, so that a change of language waits for nothing. */
export const messages: Readonly<Record<Locale, typeof en>> = { bn, en };

export type MessageId = keyof typeof en;
