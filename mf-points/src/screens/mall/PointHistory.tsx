import type { PointRecord } from '@pavilion/api/points';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { Badge, DataTable, EmptyState, Pager, Tabs, stateTones } from '@pavilion/ui';
import { useState } from 'react';
import { type RecordKind, useRecords } from '../../queries/records';
import styles from './mall.module.css';
import { useFormatPoints } from './use-format-points';

/** What was redeemed, and every change of the balance. */
export function PointHistory() {
  const { formatMessage } = useIntl();
  const [kind, setKind] = useState<RecordKind>('redemptions');
  const [page, setPage] = useState(1);
  const choose = (next: RecordKind) => {
    setKind(next);
    setPage(1);
  };
  return (
    <section aria-label={formatMessage({ id: 'records.title' })}>
      <div className={styles['heading']}>
        <h2>{formatMessage({ id: 'records.title' })}</h2>
      </div>
      <Tabs
        label={formatMessage({ id: 'records.title' })}
        tabs={[
          { id: 'redemptions', label: formatMessage({ id: 'records.redemptions' }) },
          { id: 'records', label: formatMessage({ id: 'records.changes' }) },
        ]}
        selected={kind}
        onSelect={choose}
      >
        <RecordTable kind={kind} page={page} onPage={setPage} />
      </Tabs>
    </section>
  );
}

function RecordTable({ kind, page, onPage }: { kind: RecordKind; page: number; onPage: (page: number) => void }) {
  const { formatMessage, formatDate } = useIntl();
  const locale = useLocale();
  const points = useFormatPoints();
  const query = useRecords(kind, page);
  const { data } = query;
  const what = ({ remark, rewardName }: PointRecord) =>
    remark === 'return' || !rewardName
      ? formatMessage({ id: `remark.${remark}` }, { name: rewardName?.[locale] })
      : rewardName[locale];
  const time = ({ time: iso }: PointRecord) => formatDate(iso, { day: 'numeric', month: 'short', year: 'numeric' });
  const signed = ({ changedPoints }: PointRecord) =>
    changedPoints > 0 ? `+${points(changedPoints)}` : `−${points(-changedPoints)}`;
  if (!data && query.isError) return <LoadFailure query={query} />;
  return (
    <div className={styles['records']}>
      <DataTable
        caption={formatMessage({ id: 'records.title' })}
        rows={data?.list ?? []}
        rowKey={({ id }) => id}
        skeletonRows={data ? 0 : 4}
        empty={
          <EmptyState
            icon="receipt"
            title={formatMessage({ id: `records.none.${kind}` })}
            text={formatMessage({ id: 'records.none.text' })}
          />
        }
        columns={[
          { id: 'what', header: formatMessage({ id: 'records.reason' }), cell: what, lead: true },
          { id: 'time', header: formatMessage({ id: 'records.time' }), cell: time },
          { id: 'change', header: formatMessage({ id: 'records.change' }), cell: signed, align: 'end' },
          kind === 'records'
            ? {
                id: 'balance',
                header: formatMessage({ id: 'records.balance' }),
                cell: ({ pointsBalance = 0 }) => points(pointsBalance),
                align: 'end',
              }
            : {
                id: 'status',
                header: formatMessage({ id: 'records.status' }),
                cell: (record) => <RedemptionStatus record={record} />,
                align: 'end',
              },
        ]}
      />
      <Pager
        label={formatMessage({ id: 'records.pages' })}
        page={page}
        pages={data?.totalPages ?? 1}
        onPage={onPage}
        previousLabel={formatMessage({ id: 'records.previous' })}
        nextLabel={formatMessage({ id: 'records.next' })}
        pageLabel={(number) => formatMessage({ id: 'records.page' }, { page: points(number) })}
      />
    </div>
  );
}

function RedemptionStatus({ record: { status = 'in_process', reason } }: { record: PointRecord }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Badge tone={stateTones.redemption[status]}>{formatMessage({ id: `status.${status}` })}</Badge>
      {reason && <q className={styles['decision']}>{reason}</q>}
    </>
  );
}
