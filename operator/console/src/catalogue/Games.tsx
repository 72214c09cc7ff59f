import type { CatalogueGame, CatalogueQuery, CatalogueView } from '@pavilion/api/staff';
import { Badge, Checkbox, EmptyState, Pager, stateTones } from '@pavilion/ui';
import { useMemo, useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { useDebouncedValue } from '../announcements/use-debounced-value';
import { ListTable } from '../tables/ListTable';
import type { PageReader } from '../tables/list-column';
import { useAddressFilter } from '../tables/use-address-filter';
import { GameFilters } from './GameFilters';
import { type Selection, SwitchBar } from './SwitchBar';
import { useCatalogue } from './use-catalogue';
import styles from './catalogue.module.css';

const DEBOUNCE_MS = 250;
const filters = ['vendor', 'category', 'availability', 'page', 'q'] as const;
const EMPTY_CATALOGUE: CatalogueView = { games: [], total: 0, pages: 0, vendors: [], categories: [] };

/** Games of all kinds, found by name, vendor, category and how they stand; any of them can be chosen and switched together. */
export function Games({ brand }: { brand: string }) {
  const t = useTexts();
  const [filter, setFilter] = useAddressFilter(filters);
  const query = useMemo(() => chosenOf(filter), [filter]);
  const setQuery = (wanted: CatalogueQuery) => setFilter(wanted as Filter);
  const source = useAllGames(brand, query);
  const { chosen, choose, clear } = useSelection();
  const debounced = useDebouncedValue(query, DEBOUNCE_MS);
  const { data, error, isPending, isFetching, refetch } = useCatalogue(brand, debounced);
  const { games, total, pages, vendors, categories } = data ?? EMPTY_CATALOGUE;
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <section className={styles['part']} aria-label={t('catalogue.games')}>
      <GameFilters query={query} vendors={vendors} categories={categories} onChange={setQuery} />
      <p role="status" className={styles['quiet']}>
        {data && t('catalogue.count', { count: total })}
      </p>
      <SwitchBar brand={brand} subject="game" selection={chosen} onDone={clear} />
      <GameTable {...{ games, source, chosen, pages }} waiting={isPending} onChoose={choose} />
      <Pages page={Number(query.page ?? 1)} pages={pages} onPage={(page) => setQuery({ ...query, page: String(page) })} />
    </section>
  );
}

type Filter = Partial<Record<(typeof filters)[number], string>>;

/** Every game that the filters match, page by page. */
function useAllGames(brand: string, { page: _page, ...query }: CatalogueQuery): PageReader<CatalogueGame> {
  const staff = useStaff();
  return async (page = '1') => {
    const { games, pages } = await staff.catalogue.list(brand, { ...query, page });
    return { rows: games, next: Number(page) < pages ? String(Number(page) + 1) : null };
  };
}

function chosenOf(filter: Readonly<Filter>): CatalogueQuery {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

/** What is chosen, on whatever page. */
function useSelection() {
  const [chosen, setChosen] = useState<Selection>(new Map());
  const choose = (games: readonly CatalogueGame[], wanted: boolean) => {
    const next = new Map(chosen);
    for (const { nodeId, names } of games) {
      if (wanted) next.set(nodeId, names);
      else next.delete(nodeId);
    }
    setChosen(next);
  };
  return { chosen, choose, clear: () => setChosen(new Map()) };
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useTexts();
  return (
    <Pager
      label={t('catalogue.pages')}
      page={page}
      pages={pages}
      onPage={onPage}
      previousLabel={t('catalogue.previous')}
      nextLabel={t('catalogue.next')}
      pageLabel={(each) => t('catalogue.page', { page: each })}
    />
  );
}

interface GameTableProps {
  games: readonly CatalogueGame[];
  source: PageReader<CatalogueGame>;
  pages: number;
  waiting: boolean;
  chosen: Selection;
  onChoose: (games: readonly CatalogueGame[], wanted: boolean) => void;
}

function GameTable({ games, source, pages, waiting, chosen, onChoose }: GameTableProps) {
  const t = useTexts();
  const [locale] = useLocale();
  const all = games.length > 0 && games.every(({ nodeId }) => chosen.has(nodeId));
  return (
    <ListTable
      name="games"
      source={source}
      more={{ hasNextPage: pages > 1 }}
      empty={<EmptyState icon="search" title={t('catalogue.none')} />}
      caption={t('catalogue.games')}
      skeletonRows={waiting ? 6 : 0}
      columns={[
        {
          id: 'choose',
          header: (
            <Checkbox
              label={<span className="pv-visually-hidden">{t('catalogue.choosePage')}</span>}
              checked={all}
              onChange={({ target }) => onChoose(games, target.checked)}
            />
          ),
          cell: (game) => (
            <Checkbox
              label={<span className="pv-visually-hidden">{t('catalogue.chooseOne', { name: game.names[locale] })}</span>}
              checked={chosen.has(game.nodeId)}
              onChange={({ target }) => onChoose([game], target.checked)}
            />
          ),
        },
        {
          id: 'name',
          header: t('catalogue.name'),
          lead: true,
          sort: ({ names }) => names[locale],
          cell: (game) => <GameName game={game} />,
        },
        { id: 'vendor', header: t('catalogue.vendor'), sort: ({ vendorName }) => vendorName, cell: ({ vendorName }) => vendorName },
        {
          id: 'category',
          header: t('catalogue.category'),
          sort: ({ category }) => t(`catalogue.category.${category}`),
          cell: ({ category }) => t(`catalogue.category.${category}`),
        },
        {
          id: 'availability',
          header: t('catalogue.availability'),
          sort: ({ availability }) => availability,
          cell: (game) => <Availability game={game} />,
        },
      ]}
      rows={games}
      rowKey={({ nodeId }) => nodeId}
    />
  );
}

function GameName({ game: { names, nodeId } }: { game: CatalogueGame }) {
  const [locale] = useLocale();
  return (
    <>
      {names[locale]}
      <small className={styles['second']}>
        {names[locale === 'bn' ? 'en' : 'bn']} · {nodeId}
      </small>
    </>
  );
}

function Availability({ game: { availability, decidedBy } }: { game: CatalogueGame }) {
  const t = useTexts();
  return (
    <>
      <Badge tone={stateTones.availability[availability]}>{t(`catalogue.availability.${availability}`)}</Badge>
      {decidedBy && decidedBy !== 'game' && <small className={styles['second']}>{t(`catalogue.because.${decidedBy}`)}</small>}
    </>
  );
}
