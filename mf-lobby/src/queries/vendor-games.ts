import { type GameCategory, gameList } from '@pavilion/api/calls/games';
import { CATALOGUE_STALE_MS, useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { keepPreviousData, useQuery } from '@pavilion/host/query';

/** One page of a vendor's games, of one category or of all. */
export function useVendorGames(vassalage: string, gameType: GameCategory | undefined, page: number) {
  const http = useClient();
  const { brand, language } = useCatalogueContext();
  return useQuery({
    queryKey: ['lobby', 'vendor-games', brand, language, vassalage, gameType, page],
    queryFn: () =>
      http.call(gameList, {
        clientType: '3',
        platform: 'html5-desktop',
        merchant: brand,
        vassalage,
        ...(gameType && { gameType }),
        pageNo: String(page),
        pageSize: '12',
        language,
      }),
    staleTime: CATALOGUE_STALE_MS,
    placeholderData: keepPreviousData,
  });
}
