import { favourites, gameList, recentGames } from '@pavilion/api/calls/games';
import type { Game } from '@pavilion/api/games';
import { type Asked, CATALOGUE_FRESH, favouriteListKey, useAsked } from '@pavilion/features/games';
import { type HttpClient, useClient } from '@pavilion/host/http';
import { keepPreviousData, useInfiniteQuery } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';
import type { ListChoice } from '../features/list-choice';

interface Page {
  games: readonly Game[];
  totalPages: number;
  /** How many there are on all pages; not every list knows. */
  total: number | undefined;
}

interface AskedPage extends ListChoice, Asked {
  pageNo: number;
}

/** Games of a list page by page, whatever the list is narrowed to. */
export function useGameList(choice: ListChoice) {
  const http = useClient();
  const asked = useAsked();
  const member = useMember();
  const own = choice.selection === 'FAV' || choice.selection === 'RECENT';
  const key = choice.selection === 'FAV' ? favouriteListKey : ['games', 'list'];
  return useInfiniteQuery({
    queryKey: [...key, asked, choice, own && member?.id],
    queryFn: ({ pageParam }) => readPage(http, { ...choice, ...asked, pageNo: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, pageNo) => (pageNo < totalPages ? pageNo + 1 : undefined),
    enabled: !own || member !== undefined,
    staleTime: own ? 0 : CATALOGUE_FRESH,
    placeholderData: keepPreviousData,
  });
}

async function readPage(http: HttpClient, asked: AskedPage): Promise<Page> {
  const { category, vendor, language, pageNo } = asked;
  const narrowed = { ...(category && { gameType: category }), ...(vendor && { vassalage: vendor }) };
  const common = { clientType: '3', language, ...narrowed } as const;
  if (asked.selection === 'FAV') {
    const { content, totalPages } = await http.call(favourites, {
      ...common,
      platform: 'flash',
      pageNo: String(pageNo),
      pageSize: '999',
    });
    return { games: content, totalPages, total: content.length };
  }
  if (asked.selection === 'RECENT') {
    const { list, totalPages } = await http.call(recentGames, { ...common, page: String(pageNo), pageSize: '12' });
    return { games: list, totalPages, total: undefined };
  }
  return http.call(gameList, {
    ...common,
    platform: 'html5-desktop',
    merchant: asked.brand,
    pageNo: String(pageNo),
    pageSize: '18',
    gameSelectType: asked.selection,
    ...(asked.gameClass && { gameClassify: asked.gameClass }),
    ...(asked.search.trim() && { gameName: asked.search.trim() }),
  });
}
