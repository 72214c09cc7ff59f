import { gameInfo } from '@pavilion/api/calls/games';
import { CATALOGUE_STALE_MS, useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';

/** What a game is: its name, maker, return to player and smallest bet. */
export function useGameInfo(nodeId: string) {
  const http = useClient();
  const { language } = useCatalogueContext();
  return useQuery({
    queryKey: ['games', 'info', nodeId, language],
    queryFn: () => http.call(gameInfo, { nodeId, language }),
    staleTime: CATALOGUE_STALE_MS,
    retry: false,
  });
}
