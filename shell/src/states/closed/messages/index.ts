import type { Locale } from '@pavilion/contract';
import { messages as shellMessages } from '../../../messages';
import bn from './bn.json';
import en from './en.json';

/** Texts of what is closed, and of buttons that the frame has as well. */
export const messages = {
  bn: { ...shellMessages.bn, ...bn },
  en: { ...shellMessages.en, ...en },
} satisfies Readonly<Record<Locale, object>>;

export type ClosedText = keyof (typeof messages)['en'];
