import { reachedLimits } from '@pavilion/api/calls/protection';
import type { ReachedLimitsValue } from '@pavilion/api/protection';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';
import { POSITION_KEY } from './position';

export type ReachedLimit = ReachedLimitsValue['reached'][number];

const REFETCH_MS = 30_000;

/** The player's own limits that let nothing more through; asked for with the position, and while they play, because time runs. */
export function useReachedLimits(playing: boolean): readonly ReachedLimit[] {
  const http = useClient();
  const member = useMember();
  const { data } = useQuery({
    queryKey: [...POSITION_KEY, 'reached-limits', member?.id],
    queryFn: () => http.call(reachedLimits, {}),
    enabled: playing && member !== undefined && !member.trial,
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  });
  return playing && data ? data.reached : [];
}
