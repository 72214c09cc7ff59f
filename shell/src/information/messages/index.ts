import type { Locale } from '@pavilion/contract';
import { messages as shellMessages } from '../../messages';
import bn from './bn.json';
import en from './en.json';

/** Texts of what the site tells; they are fetched with the first of it. What the frame says as well is the shell's. */
export const messages = {
  bn: { ...shellMessages.bn, ...bn },
  en: { ...shellMessages.en, ...en },
} satisfies Readonly<Record<Locale, object>>;

export type InformationText = keyof (typeof messages)['en'];
