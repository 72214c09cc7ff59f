import type { Hearts } from '@pavilion/features/games';
import { useMember } from '@pavilion/host/session';
import { useState } from 'react';
import { keepLotteryFavourite, lotteryFavourites } from '../../features/lottery-favourites';

interface LotteryHearts extends Hearts {
  /** For a lottery that is no game of the catalogue. */
  keep(code: string, favourite: boolean): void;
}

/** The lotteries this player likes, and their hearts. */
export function useLotteryFavourites(): LotteryHearts {
  const account = useMember()?.account ?? '';
  const [known, setKnown] = useState(() => ({ account, ids: lotteryFavourites(account) }));
  if (known.account !== account) setKnown({ account, ids: lotteryFavourites(account) });
  const keep = (id: string, favourite: boolean) => setKnown({ account, ids: keepLotteryFavourite(account, id, favourite) });
  return { ids: known.ids, keep, toggle: ({ nodeId }, favourite) => keep(nodeId, favourite) };
}
