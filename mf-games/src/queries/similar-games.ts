import { gameList } from '@pavilion/api/calls/games';
import type { Game } from '@pavilion/api/games';
import { CATALOGUE_STALE_MS, useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';

const SHOWN = 6;

/** The most popular games of the same kind; first those that open. Asked for while `enabled`. */
export function useSimilarGames({ nodeId, gameType, gameClassify }: Game, enabled: boolean): readonly Game[] {
  const http = useClient();
  const { brand, language } = useCatalogueContext();
  const { data } = useQuery({
    queryKey: ['games', 'similar', brand, language, gameType, gameClassify],
    queryFn: () =>
      http.call(gameList, {
        merchant: brand,
        language,
        gameType,
        ...(gameClassify && { gameClassify }),
        gameSelectType: 'ALL',
        pageNo: '1',
        pageSize: '18',
      }),
    enabled,
    staleTime: CATALOGUE_STALE_MS,
  });
  const others = (data?.games ?? []).filter((game) => game.nodeId !== nodeId);
  return others.sort((one, other) => Number(isClosed(one)) - Number(isClosed(other))).slice(0, SHOWN);
}

function isClosed({ inMaintenance, notConnected }: Game): boolean {
  return inMaintenance === true || notConnected === true;
}
