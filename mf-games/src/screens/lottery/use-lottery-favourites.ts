import type { Favourites } from '@pavilion/features/games';
import { useMember } from '@pavilion/host/session';
import { useState } from 'react';
import { saveLotteryFavourite, readLotteryFavourites } from '../../features/lottery-favourites';

interface LotteryFavourites extends Favourites {
  /** For a lottery that is no game of the catalogue. */
  keep(code: string, favourite: boolean): void;
}

/** The lotteries this player likes, and their hearts. */
export function useLotteryFavourites(): LotteryFavourites {
  const account = useMember()?.account ?? '';
  const [known, setKnown] = useState(() => ({ account, ids: readLotteryFavourites(account) }));
  if (known.account !== account) setKnown({ account, ids: readLotteryFavourites(account) });
  const keep = (id: string, favourite: boolean) => setKnown({ account, ids: saveLotteryFavourite(account, id, favourite) });
  return { ids: known.ids, keep, toggle: ({ nodeId }, favourite) => keep(nodeId, favourite) };
}
