import { type BoardBrand, DAILY_RECONCILIATION, type ReconciliationLine } from '@pavilion/api/staff';
import { Badge, Button, stateTones } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import { useStaff } from '../calls/staff-context';
import queueStyles from '../queues/queues.module.css';
import { QueryList } from '../queues/QueryList';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import { CompareForm } from './CompareForm';
import { ReconciliationDrawer } from './ReconciliationDrawer';
import { reconciliationsKey } from './reconciliations-key';
import { SourceName } from './SourceName';
import styles from './reconciliation.module.css';

const REFETCH_INTERVAL_MS = 30_000;
/** Days of payment companies and vendors, held against the books. */
export function ReconciliationPage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('reconciliation.title')} text={t('reconciliation.text')}>
      {(brand) => <Days key={brand.brand} brand={brand} />}
    </BrandPageLayout>
  );
}

function Days({ brand: { brand } }: { brand: BoardBrand }) {
  const t = useTexts();
  const staff = useStaff();
  const [opened, setOpened] = useState<string>();
  const query = useQuery({
    queryKey: reconciliationsKey(brand),
    queryFn: () => staff.books.reconciliations(brand),
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  const columns = useColumns(setOpened);
  const { data } = query;
  const lines = data?.list ?? [];
  return (
    <div className={styles['page']}>
      {data && <CompareForm brand={brand} sources={data.sources} latestDay={data.latestDay} onCompared={setOpened} />}
      <QueryList
        query={query}
        loading={query.isPending}
        count={lines.length}
        empty={{ icon: 'banknote', title: t('reconciliation.none'), text: t('reconciliation.noneText') }}
      >
        <ListTable
          name="reconciliations"
          caption={t('reconciliation.title')}
          skeletonRows={query.isPending ? 4 : 0}
          columns={columns}
          rows={lines}
          rowKey={({ id }) => id}
        />
      </QueryList>
      {opened && <ReconciliationDrawer key={opened} brand={brand} id={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

function useColumns(open: (id: string) => void): ListColumn<ReconciliationLine>[] {
  const t = useTexts();
  const amountOf = useFormatAmount();
  const side = ({ count, amount }: ReconciliationLine['ours'], currency: string) => (
    <>
      <span className={queueStyles['amount']}>{amountOf(amount, currency)}</span>
      <small className={queueStyles['second']}>{t('reconciliation.lines', { count })}</small>
    </>
  );
  return [
    {
      id: 'source',
      header: t('reconciliation.source'),
      lead: true,
      cell: ({ source, day }) => (
        <>
          <SourceName source={source} />
          <small className={queueStyles['second']}>
            <FormattedDate value={day} timeZone="UTC" dateStyle="medium" />
          </small>
        </>
      ),
    },
    { id: 'ours', header: t('reconciliation.ours'), align: 'end', cell: ({ ours, currency }) => side(ours, currency) },
    { id: 'theirs', header: t('reconciliation.theirs'), align: 'end', cell: ({ theirs, currency }) => side(theirs, currency) },
    { id: 'state', header: t('queue.state'), cell: (line) => <ReconciliationStatus line={line} /> },
    {
      id: 'by',
      header: t('reconciliation.askedBy'),
      cell: ({ requestedBy }) => (requestedBy === DAILY_RECONCILIATION ? t('reconciliation.nightly') : requestedBy),
    },
    {
      id: 'open',
      header: <span className="pv-visually-hidden">{t('queue.open')}</span>,
      align: 'end',
      cell: ({ id, source, day }) => (
        <Button size="small" aria-label={t('reconciliation.openOne', { source, day })} onClick={() => open(id)}>
          {t('queue.open')}
        </Button>
      ),
    },
  ];
}

function ReconciliationStatus({ line: { state, differences, unexplained } }: { line: ReconciliationLine }) {
  const t = useTexts();
  if (state !== 'done') return <Badge tone={stateTones.run[state]}>{t(`reconciliation.state.${state}`)}</Badge>;
  if (differences === 0) return <Badge tone="positive">{t('reconciliation.agree')}</Badge>;
  return (
    <>
      <Badge tone={unexplained > 0 ? 'negative' : 'neutral'}>{t('reconciliation.differences', { count: differences })}</Badge>
      <small className={queueStyles['second']}>{t('reconciliation.unexplained', { count: unexplained })}</small>
    </>
  );
}
