import { gameList } from '@pavilion/api/calls/games';
import type { GameListQuery } from '@pavilion/api/games';
import { CATALOGUE_STALE_MS, useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';
import type { ListFilters } from '../features/list-filters';
import { narrowedTo } from './narrowed-to';

/** Key of the short lists beside a list; read again with it. */
const KEY = ['games', 'list', 'shelf'] as const;

/** The first games that are announced within what a list is narrowed to, and how many there are. */
export function useAnnouncedGames(filters: ListFilters) {
  const { pages: _, order: _order, ...choice } = filters;
  return useShelf(['announced', choice], { stage: 'ANNOUNCED', ...narrowedTo({ ...choice, search: '' }) });
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
