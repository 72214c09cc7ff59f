import { matchRoutes, useLocation } from 'react-router-dom';
import { useSite } from '../site-context';
import type { Page, PageTable } from './page-table';

/** Addresses that show the lobby, whatever else they open over it. */
export const HOME_ADDRESSES = ['/index', '/index.html', '/home', '/login', '/register', '/help'];

/** The page an address shows. */
export function pageAt({ pages }: PageTable, pathname: string): Page | undefined {
  const routes = pages.flatMap((page) => page.patterns.map((path) => ({ path, id: page.descriptor.id })));
  const known = matchRoutes(routes, pathname)?.[0];
  if (!known && HOME_ADDRESSES.includes(pathname)) return pageAt({ pages } as PageTable, '/');
  return known && pages.find(({ descriptor }) => descriptor.id === known.route.id);
}

export function useCurrentPage(): Page | undefined {
  const { pathname } = useLocation();
  return pageAt(useSite().table, pathname);
}
