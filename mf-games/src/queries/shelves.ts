import { gameList } from '@pavilion/api/calls/games';
import type { GameListQuery } from '@pavilion/api/games';
import { CATALOGUE_STALE_MS, useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';
import { chosenFacts } from '../features/fact-filters';
import type { ListFilters } from '../features/list-filters';

/** Key of the short lists beside a list; read again with it. */
const KEY = ['games', 'list', 'shelf'] as const;

/** The first games that are announced within what a list is narrowed to, and how many there are. */
export function useAnnouncedGames(filters: ListFilters) {
  const { pages: _, order: _order, ...choice } = filters;
  const { category, vendors, gameClass } = choice;
  return useShelf(['announced', choice], {
    stage: 'ANNOUNCED',
    ...(category && { gameType: category }),
    ...(vendors.length > 0 && { vassalage: vendors.join() }),
    ...(gameClass && { gameClassify: gameClass }),
    ...chosenFacts(choice),
  });
}

/** The most popular games of all kinds that open. */
export function useOpenGames() {
  return useShelf(['open'], { stage: 'OPEN' });
}

function useShelf(key: readonly unknown[], narrowed: Partial<GameListQuery>) {
  const http = useClient();
  const { brand, language } = useCatalogueContext();
  return useQuery({
    queryKey: [...KEY, brand, language, ...key],
    queryFn: () =>
      http.call(gameList, {
        ...narrowed,
        clientType: '3',
        platform: 'html5-desktop',
        merchant: brand,
        pageNo: '1',
        pageSize: '12',
        language,
      }),
    staleTime: CATALOGUE_STALE_MS,
  }).data;
}
