import type { Hearts } from '@pavilion/features/games';
import { useMember } from '@pavilion/host/session';
import { useState } from 'react';
import { keepLotteryFavourite, lotteryFavourites } from '../../features/lottery-favourites';

/** The lotteries this player likes, and their hearts. */
export function useLotteryFavourites(): Hearts {
  const account = useMember()?.account ?? '';
  const [known, setKnown] = useState(() => ({ account, ids: lotteryFavourites(account) }));
  if (known.account !== account) setKnown({ account, ids: lotteryFavourites(account) });
  return {
    ids: known.ids,
    toggle: ({ nodeId }, favourite) => setKnown({ account, ids: keepLotteryFavourite(account, nodeId, favourite) }),
  };
}
