import { announcements } from '@pavilion/api/calls/announcements';
import { homeInputs } from '@pavilion/api/calls/games';
import { type CatalogueContext, useCatalogueContext } from '@pavilion/features/games';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { type HttpClient } from '@pavilion/host/http';
import { queryOptions, useQuery, useQueryClient } from '@pavilion/host/query';

/** Operators publish and take back during the day; whoever comes back to the lobby reads what is true now. */
const FRESH_MS = 60_000;

export const announcementsQuery = (http: HttpClient, asked: CatalogueContext) =>
  queryOptions({
    queryKey: ['lobby', 'announcements', asked],
    queryFn: () => http.call(announcements, homeInputs.announcements(asked)),
    staleTime: FRESH_MS,
  });

/** Banners of the home page and the running notice; follows what the brand announces. */
export function useAnnouncements() {
  const queries = useQueryClient();
  useEvent('announcements.changed', () => void queries.invalidateQueries({ queryKey: ['lobby', 'announcements'] }));
  return useQuery(announcementsQuery(useClient(), useCatalogueContext()));
}
