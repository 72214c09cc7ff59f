import type { Game } from '@pavilion/api/games';
import { LoadFailure } from '@pavilion/features/failures';
import { GameTiles } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { Button, classNames, EmptyState } from '@pavilion/ui';
import type { ListChoice } from '../../features/list-choice';
import { useGameList } from '../../queries/game-list';
import styles from './category.module.css';

const PAGE = 18;

interface GameResultsProps {
  choice: ListChoice;
  /** Name of the list. */
  name: string;
  /** Takes every narrowing away. */
  onClear: () => void;
}

/** The games themselves, how many there are, and the way to more of them. */
export function GameResults({ choice, name, onClear }: GameResultsProps) {
  const query = useGameList(choice);
  const { games, total } = gathered(query);
  const settled = query.isSuccess && !query.isPlaceholderData;
  if (query.isError && games.length === 0) return <LoadFailure query={query} />;
  return (
    <div
      aria-busy={query.isFetching || undefined}
      className={classNames(styles['results'], query.isPlaceholderData && styles['stale'])}
    >
      <Found total={settled ? total : undefined} />
      {settled && games.length === 0 ? (
        <NothingHere choice={choice} onClear={onClear} />
      ) : (
        <GameTiles label={name} games={games} shape="grid" skeletons={isComing(query) ? PAGE : 0} urgent={PAGE / 2} />
      )}
      {query.hasNextPage && <More query={query} shown={games.length} total={total} />}
    </div>
  );
}

/** How many there are; an empty line while nobody knows. */
function Found({ total }: { total: number | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <output className={styles['count']}>{total === undefined ? '\u00a0' : formatMessage({ id: 'games.found' }, { total })}</output>
  );
}

function gathered({ data }: Query): { games: readonly Game[]; total: number | undefined } {
  return { games: data?.pages.flatMap(({ games }) => games) ?? [], total: data?.pages[0]?.total };
}

type Query = ReturnType<typeof useGameList>;

function isComing({ isPending, isFetchingNextPage }: Query): boolean {
  return isPending || isFetchingNextPage;
}

function More({ query, shown, total }: { query: Query; shown: number; total: number | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <Button className={styles['more']} busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {total === undefined ? formatMessage({ id: 'games.more' }) : formatMessage({ id: 'games.more.of' }, { shown, total })}
    </Button>
  );
}

function NothingHere({ choice: { selection, search }, onClear }: { choice: ListChoice; onClear: () => void }) {
  const { formatMessage } = useIntl();
  const kind = search ? 'search' : selection;
  return (
    <EmptyState
      icon={selection === 'FAV' ? 'heart' : selection === 'RECENT' ? 'clock' : 'search'}
      title={formatMessage({ id: `games.none.${kind}` }, { search })}
      text={formatMessage({ id: `games.none.${kind}.how` })}
      action={<Button onClick={onClear}>{formatMessage({ id: 'games.none.clear' })}</Button>}
    />
  );
}
