import { useLocale } from '@pavilion/host/intl';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { messages } from './messages';

/** Gives what is inside the texts of closed pages, which the frame does not carry. */
export function WithClosedTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return (
    <IntlProvider locale={locale} messages={messages[locale]}>
      {children}
    </IntlProvider>
  );
}
