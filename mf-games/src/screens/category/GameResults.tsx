import { LoadFailure } from '@pavilion/features/failures';
import { GameTiles } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { Button, EmptyState, type IconName } from '@pavilion/ui';
import { useEffect, useEffectEvent } from 'react';
import { factNames } from '../../features/fact-filters';
import { type ChangeListFilters, isNarrowed, type ListFilters } from '../../features/list-filters';
import { MAX_PAGES_SHOWN } from '../../features/page-range';
import { useFetchAhead, useGameList } from '../../queries/game-list';
import { AnnouncedGames } from './AnnouncedGames';
import { ListPager } from './ListPager';
import { ListTools } from './ListTools';
import { NothingOpen } from './NothingOpen';
import { useLoadAhead } from './use-load-ahead';
import styles from './category.module.css';

const PAGE = 18;
const ICONS: Partial<Record<ListFilters['selection'], IconName>> = { FAV: 'heart', RECENT: 'clock' };

interface GameResultsProps {
  choice: ListFilters;
  onChange: ChangeListFilters;
  /** The same, and begins at the top. */
  onNarrow: ChangeListFilters;
  /** Name of the list. */
  name: string;
  /** Takes every narrowing away. */
  onClear: () => void;
}

/** The games themselves, how many there are, and the way to more of them. */
export function GameResults({ choice, onChange, onNarrow, name, onClear }: GameResultsProps) {
  const query = useGameList(choice);
  const { games, totalPages } = mergePages(query);
  const settled = isSettled(query);
  useClampToLastPage(settled && games.length === 0 ? totalPages : 0, onChange);
  if (query.isError && games.length === 0) return <LoadFailure query={query} />;
  const empty = settled && games.length === 0;
  // A name is looked for among what is announced, too.
  const announcedBelow = settled && choice.selection === 'ALL' && choice.search === '';
  const nothingOpens = empty && announcedBelow && !isNarrowed(choice);
  return (
    <div aria-busy={query.isFetching || undefined} className={query.isPlaceholderData ? styles['stale'] : undefined}>
      {nothingOpens ? (
        <NothingOpen category={choice.category} name={name} />
      ) : (
        <FoundGames query={query} choice={choice} onNarrow={onNarrow} name={name} onClear={onClear} />
      )}
      <MorePages query={query} name={name} choice={choice} onChange={onChange} />
      {announcedBelow && <AnnouncedGames choice={choice} onAll={() => onNarrow({ selection: 'SOON' })} nothingOpens={empty} />}
    </div>
  );
}

/** What was found, with the tools to narrow and sort it. */
function FoundGames({ query, choice, onNarrow, name, onClear }: Omit<GameResultsProps, 'onChange'> & { query: Query }) {
  const { games, total } = mergePages(query);
  const settled = isSettled(query);
  return (
    <>
      <ListTools choice={choice} total={settled ? total : undefined} onNarrow={onNarrow} />
      {settled && games.length === 0 ? (
        <NoResults choice={choice} onClear={onClear} />
      ) : (
        <GameTiles label={name} games={games} shape="grid" skeletons={isLoading(query) ? PAGE : 0} urgent={PAGE / 2} />
      )}
    </>
  );
}

/** The way to the pages that are not shown. */
function MorePages({ query, name, choice, onChange }: MoreProps & { name: string }) {
  const { totalPages } = mergePages(query);
  return (
    <>
      {isSettled(query) && <More query={query} choice={choice} onChange={onChange} />}
      {query.isSuccess && <ListPager name={name} choice={choice} totalPages={totalPages} onChange={onChange} />}
    </>
  );
}

/** Whoever asks for a page that the list no longer has gets its last. */
function useClampToLastPage(lastPage: number, onChange: ChangeListFilters): void {
  const go = useEffectEvent(() => onChange({ pages: { from: lastPage, to: lastPage } }, 'quietly'));
  useEffect(() => {
    if (lastPage > 0) go();
  }, [lastPage]);
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

/** What is there is what was asked for, and not what was asked for before. */
function isSettled({ isSuccess, isPlaceholderData }: Query): boolean {
  return isSuccess && !isPlaceholderData;
}

function isLoading({ isPending, isFetchingNextPage }: Query): boolean {
  return isPending || isFetchingNextPage;
}

interface MoreProps {
  query: Query;
  choice: ListFilters;
  onChange: ChangeListFilters;
}

/** The next page below the others; the address says so once it is there. It was fetched before anybody asks. */
function More({ query, choice, onChange }: MoreProps) {
  const { formatMessage } = useIntl();
  const { pages } = choice;
  const { games, total } = mergePages(query);
  const offered = query.hasNextPage && pages.to - pages.from + 1 < MAX_PAGES_SHOWN;
  const load = () => {
    if (query.isFetchingNextPage) return;
    void query.fetchNextPage().then(({ data, isError }) => {
      if (isError) return;
      const { to } = data?.pages.at(-1) ?? pages;
      onChange({ pages: { from: pages.from, to } }, 'quietly');
    });
  };
  const fetchAhead = useFetchAhead(choice);
  const end = useLoadAhead<HTMLDivElement>({ fetch: fetchAhead, page: offered ? pages.to : 0 });
  if (!offered) return null;
  const before = (pages.from - 1) * PAGE;
  return (
    <div ref={end}>
      <Button className={styles['more']} busy={query.isFetchingNextPage} onClick={load}>
        {total === undefined
          ? formatMessage({ id: 'games.more' })
          : formatMessage({ id: 'games.more.of' }, { shown: before + games.length, total })}
      </Button>
    </div>
  );
}

function NoResults({ choice, onClear }: { choice: ListFilters; onClear: () => void }) {
  const { formatMessage } = useIntl();
  const { selection, search } = choice;
  const kind = factNames.some((name) => choice[name].length > 0) ? 'filters' : search ? 'search' : selection;
  return (
    <EmptyState
      icon={ICONS[selection] ?? 'search'}
      title={formatMessage({ id: `games.none.${kind}` }, { search })}
      text={formatMessage({ id: `games.none.${kind}.hint` })}
      action={<Button onClick={onClear}>{formatMessage({ id: 'games.none.clear' })}</Button>}
    />
  );
}
