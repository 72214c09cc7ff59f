import { FormattedMessage, useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';
import { buttonClass, EmptyState } from '@pavilion/ui/core';
import { SuggestedGames } from '../../slots/SuggestedGames';
import { AccountGames } from '../../features/AccountGames';
import { useFavouriteGames } from '../../queries/favourites';

/** Every game the player gave a heart. */
export function FavouriteScreen() {
  const { formatMessage } = useIntl();
  const query = useFavouriteGames();
  return (
    <AccountGames
      title={formatMessage({ id: 'lobby.favourites.title' })}
      icon="heart"
      query={query}
      games={query.data?.content}
      empty={
        <>
          <EmptyState
            icon="heart"
            title={formatMessage({ id: 'lobby.favourites.empty' })}
            text={formatMessage({ id: 'lobby.favourites.hint' })}
            action={<ToGames />}
          />
          <SuggestedGames />
        </>
      }
    />
  );
}

function ToGames() {
  return (
    <Link to={useLinks().to('games.all', {}) ?? '/'} className={buttonClass({ variant: 'primary' })}>
      <FormattedMessage id="lobby.favourites.browse" />
    </Link>
  );
}
