import { favourites, gameList, recentGames } from '@pavilion/api/calls/games';
import type { Game } from '@pavilion/api/games';
import { type CatalogueContext, CATALOGUE_STALE_MS, favouriteListKey, useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { type HttpClient } from '@pavilion/host/http';
import { keepPreviousData, useInfiniteQuery } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';
import type { ListFilters } from '../features/list-filters';
import type { PageRange } from '../features/page-range';

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
  const own = choice.selection === 'FAV' || choice.selection === 'RECENT';
  const key = choice.selection === 'FAV' ? favouriteListKey : ['games', 'list'];
  return useInfiniteQuery({
    queryKey: [...key, asked, choice, pages.from, own && member?.id],
    queryFn: ({ pageParam }) => readPages(http, { ...choice, ...asked }, pageParam),
    initialPageParam: pages,
    getNextPageParam: ({ totalPages }, _read, { to }) => (to < totalPages ? { from: to + 1, to: to + 1 } : undefined),
    enabled: !own || member !== undefined,
    staleTime: own ? 0 : CATALOGUE_STALE_MS,
    placeholderData: keepPreviousData,
  });
}

async function readPages(http: HttpClient, asked: GameListRequest, { from, to }: PageRange): Promise<Page> {
  const read = await Promise.all(Array.from({ length: to - from + 1 }, (_, at) => readPage(http, asked, from + at)));
  const [{ totalPages, total } = { totalPages: 0, total: undefined }] = read;
  return { games: read.flatMap(({ games }) => games), totalPages, total };
}

async function readPage(http: HttpClient, asked: GameListRequest, page: number): Promise<Page> {
  const { category, vendor, language } = asked;
  const narrowed = { ...(category && { gameType: category }), ...(vendor && { vassalage: vendor }) };
  const common = { clientType: '3', language, ...narrowed } as const;
  const pageNo = String(page);
  if (asked.selection === 'FAV') {
    const { content, totalPages } = await http.call(favourites, { ...common, platform: 'flash', pageNo, pageSize: '999' });
    return { games: content, totalPages, total: content.length };
  }
  if (asked.selection === 'RECENT') {
    const { list, totalPages } = await http.call(recentGames, { ...common, page: pageNo, pageSize: '12' });
    return { games: list, totalPages, total: undefined };
  }
  return http.call(gameList, {
    ...common,
    platform: 'html5-desktop',
    merchant: asked.brand,
    pageNo,
    pageSize: '18',
    gameSelectType: asked.selection,
    ...(asked.gameClass && { gameClassify: asked.gameClass }),
    ...(asked.search.trim() && { gameName: asked.search.trim() }),
  });
}
