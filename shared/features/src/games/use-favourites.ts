import type { FavouriteIdsValue, Game } from '@pavilion/api/games';
import { addFavourite, favouriteIds, removeFavourite } from '@pavilion/api/calls/games';
import { useDialogs } from '@pavilion/host/dialogs';
import { useEmit } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useMutation, useQuery, useQueryClient } from '@pavilion/host/query';
import { useMember, useRequireSignIn } from '@pavilion/host/session';
import { useRef } from 'react';

/** A second press within this time is a slip of the finger. */
const THROTTLE_MS = 1000;

/** Every list of favourites is kept under this key, so that a heart has all of them read again. */
export const favouriteListKey = ['games', 'favourite-list'] as const;

const IDS = ['games', 'favourite-ids'] as const;
const CHANGE = ['games', 'change-favourite'] as const;

/** Which games somebody likes, and the way to change that. */
export interface Favourites {
  ids: ReadonlySet<string>;
  toggle: (game: Game, favourite: boolean) => void;
}

/** Which games the player likes, and the heart: filled at once, taken back when the server refuses. */
export function useFavourites(): Favourites {
  const http = useClient();
  const member = useMember();
  const queries = useQueryClient();
  const emit = useEmit();
  const { toast } = useDialogs();
  const pressed = useRef(new Map<string, number>());
  const key = [...IDS, member?.id];
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => http.call(favouriteIds, {}),
    enabled: member !== undefined,
    staleTime: Infinity,
  });

  const change = useMutation({
    mutationKey: CHANGE,
    mutationFn: ({ game, favourite }: { game: Game; favourite: boolean }) =>
      http.call(favourite ? addFavourite : removeFavourite, {
        nodeId: game.nodeId,
        vendor: game.vassalage,
        gameType: game.gameType,
      }),
    onMutate: async ({ game, favourite }) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<FavouriteIdsValue>(key);
      const others = (before?.list ?? []).filter((id) => id !== game.nodeId);
      queries.setQueryData<FavouriteIdsValue>(key, { list: favourite ? [game.nodeId, ...others] : others });
      return { before };
    },
    onError: (problem, _change, kept) => {
      queries.setQueryData(key, kept?.before);
      toast('negative', problem.message);
    },
    onSuccess: ({ nodeId, favourite }) => {
      emit('favourites.changed', { nodeId, favourite });
    },
    // Only the last of several presses asks again, so that no heart flickers; whoever signed in with this press is read for the first time.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: CHANGE }) > 1) return;
      void queries.invalidateQueries({ queryKey: IDS });
      void queries.invalidateQueries({ queryKey: favouriteListKey });
    },
  });

  const toggle = useRequireSignIn((game: Game, favourite: boolean) => {
    const last = pressed.current.get(game.nodeId) ?? -Infinity;
    if (Date.now() - last < THROTTLE_MS) return;
    pressed.current.set(game.nodeId, Date.now());
    change.mutate({ game, favourite });
  });
  return { ids: new Set(data?.list), toggle };
}
