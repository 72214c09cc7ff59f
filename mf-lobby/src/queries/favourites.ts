import { favourites } from '@pavilion/api/calls/games';
import { favouriteListKey, useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';

/** The player's favourites as games. */
export function useFavouriteGames() {
  const http = useClient();
  const member = useMember();
  const { language } = useCatalogueContext();
  return useQuery({
    queryKey: [...favouriteListKey, member?.id, language],
    queryFn: () => http.call(favourites, { clientType: '3', platform: 'flash', language, pageNo: '1', pageSize: '999' }),
    enabled: member !== undefined,
  });
}
