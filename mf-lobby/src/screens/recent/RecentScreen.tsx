import { FormattedMessage, useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';
import { buttonClass, EmptyState } from '@pavilion/ui/core';
import { SuggestedGames } from '../../slots/SuggestedGames';
import { AccountGames } from '../../features/AccountGames';
import { useRecentGames } from '../../queries/recent-games';

/** The games the player opened lately. */
export function RecentScreen() {
  const { formatMessage } = useIntl();
  const query = useRecentGames();
  return (
    <AccountGames
      title={formatMessage({ id: 'lobby.recent.title' })}
      icon="clock"
      query={query}
      games={query.data?.list}
      empty={
        <>
          <EmptyState
            icon="clock"
            title={formatMessage({ id: 'lobby.recent.empty' })}
            text={formatMessage({ id: 'lobby.recent.hint' })}
            action={<ToLobby />}
          />
          <SuggestedGames />
        </>
      }
    />
  );
}

function ToLobby() {
  return (
    <Link to={useLinks().to('lobby.home') ?? '/'} className={buttonClass({ variant: 'primary' })}>
      <FormattedMessage id="lobby.recent.browse" />
    </Link>
  );
}
