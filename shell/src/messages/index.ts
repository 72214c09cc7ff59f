import type { Locale } from '@pavilion/contract';
import { createIntl } from 'react-intl';
import bn from './bn.json';
import en from './en.json';

/** The shell's own texts. Both languages come with the shell, so that a change of language waits for nothing. */
export const messages: Readonly<Record<Locale, typeof en>> = { bn, en };

export type MessageId = keyof typeof en;

/** One of them for whoever speaks outside of components. The build leaves syntax trees in the files, which are nothing to show. */
export function textOf(id: MessageId, locale: Locale): string {
  return createIntl({ locale, messages: messages[locale] }).formatMessage({ id });
}
