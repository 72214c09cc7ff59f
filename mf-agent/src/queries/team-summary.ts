import type { TeamRange } from '@pavilion/api/agents';
import { teamSummary } from '@pavilion/api/calls/agents';
import { useClient } from '@pavilion/host/http';
import { keepPreviousData, useQuery } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';

/** What the agent's whole team did in some days. */
export function useTeamSummary(range: TeamRange) {
  const http = useClient();
  const member = useMember();
  return useQuery({
    queryKey: ['agent', 'summary', member?.id, range],
    queryFn: () => http.call(teamSummary, range),
    placeholderData: keepPreviousData,
  });
}
