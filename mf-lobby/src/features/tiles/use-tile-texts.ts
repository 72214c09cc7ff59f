import { useIntl } from '@pavilion/host/intl';
import type { GameTileTexts } from '@pavilion/ui';
import { useMemo } from 'react';

/** The words on every tile. */
export function useTileTexts(): GameTileTexts {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      play: formatMessage({ id: 'lobby.tile.play' }),
      freeTrial: formatMessage({ id: 'lobby.tile.trial' }),
      addFavourite: formatMessage({ id: 'lobby.tile.favourite' }),
      removeFavourite: formatMessage({ id: 'lobby.tile.unfavourite' }),
      more: formatMessage({ id: 'lobby.tile.more' }),
      marks: {
        hot: formatMessage({ id: 'lobby.tile.hot' }),
        new: formatMessage({ id: 'lobby.tile.new' }),
        jackpot: formatMessage({ id: 'lobby.tile.jackpot' }),
      },
    }),
    [formatMessage],
  );
}
