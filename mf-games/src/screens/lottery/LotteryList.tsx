import type { Game } from '@pavilion/api/games';
import { GameTilesWith, type Favourites } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { Link } from '@pavilion/host/router';
import { Button, buttonClass, classNames, EmptyState } from '@pavilion/ui';
import type { useLotteries } from '../../queries/lotteries';
import styles from './lottery.module.css';

interface LotteryListProps {
  games: readonly Game[];
  favourites: Favourites;
  onlyLiked: boolean;
  query: ReturnType<typeof useLotteries>;
  onAll: () => void;
  /** Where all are that are announced. */
  announcedAt: string | undefined;
}

const PAGE = 18;
/** Of games that are only announced, no more than these stand here. */
const ANNOUNCED = 6;

/** The lotteries themselves with a few that are announced, or what to do where there are none. */
export function LotteryList({ games, favourites, onlyLiked, query, onAll, announcedAt }: LotteryListProps) {
  const { formatMessage } = useIntl();
  const open = games.filter(({ notConnected }) => !notConnected);
  const announced = !onlyLiked && open.length < games.length;
  if (query.isSuccess && games.length === 0 && !(onlyLiked && query.hasNextPage))
    return <NoLotteries onlyLiked={onlyLiked} onAll={onAll} />;
  return (
    <>
      <GameTilesWith
        hearts={favourites}
        label={formatMessage({ id: 'games.lotteries' })}
        games={announced ? games.slice(0, open.length + ANNOUNCED) : games}
        shape="grid"
        skeletons={query.isPending || query.isFetchingNextPage ? PAGE : 0}
      />
      <MoreLotteries query={query} announcedAt={announced ? announcedAt : undefined} />
    </>
  );
}

/** More of them; or, where those that open are at their end, all that are announced. */
function MoreLotteries({ query, announcedAt }: Pick<LotteryListProps, 'query' | 'announcedAt'>) {
  const { formatMessage } = useIntl();
  if (announcedAt)
    return (
      <Link to={announcedAt} className={classNames(buttonClass({ variant: 'secondary' }), styles['more'])}>
        {formatMessage({ id: 'games.show.SOON' })}
      </Link>
    );
  if (!query.hasNextPage) return null;
  return (
    <Button className={styles['more']} busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {formatMessage({ id: 'games.more' })}
    </Button>
  );
}

function NoLotteries({ onlyLiked, onAll }: Pick<LotteryListProps, 'onlyLiked' | 'onAll'>) {
  const { formatMessage } = useIntl();
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
