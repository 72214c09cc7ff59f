import { announcements, homeInputs } from '@pavilion/api/calls/games';
import { type Asked, CATALOGUE_FRESH, useAsked } from '@pavilion/features/games';
import { type HttpClient, useClient } from '@pavilion/host/http';
import { queryOptions, useQuery } from '@pavilion/host/query';

export const announcementsQuery = (http: HttpClient, asked: Asked) =>
  queryOptions({
    queryKey: ['lobby', 'announcements', asked],
    queryFn: () => http.call(announcements, homeInputs.announcements(asked)),
    staleTime: CATALOGUE_FRESH,
  });

/** Banners of the home page and the running notice. */
export function useAnnouncements() {
  return useQuery(announcementsQuery(useClient(), useAsked()));
}
