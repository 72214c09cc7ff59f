import type { Game } from '@pavilion/api/games';
import { useFavourites } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { IconButton } from '@pavilion/ui';

/** The heart of one game. */
export function FavouriteButton({ game, className }: { game: Game; className?: string | undefined }) {
  const { formatMessage } = useIntl();
  const { ids, toggle } = useFavourites();
  const favourite = ids.has(game.nodeId);
  return (
    <IconButton
      className={className}
      icon="heart"
      filled={favourite}
      label={formatMessage({ id: favourite ? 'games.favourite.remove' : 'games.favourite.add' }, { name: game.gameName })}
      aria-pressed={favourite}
      onClick={() => toggle(game, !favourite)}
    />
  );
}
