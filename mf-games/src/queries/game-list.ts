import { favourites, gameList, recentGames } from '@pavilion/api/calls/games';
import type { Game } from '@pavilion/api/games';
import { type CatalogueContext, CATALOGUE_STALE_MS, favouriteListKey, useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { type HttpClient } from '@pavilion/host/http';
import { keepPreviousData, type QueryClient, queryOptions, useInfiniteQuery, useQueryClient } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';
import { isOwn, type ListFilters, stageOf } from '../features/list-filters';
import type { PageRange } from '../features/page-range';
import { narrowedTo } from './narrowed-to';

interface Page {
  games: readonly Game[];
  totalPages: number;
  /** How many there are on all pages; not every list knows. */
  total: number | undefined;
}

interface GameListRequest extends Omit<ListFilters, 'pages'>, CatalogueContext {}

/** Games of a list page by page, whatever the list is narrowed to; what the address asks for is asked for at once. */
export function useGameList({ pages, ...choice }: ListFilters) {
  const http = useClient();
  const asked = useCatalogueContext();
  const member = useMember();
  const queries = useQueryClient();
  const own = isOwn(choice.selection);
  const key = choice.selection === 'FAV' ? favouriteListKey : ['games', 'list'];
  return useInfiniteQuery({
    queryKey: [...key, asked, choice, pages.from, own && member?.id],
    queryFn: ({ pageParam }) => readPages({ queries, http }, { ...choice, ...asked }, pageParam),
    initialPageParam: pages,
    getNextPageParam: ({ totalPages }, _read, { to }) => (to < totalPages ? { from: to + 1, to: to + 1 } : undefined),
    enabled: !own || member !== undefined,
    staleTime: own ? 0 : CATALOGUE_STALE_MS,
    placeholderData: keepPreviousData,
    // Each page is tried again for itself: both together would try nine times before anybody is told.
    ...(!own && { retry: false }),
  });
}

/** Fetches the page below those that are shown, so that it is there at once when somebody gets so far. */
export function useFetchAhead({ pages, ...choice }: ListFilters): () => void {
  const http = useClient();
  const asked = useCatalogueContext();
  const queries = useQueryClient();
  return () => {
    if (!isOwn(choice.selection)) void queries.prefetchQuery(pageQuery(http, { ...choice, ...asked }, pages.to + 1));
  };
}

/** Pages that were fetched, whether or not they are shown. Read again before the lists that are made of them. */
export const listPageKey = ['games', 'list-page'] as const;

const pageQuery = (http: HttpClient, asked: GameListRequest, page: number) =>
  queryOptions({
    queryKey: [...listPageKey, asked, page],
    queryFn: () => readPage(http, asked, page),
    staleTime: CATALOGUE_STALE_MS,
  });

interface Sources {
  queries: QueryClient;
  http: HttpClient;
}

/** `to` is the last of the pages that were read. */
async function readPages(
  { queries, http }: Sources,
  asked: GameListRequest,
  { from, to }: PageRange,
): Promise<Page & { to: number }> {
  const readOne = (page: number) =>
    isOwn(asked.selection) ? readPage(http, asked, page) : queries.fetchQuery(pageQuery(http, asked, page));
  const read = await Promise.all(Array.from({ length: to - from + 1 }, (_, at) => readOne(from + at)));
  const [{ totalPages, total } = { totalPages: 0, total: undefined }] = read;
  return { games: read.flatMap(({ games }) => games), totalPages, total, to };
}

async function readPage(http: HttpClient, asked: GameListRequest, page: number): Promise<Page> {
  const { category, vendors, language } = asked;
  const stage = stageOf(asked);
  const narrowed = { ...(category && { gameType: category }), ...(vendors.length > 0 && { vassalage: vendors.join() }) };
  const common = { clientType: '3', language, ...narrowed } as const;
  const pageNo = String(page);
  if (asked.selection === 'FAV') {
    const { content, totalPages } = await http.call(favourites, { ...common, platform: 'flash', pageNo, pageSize: '999' });
    return { games: content, totalPages, total: content.length };
  }
  if (asked.selection === 'RECENT') {
    const { list, totalPages } = await http.call(recentGames, { ...common, page: pageNo, pageSize: '12' });
    return { games: list, totalPages, total: totalPages > 1 ? undefined : list.length };
  }
  return http.call(gameList, {
    ...common,
    ...narrowedTo(asked),
    platform: 'html5-desktop',
    merchant: asked.brand,
    pageNo,
    pageSize: '18',
    gameSelectType: asked.selection === 'SOON' ? 'ALL' : asked.selection,
    ...(stage && { stage }),
    ...(asked.order && { order: asked.order }),
  });
}
