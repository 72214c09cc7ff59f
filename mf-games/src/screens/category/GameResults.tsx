import { LoadFailure } from '@pavilion/features/failures';
import { GameTiles } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { Button, classNames, EmptyState } from '@pavilion/ui';
import { useEffect, useEffectEvent } from 'react';
import type { ChangeListFilters, ListFilters } from '../../features/list-filters';
import { MAX_PAGES_SHOWN } from '../../features/page-range';
import { useGameList } from '../../queries/game-list';
import { ListPager } from './ListPager';
import styles from './category.module.css';

const PAGE = 18;

interface GameResultsProps {
  choice: ListFilters;
  onChange: ChangeListFilters;
  /** Name of the list. */
  name: string;
  /** Takes every narrowing away. */
  onClear: () => void;
}

/** The games themselves, how many there are, and the way to more of them. */
export function GameResults({ choice, onChange, name, onClear }: GameResultsProps) {
  const query = useGameList(choice);
  const { games, total, totalPages } = mergePages(query);
  const settled = query.isSuccess && !query.isPlaceholderData;
  useClampToLastPage(settled && games.length === 0 ? totalPages : 0, onChange);
  if (query.isError && games.length === 0) return <LoadFailure query={query} />;
  return (
    <div
      aria-busy={query.isFetching || undefined}
      className={classNames(styles['results'], query.isPlaceholderData && styles['stale'])}
    >
      <Found total={settled ? total : undefined} />
      {settled && games.length === 0 ? (
        <NoResults choice={choice} onClear={onClear} />
      ) : (
        <GameTiles label={name} games={games} shape="grid" skeletons={isLoading(query) ? PAGE : 0} urgent={PAGE / 2} />
      )}
      {settled && <More query={query} choice={choice} onChange={onChange} />}
      {query.isSuccess && <ListPager name={name} choice={choice} totalPages={totalPages} onChange={onChange} />}
    </div>
  );
}

/** Whoever asks for a page that the list no longer has gets its last. */
function useClampToLastPage(lastPage: number, onChange: ChangeListFilters): void {
  const go = useEffectEvent(() => onChange({ pages: { from: lastPage, to: lastPage } }, 'quietly'));
  useEffect(() => {
    if (lastPage > 0) go();
  }, [lastPage]);
}

/** How many there are; an empty line while nobody knows. */
function Found({ total }: { total: number | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <output className={styles['count']}>{total === undefined ? '\u00a0' : formatMessage({ id: 'games.found' }, { total })}</output>
  );
}

type Query = ReturnType<typeof useGameList>;

function mergePages({ data }: Query) {
  const [first] = data?.pages ?? [];
  return {
    games: data?.pages.flatMap(({ games }) => games) ?? [],
    total: first?.total,
    totalPages: first?.totalPages ?? 0,
  };
}

function isLoading({ isPending, isFetchingNextPage }: Query): boolean {
  return isPending || isFetchingNextPage;
}

interface MoreProps {
  query: Query;
  choice: ListFilters;
  onChange: ChangeListFilters;
}

/** The next page below the others; the address says so once it is there. */
function More({ query, choice: { pages }, onChange }: MoreProps) {
  const { formatMessage } = useIntl();
  const { games, total } = mergePages(query);
  if (!query.hasNextPage || pages.to - pages.from + 1 >= MAX_PAGES_SHOWN) return null;
  const before = (pages.from - 1) * PAGE;
  const load = () =>
    void query.fetchNextPage().then(({ isError }) => isError || onChange({ pages: { ...pages, to: pages.to + 1 } }, 'quietly'));
  return (
    <Button className={styles['more']} busy={query.isFetchingNextPage} onClick={load}>
      {total === undefined
        ? formatMessage({ id: 'games.more' })
        : formatMessage({ id: 'games.more.of' }, { shown: before + games.length, total })}
    </Button>
  );
}

function NoResults({ choice: { selection, search }, onClear }: { choice: ListFilters; onClear: () => void }) {
  const { formatMessage } = useIntl();
  const kind = search ? 'search' : selection;
  return (
    <EmptyState
      icon={selection === 'FAV' ? 'heart' : selection === 'RECENT' ? 'clock' : 'search'}
      title={formatMessage({ id: `games.none.${kind}` }, { search })}
      text={formatMessage({ id: `games.none.${kind}.hint` })}
      action={<Button onClick={onClear}>{formatMessage({ id: 'games.none.clear' })}</Button>}
    />
  );
}
