import { type GameCategory, gameList } from '@pavilion/api/calls/games';
import { CATALOGUE_STALE_MS, useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { useInfiniteQuery } from '@pavilion/host/query';

/** Lotteries of one kind, page by page. */
export function useLotteries(gameType: GameCategory) {
  const http = useClient();
  const { brand, language } = useCatalogueContext();
  return useInfiniteQuery({
    queryKey: ['games', 'list', 'lotteries', brand, language, gameType],
    queryFn: ({ pageParam }) =>
      http.call(gameList, {
        clientType: '3',
        platform: 'html5-desktop',
        merchant: brand,
        gameType,
        pageNo: String(pageParam),
        pageSize: '18',
        language,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
    staleTime: CATALOGUE_STALE_MS,
  });
}
