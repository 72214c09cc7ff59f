import { launchGame } from '@pavilion/api/calls/launch';
import { useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';

/** Where the game runs for this player, or shows a `round` of theirs again. Asked anew for each visit: an address is good for one session. */
export function useLaunch(nodeId: string, mode: 'real' | 'free', visit: number, round: string | undefined) {
  const http = useClient();
  const member = useMember();
  const { language } = useCatalogueContext();
  return useQuery({
    queryKey: ['games', 'launch', nodeId, mode, member?.id, visit, round],
    queryFn: () =>
      http.call(launchGame, {
        ...{ nodeId, mode, language, platform: isPhone() ? 'mobile' : 'desktop', backUrl: '/' },
        ...(round !== undefined && { round }),
      }),
    enabled: member !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

function isPhone(): boolean {
  return window.matchMedia('(pointer: coarse) and (max-width: 767px)').matches;
}
