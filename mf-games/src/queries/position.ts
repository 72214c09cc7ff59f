import { position, setRealityCheck } from '@pavilion/api/calls/launch';
import type { PositionValue, RealityCheckRequest } from '@pavilion/api/launch';
import { useClient } from '@pavilion/host/http';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';

/** How a player stands, and whatever is asked again with it. */
export const POSITION_KEY = ['games', 'position'] as const;

/**
 * How the player stands since they signed in, by the gateway's account; asked for while they play for money. Not within a round: the gateway may know how
 * it ends before the game has shown it.
 */
export function usePosition(playing: boolean, roundInProgress: boolean) {
  const http = useClient();
  const member = useMember();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: [...POSITION_KEY, member?.id],
    queryFn: () => http.call(position, {}),
    enabled: playing && member !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: !roundInProgress,
    refetchOnReconnect: !roundInProgress,
  });
  return playing && data ? { ...data, since: dataUpdatedAt - data.seconds * 1000 } : undefined;
}

export type Position = PositionValue & {
  /** When it began, by the player's own clock. */
  since: number;
};

/** Has it read again, because a round was settled. */
export function refetchPosition(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: POSITION_KEY });
}

/** Keeps how often the player wants to be told. */
export function useRealityCheckInterval() {
  const http = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (minutes: RealityCheckRequest['minutes']) => http.call(setRealityCheck, { minutes }),
    onSuccess: () => refetchPosition(queries),
  });
}
