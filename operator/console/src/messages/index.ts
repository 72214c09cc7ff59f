import type { Locale } from '@pavilion/i18n';
import { type PrimitiveType, useIntl } from 'react-intl';
import bn from './bn.json';
import en from './en.json';

export const messages: Readonly<Record<Locale, typeof en>> = { bn, en };

export type MessageId = keyof typeof en;

/** The console's texts in the language in force. */
export function useTexts(): (id: MessageId, values?: Record<string, PrimitiveType>) => string {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id }, values);
}
