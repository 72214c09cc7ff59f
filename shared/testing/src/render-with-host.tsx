import type { Locale } from '@pavilion/contract';
import { HostProvider } from '@pavilion/host/host';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { fakeHost, type FakeHost, type FakeHostOptions } from './fake-host';

/** The texts and the place of the screen, beside what its player meets. */
export interface RenderWithHostOptions extends FakeHostOptions {
  /** The remote's own texts, id to ICU message. */
  messages: Readonly<Record<string, string>>;
  locale?: Locale;
  /** Where the player is. */
  address?: string;
  /** The page's address with its `:parameters`, for a screen that reads them. Elsewhere nothing is shown. */
  path?: string;
  /** How often a read that failed is made once more by itself; as the shell does not: at once. */
  retries?: number;
}

/** Renders a screen as the shell would, on a host of its own. */
export function renderWithHost(
  screen: ReactNode,
  { messages, locale = 'en', address = '/', path, retries = 0, ...options }: RenderWithHostOptions,
): RenderResult & { host: FakeHost; user: UserEvent; address: () => string } {
  const host = fakeHost(options);
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: retries, retryDelay: 0 }, mutations: { retry: false } },
  });
  let location = address;
  const Watch = () => {
    const { pathname, search } = useLocation();
    location = pathname + search;
    return null;
  };
  const rendered = render(
    <HostProvider host={host}>
      <IntlProvider locale={locale} messages={messages} onError={(problem) => raise(problem)}>
        <QueryClientProvider client={queries}>
          <MemoryRouter initialEntries={[address]}>
            <Watch />
            {path ? (
              <Routes>
                <Route path={path} element={screen} />
                <Route path="*" element={null} />
              </Routes>
            ) : (
              screen
            )}
          </MemoryRouter>
        </QueryClientProvider>
      </IntlProvider>
    </HostProvider>,
  );
  return { ...rendered, host, user: userEvent.setup(), address: () => location };
}

function raise(problem: Error): never {
  throw problem;
}
