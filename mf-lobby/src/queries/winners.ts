import { homeInputs, rankList } from '@pavilion/api/calls/games';
import type { Winner } from '@pavilion/api/games';
import { type CatalogueContext, useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { type HttpClient } from '@pavilion/host/http';
import { queryOptions, useQuery } from '@pavilion/host/query';

const FRESH = 60_000;

/** One that came while the board was open says so. */
export type BoardLine = Winner & { arrived?: true };

export const winnersQuery = (http: HttpClient, asked: CatalogueContext) =>
  queryOptions({
    queryKey: ['lobby', 'winners', asked],
    queryFn: async (): Promise<BoardLine[]> => (await http.call(rankList, homeInputs.winners(asked))).list.map(({ vo }) => vo),
    staleTime: FRESH,
  });

/** The winner board. */
export function useWinners() {
  return useQuery(winnersQuery(useClient(), useCatalogueContext()));
}
