import '@pavilion/ui/styles.css';
import type { Area, Locale, PageDescriptor, RemoteDescriptor, StampedRemote } from '@pavilion/contract';
import { HostProvider } from '@pavilion/host/host';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement, lazy, type ReactNode, StrictMode, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { BrowserRouter, NavLink, Route, Routes } from 'react-router-dom';
import { fakeHost, type FakeHostOptions } from './fake-host';

type Described = Pick<RemoteDescriptor, 'name' | 'pages'>;

const PREFIX: Readonly<Record<Area, string>> = { site: '', bare: '', member: '/member', agent: '/agentHome' };
const queries = new QueryClient();

/** Shows a remote by itself on a fake host: all its pages at their real addresses, in their layouts, in both languages and themes. */
export function runStandalone(remote: StampedRemote, { pages }: Described, options: FakeHostOptions): void {
  const host = fakeHost(options);
  host.links = {
    to: (...[id]) => addressOf(pages.find((page) => page.id === id)),
    inArea: (area) =>
      pages
        .filter((page) => page.area === area && page.menus?.area !== undefined)
        .map((page) => ({
          id: page.id,
          label: page.label,
          icon: page.icon,
          audience: page.audience,
          address: addressOf(page) ?? '/',
        })),
  };
  host.dialogs = {
    confirm: async ({ title, text }) => globalThis.confirm(`${title}\n\n${text}`),
    toast: (tone, text) => globalThis.alert(`${tone}: ${text}`),
    customerService: () => undefined,
  };
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    <StrictMode>
      <HostProvider host={host}>
        <QueryClientProvider client={queries}>
          <BrowserRouter>
            <StandaloneApp remote={remote} pages={pages} />
          </BrowserRouter>
        </QueryClientProvider>
      </HostProvider>
    </StrictMode>,
  );
}

function StandaloneApp({ remote, pages }: { remote: StampedRemote; pages: readonly PageDescriptor[] }) {
  const [locale, setLocale] = useState<Locale>('bn');
  const [messages, setMessages] = useState<Record<string, string>>();
  const [theme, setTheme] = useState<'dark' | 'light'>('dark');
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = locale;
  }, [theme, locale]);
  useEffect(() => {
    // Left unhandled: whoever develops the remote sees it in the browser's console.
    void remote.messages[locale]().then((loaded) => setMessages(loaded as Record<string, string>));
  }, [remote, locale]);
  if (!messages) return null;
  return (
    <IntlProvider locale={locale} messages={messages} key={locale}>
      <nav aria-label="Development" style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 12 }}>
        {pages.map((page) => (
          <NavLink key={page.id} to={addressOf(page) ?? '/'}>
            {page.id}
          </NavLink>
        ))}
        <button type="button" onClick={() => setLocale(locale === 'bn' ? 'en' : 'bn')}>
          {locale}
        </button>
        <button type="button" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          {theme}
        </button>
      </nav>
      <main className="pv-content">
        <Suspense>
          <Routes>
            {pages.flatMap((page) =>
              page.paths.map((path) => (
                <Route key={page.id + path} path={pathIn(page.area, path)} element={<PageInLayout remote={remote} page={page} />} />
              )),
            )}
          </Routes>
        </Suspense>
      </main>
    </IntlProvider>
  );
}

const views = new Map<unknown, ComponentType<{ children: ReactNode }>>();

/** One lazy component per loader, however often the page is drawn. */
function viewOf(load: (() => Promise<unknown>) | undefined): ComponentType<{ children: ReactNode }> {
  const found = views.get(load);
  if (found) return found;
  const made = load
    ? lazy(async () => ({ default: (await load()) as ComponentType<{ children: ReactNode }> }))
    : ({ children }: { children: ReactNode }) => children;
  views.set(load, made);
  return made;
}

function PageInLayout({ remote, page }: { remote: StampedRemote; page: PageDescriptor }) {
  return createElement(viewOf(remote.layouts[page.area]), null, createElement(viewOf(remote.pages[page.id])));
}

function addressOf(page: PageDescriptor | undefined): string | undefined {
  return page && pathIn(page.area, page.paths[0]);
}

function pathIn(area: Area, path: string): string {
  return `${PREFIX[area]}/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}
