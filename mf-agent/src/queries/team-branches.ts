import type { TeamMember, TeamMembersValue, TeamRange, TeamSortKey } from '@pavilion/api/agents';
import { teamMembers } from '@pavilion/api/calls/agents';
import { useClient } from '@pavilion/host/http';
import { keepPreviousData, useQuery, useQueryClient } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';

export interface TeamOrder {
  sort: TeamSortKey;
  order: 'asc' | 'desc';
}

/** The members directly below each opened one, by its id; the agent's own under the empty id. */
export type Branches = ReadonlyMap<string, TeamMembersValue>;

const FIRST_PAGE = 20;
const BRANCH = 100;

/** The opened branches of the team, each read once per range and order. */
export function useTeamBranches(range: TeamRange, { sort, order }: TeamOrder, page: number, open: readonly TeamMember['id'][]) {
  const http = useClient();
  const client = useQueryClient();
  const member = useMember();
  const own = ['agent', 'branch', member?.id, range, sort, order];
  const read = (uplineId: string) => {
    const place = uplineId ? { uplineId, pageSize: String(BRANCH) } : { pageNo: String(page), pageSize: String(FIRST_PAGE) };
    return client.fetchQuery({
      queryKey: [...own, place],
      queryFn: () => http.call(teamMembers, { ...range, sort, order, ...place }),
      staleTime: 60_000,
    });
  };
  return useQuery({
    queryKey: [...own, page, 'opened', open],
    queryFn: async (): Promise<Branches> =>
      new Map(await Promise.all(['', ...open].map(async (id) => [id, await read(id)] as const))),
    placeholderData: keepPreviousData,
    // Each branch is tried again for itself.
    retry: false,
  });
}
