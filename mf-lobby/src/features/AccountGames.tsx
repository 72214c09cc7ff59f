import type { Game } from '@pavilion/api/games';
import { LoadFailure, type LoadFailureProps } from '@pavilion/features/failures';
import { GameTiles } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { Icon, type IconName } from '@pavilion/ui/core';
import type { ReactNode } from 'react';
import styles from './account-games.module.css';

interface AccountGamesProps {
  title: string;
  icon: IconName;
  query: LoadFailureProps['query'] & { isPending: boolean; isLoadingError: boolean };
  games: readonly Game[] | undefined;
  /** What stands there while there are none. */
  empty: ReactNode;
}

/** A page of games that belong to the player. */
export function AccountGames({ title, icon, query, games, empty }: AccountGamesProps) {
  const { formatNumber } = useIntl();
  return (
    <>
      <h1 className={styles['title']}>
        <Icon name={icon} size={26} />
        {title}
        {games && games.length > 0 && <span className={styles['count']}>{formatNumber(games.length)}</span>}
      </h1>
      {query.isLoadingError ? (
        <LoadFailure query={query} />
      ) : games?.length === 0 ? (
        empty
      ) : (
        <GameTiles label={title} games={games ?? []} shape="grid" skeletons={query.isPending ? 12 : 0} urgent={6} />
      )}
    </>
  );
}
