import { rowsWithThePage } from '@pavilion/api/calls/games';
import { type CatalogueContext, useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { type HttpClient } from '@pavilion/host/http';
import { type QueryClient, useQueryClient } from '@pavilion/host/query';
import { use } from 'react';
import { announcementsQuery } from './announcements';
import { categoryRowQuery } from './category-row';
import { hotGamesQuery } from './hot-games';
import { menusQuery } from './menus';
import { vendorsQuery } from './vendors';
import { winnersQuery } from './winners';

/** Past this the home page shows its shape rather than the page before it. */
const TIMEOUT_MS = 400;

const pending = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/**
 * Holds the home page back until its first answers are there. They came with the page, so this takes no time that anybody sees, and
 * the server's drawing stays on screen until React's stands in its place.
 */
export function usePrefetchedHome(): void {
  const queries = useQueryClient();
  const http = useClient();
  const asked = useCatalogueContext();
  const known = pending.get(queries) ?? new Map<string, Promise<unknown>>();
  pending.set(queries, known);
  const key = `${asked.brand} ${asked.language}`;
  const answers = known.get(key) ?? prefetch(queries, http, asked);
  known.set(key, answers);
  use(answers);
}

function prefetch(queries: QueryClient, http: HttpClient, asked: CatalogueContext): Promise<unknown> {
  const rows = async () => {
    const { gameMenus } = await queries.fetchQuery(menusQuery(http, asked));
    return Promise.all(
      rowsWithThePage(gameMenus).map((category) => queries.prefetchQuery(categoryRowQuery(http, asked, category))),
    );
  };
  const answers = Promise.all([
    queries.prefetchQuery(announcementsQuery(http, asked)),
    queries.prefetchQuery(hotGamesQuery(http, asked)),
    queries.prefetchQuery(vendorsQuery(http, asked)),
    queries.prefetchQuery(winnersQuery(http, asked)),
    // The menu says itself why it does not come.
    rows().catch(() => undefined),
  ]);
  return Promise.race([answers, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
}
