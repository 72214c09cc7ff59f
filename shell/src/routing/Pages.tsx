import type { Area } from '@pavilion/contract';
import type { ReactElement } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useSite } from '../site-context';
import { NotFoundPage } from '../states/NotFoundPage';
import { LoginRoute, RegisterRoute } from './EntryRoutes';
import { GuardedPage } from './GuardedPage';
import type { Page, PageTable } from './page-table';
import { lazyPart } from '@pavilion/host/lazy';
import { HOME_ADDRESSES } from './use-current-page';

// With the sheet that it opens.
const HelpAddress = lazyPart(() =>
  import(/* webpackChunkName: "information" */ '../information/HelpRoute').then((loaded) => loaded.HelpRoute),
);

const OVER_HOME: Readonly<Record<string, (home: ReactElement) => ReactElement>> = {
  '/login': (home) => <LoginRoute>{home}</LoginRoute>,
  '/register': (home) => <RegisterRoute>{home}</RegisterRoute>,
  '/help': (home) => (
    <>
      {home}
      <HelpAddress />
    </>
  ),
};

/** Every address of the brand, made of its descriptors. A page that appears or disappears in the manifest does so here at once. */
export function Pages() {
  const { table } = useSite();
  const home = table.pages.find(({ patterns }) => patterns.includes('/'));
  const claimed = new Set(table.pages.flatMap(({ patterns }) => patterns));
  const homeElement = home ? <GuardedPage key={home.descriptor.id} page={home} /> : <NotFoundPage />;
  return (
    <Routes>
      {table.pages.flatMap((page) =>
        page.patterns.map((path) => (
          // A page that is kept alive has a place of its own beside these.
          <Route
            key={path}
            path={path}
            element={page.descriptor.keepAlive ? null : <GuardedPage key={page.descriptor.id} page={page} />}
          />
        )),
      )}
      {HOME_ADDRESSES.filter((address) => !claimed.has(address)).map((address) => (
        <Route key={address} path={address} element={OVER_HOME[address]?.(homeElement) ?? homeElement} />
      ))}
      {(['member', 'agent'] as const).map((area) => {
        const root = area === 'member' ? '/member' : '/agentHome';
        const first = firstOf(table, area);
        return claimed.has(root) || !first ? null : <Route key={root} path={root} element={<Navigate to={first} replace />} />;
      })}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function firstOf({ pages }: PageTable, area: Area): string | undefined {
  const place = ({ descriptor }: Page) => descriptor.menus?.area ?? Infinity;
  return pages
    .filter(({ descriptor, off, patterns }) => descriptor.area === area && !off && !patterns[0]?.includes(':'))
    .sort((one, other) => place(one) - place(other))[0]?.patterns[0];
}
