import type { StaffBoardsValue } from '@pavilion/api/staff';
import { EmptyState, Skeleton } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { ListTable } from '../tables/ListTable';
import { type BoardLine, linesOf, type PrizeLine, prizeLinesOf } from './board-lines';
import { useBoardColumns, usePrizeColumns } from './use-board-columns';

const READ_AGAIN_MS = 10_000;

/** Who is ahead on the boards of a brand, and what became of prizes. */
export function BoardsPage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('boards.title')} text={t('boards.text')}>
      {({ brand }) => <Boards key={brand} brand={brand} />}
    </BrandPageLayout>
  );
}

function Boards({ brand }: { brand: string }) {
  const t = useTexts();
  const staff = useStaff();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['boards', brand],
    queryFn: () => staff.boards.read(brand),
    refetchInterval: READ_AGAIN_MS,
  });
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Skeleton shape="block" height="320px" />;
  if (data.periods.length === 0) return <EmptyState icon="trophy" title={t('boards.none')} text={t('boards.none.text')} />;
  return (
    <>
      <Standings brand={brand} value={data} />
      <Prizes brand={brand} value={data} />
    </>
  );
}

interface PartProps {
  brand: string;
  value: StaffBoardsValue;
}

function Standings({ brand, value }: PartProps) {
  const t = useTexts();
  const columns = useBoardColumns(brand, value.currency);
  const lines = linesOf(value);
  return (
    <section>
      <h2>{t('boards.standings')}</h2>
      {lines.length === 0 && <p>{t('boards.noStandings')}</p>}
      {lines.length > 0 && (
        <ListTable<BoardLine>
          name="board-standings"
          source="rows"
          caption={t('boards.standings')}
          columns={columns}
          rows={lines}
          rowKey={({ period, place }) => `${period.id} ${place}`}
        />
      )}
    </section>
  );
}

function Prizes({ brand, value }: PartProps) {
  const t = useTexts();
  const columns = usePrizeColumns(brand, value.currency);
  const lines = prizeLinesOf(value);
  return (
    <section>
      <h2>{t('boards.prizes')}</h2>
      {lines.length === 0 && <p>{t('boards.noPrizes')}</p>}
      {lines.length > 0 && (
        <ListTable<PrizeLine>
          name="board-prizes"
          source="rows"
          caption={t('boards.prizes')}
          columns={columns}
          rows={lines}
          rowKey={({ period, place }) => `${period.id} ${place}`}
        />
      )}
    </section>
  );
}
