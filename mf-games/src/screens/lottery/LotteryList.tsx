import type { Game } from '@pavilion/api/games';
import { GameTilesWith, type Favourites } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { Button, EmptyState } from '@pavilion/ui';
import type { useLotteries } from '../../queries/lotteries';
import styles from './lottery.module.css';

interface LotteryListProps {
  games: readonly Game[];
  favourites: Favourites;
  onlyLiked: boolean;
  query: ReturnType<typeof useLotteries>;
  onAll: () => void;
}

const PAGE = 18;

/** The lotteries themselves, or what to do where there are none. */
export function LotteryList({ games, favourites, onlyLiked, query, onAll }: LotteryListProps) {
  const { formatMessage } = useIntl();
  if (query.isSuccess && games.length === 0 && !(onlyLiked && query.hasNextPage)) {
    const kind = onlyLiked ? 'FAV' : 'ALL';
    return (
      <EmptyState
        icon={onlyLiked ? 'heart' : 'ticket'}
        title={formatMessage({ id: `games.none.${kind}` })}
        text={formatMessage({ id: `games.none.${kind}.hint` })}
        action={onlyLiked && <Button onClick={onAll}>{formatMessage({ id: 'games.none.clear' })}</Button>}
      />
    );
  }
  return (
    <>
      <GameTilesWith
        hearts={favourites}
        label={formatMessage({ id: 'games.lotteries' })}
        games={games}
        shape="grid"
        skeletons={query.isPending || query.isFetchingNextPage ? PAGE : 0}
      />
      {query.hasNextPage && (
        <Button className={styles['more']} busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {formatMessage({ id: 'games.more' })}
        </Button>
      )}
    </>
  );
}
