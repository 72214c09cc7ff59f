import { useIntl } from '@pavilion/host/intl';
import type { GameTileTexts } from '@pavilion/ui';
import { useMemo } from 'react';

/** The words on every tile. */
export function useTileTexts(): GameTileTexts {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      play: formatMessage({ id: 'games.tile.play' }),
      freeTrial: formatMessage({ id: 'games.tile.trial' }),
      addFavourite: formatMessage({ id: 'games.tile.favourite' }),
      removeFavourite: formatMessage({ id: 'games.tile.unfavourite' }),
      more: formatMessage({ id: 'games.tile.more' }),
      marks: {
        hot: formatMessage({ id: 'games.tile.hot' }),
        new: formatMessage({ id: 'games.tile.new' }),
        jackpot: formatMessage({ id: 'games.tile.jackpot' }),
      },
    }),
    [formatMessage],
  );
}
