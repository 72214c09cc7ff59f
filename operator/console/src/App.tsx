import type { Locale } from '@pavilion/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Pages } from './Pages';
import { CallFailure } from './calls/call-failure';
import { staffCalls } from './calls/staff-calls';
import type { StaffClient } from './calls/staff-client';
import { StaffProvider } from './calls/staff-context';
import { ToastProvider } from './frame/toasts';
import { messages } from './messages';
import { useLocale } from './preferences/preferences';
import { SessionProvider } from './session/session-context';

/** The whole console on a connection. `children` is the router, which tests bring themselves. */
export function App({ client, router }: { client: StaffClient; router: (pages: ReactNode) => ReactNode }) {
  const [locale] = useLocale();
  const [queries] = useState(newQueries);
  const [calls] = useState(() => staffCalls(client));
  return (
    <IntlProvider locale={clocks[locale]} messages={messages[locale]}>
      <QueryClientProvider client={queries}>
        <StaffProvider calls={calls}>
          <ToastProvider>
            <SessionProvider client={client}>{router(<Pages />)}</SessionProvider>
          </ToastProvider>
        </StaffProvider>
      </QueryClientProvider>
    </IntlProvider>
  );
}

/** Twenty-four hours, and the day before the month: Bengali has no word for AM and PM that everybody writes, and staff compare times. */
const clocks: Readonly<Record<Locale, string>> = { bn: 'bn-u-hc-h23', en: 'en-GB' };

const TRIES = 2;

/**
 * A refusal is final; only an answer that never came, or “not now”, is asked for again. Without a network a page says so at once, and what somebody
 * decided fails now: it is never done later, when they may have decided otherwise.
 */
function newQueries(): QueryClient {
  const retry = (failures: number, error: Error) =>
    failures < TRIES && navigator.onLine && error instanceof CallFailure && (error.status === 0 || error.status === 503);
  return new QueryClient({
    defaultOptions: {
      queries: { retry, retryDelay: 1000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
}
