import { claimMission, joinMission, missionSummary } from '@pavilion/api/calls/missions';
import type { MissionClaimRequest, MissionSummaryValue } from '@pavilion/api/missions';
import { useCountedPlay } from '@pavilion/features/counted-play';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useMutation, useQuery, useQueryClient } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';

const key = ['member', 'missions'];
const FRESH_MS = 30_000;

/** The missions of the player, and how far each is; play for free has none. Play moves them: they are asked again once it was counted, and whenever the player comes back to them. */
export function useMissions() {
  const client = useClient();
  const queries = useQueryClient();
  const enabled = useMember()?.trial === false;
  const again = () => void queries.invalidateQueries({ queryKey: key });
  useCountedPlay(again);
  useEvent('updates.missed', again);
  return useQuery({ queryKey: key, queryFn: () => client.call(missionSummary), staleTime: FRESH_MS, enabled });
}

/** Joins a mission that asks for it. */
export function useJoinMission() {
  const client = useClient();
  return useMissionMutation((code: string) => client.call(joinMission, { code }));
}

/** Takes the prize of a mission that was reached. */
export function useClaimMission() {
  const client = useClient();
  return useMissionMutation((wanted: MissionClaimRequest) => client.call(claimMission, wanted));
}

/** What the gateway answers is how they stand; a refusal may mean that they stand otherwise than is shown. */
function useMissionMutation<Asked>(mutationFn: (asked: Asked) => Promise<MissionSummaryValue>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (value) => queries.setQueryData(key, value),
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
}
