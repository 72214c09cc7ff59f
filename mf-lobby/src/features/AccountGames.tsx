import type { Game } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';
import { ErrorState, Icon, type IconName } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { GameTiles } from './tiles/GameTiles';
import styles from './account-games.module.css';

interface AccountGamesProps {
  title: string;
  icon: IconName;
  query: { isPending: boolean; isError: boolean; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  games: readonly Game[] | undefined;
  /** What stands there while there are none. */
  empty: ReactNode;
}

/** A page of games that belong to the player. */
export function AccountGames({ title, icon, query, games, empty }: AccountGamesProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <h1 className={styles['title']}>
        <Icon name={icon} size={26} />
        {title}
        {games && games.length > 0 && <span className={styles['count']}>{games.length}</span>}
      </h1>
      {query.isError ? (
        <ErrorState
          title={query.error?.message}
          onRetry={() => void query.refetch()}
          retryLabel={formatMessage({ id: 'lobby.retry' })}
          busy={query.isFetching}
        />
      ) : games?.length === 0 ? (
        empty
      ) : (
        <GameTiles label={title} games={games ?? []} shape="grid" skeletons={query.isPending ? 12 : 0} urgent={6} />
      )}
    </>
  );
}
