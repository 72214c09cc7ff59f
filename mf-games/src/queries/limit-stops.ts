import { limitStops } from '@pavilion/api/calls/protection';
import type { LimitStopsValue } from '@pavilion/api/protection';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';
import { POSITION_KEY } from './position';

export type LimitStop = LimitStopsValue['stops'][number];

const AGAIN_MS = 30_000;

/** The player's own limits that let nothing more through; asked for with the position, and while they play, because time runs. */
export function useLimitStops(playing: boolean): readonly LimitStop[] {
  const http = useClient();
  const member = useMember();
  const { data } = useQuery({
    queryKey: [...POSITION_KEY, 'stops', member?.id],
    queryFn: () => http.call(limitStops, {}),
    enabled: playing && member !== undefined && !member.trial,
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  });
  return playing && data ? data.stops : [];
}
