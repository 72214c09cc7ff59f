import { type BoardBrand, DAILY_RECONCILIATION, type ReconciliationLine } from '@pavilion/api/staff';
import { Badge, Button, stateTones } from '@pavilion/ui';
import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import { useStaff } from '../calls/staff-context';
import queueStyles from '../queues/queues.module.css';
import { LoadMoreButton } from '../queues/LoadMoreButton';
import { QueryList } from '../queues/QueryList';
import { useQueue } from '../queues/use-queue';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import { CompareForm } from './CompareForm';
import { ReconciliationDrawer } from './ReconciliationDrawer';
import { reconciliationsKey } from './reconciliations-key';
import { SourceName } from './SourceName';
import styles from './reconciliation.module.css';

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
  const { query, first, lines, waiting, source } = useQueue(reconciliationsKey(brand), (after) =>
    staff.books.reconciliations(brand, after),
  );
  const columns = useColumns(setOpened);
  return (
    <div className={styles['page']}>
      {first && <CompareForm brand={brand} sources={first.sources} latestDay={first.latestDay} onCompared={setOpened} />}
      <QueryList
        query={query}
        loading={waiting}
        count={lines.length}
        empty={{ icon: 'banknote', title: t('reconciliation.none'), text: t('reconciliation.noneText') }}
      >
        {(empty) => (
          <ListTable
            name="reconciliations"
            caption={t('reconciliation.title')}
            skeletonRows={waiting ? 4 : 0}
            columns={columns}
            rows={lines}
            rowKey={({ id }) => id}
            more={query}
            source={source}
            empty={empty}
          />
        )}
      </QueryList>
      <LoadMoreButton query={query} />
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
      sort: ({ source, day }) => `${source} ${day}`,
      cell: ({ source, day }) => (
        <>
          <SourceName source={source} />
          <small className={queueStyles['second']}>
            <FormattedDate value={day} timeZone="UTC" dateStyle="medium" />
          </small>
        </>
      ),
    },
    {
      id: 'ours',
      header: t('reconciliation.ours'),
      align: 'end',
      sort: ({ ours }) => BigInt(ours.amount),
      cell: ({ ours, currency }) => side(ours, currency),
    },
    {
      id: 'theirs',
      header: t('reconciliation.theirs'),
      align: 'end',
      sort: ({ theirs }) => BigInt(theirs.amount),
      cell: ({ theirs, currency }) => side(theirs, currency),
    },
    {
      id: 'state',
      header: t('queue.state'),
      sort: ({ differences }) => differences,
      cell: (line) => <ReconciliationStatus line={line} />,
    },
    {
      id: 'by',
      header: t('reconciliation.askedBy'),
      cell: ({ requestedBy }) => (requestedBy === DAILY_RECONCILIATION ? t('reconciliation.nightly') : requestedBy),
    },
    useOpenColumn(open),
  ];
}

function useOpenColumn(open: (id: string) => void): ListColumn<ReconciliationLine> {
  const t = useTexts();
  return {
    id: 'open',
    header: <span className="pv-visually-hidden">{t('queue.open')}</span>,
    align: 'end',
    cell: ({ id, source, day }) => (
      <Button size="small" aria-label={t('reconciliation.openOne', { source, day })} onClick={() => open(id)}>
        {t('queue.open')}
      </Button>
    ),
  };
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
