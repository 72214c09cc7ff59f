import type { DepositLine, DepositQueue } from '@pavilion/api/staff';
import type { ReactNode } from 'react';
import { useMemberColumn, useOpenColumn } from '../queues/columns';
import styles from '../queues/queues.module.css';
import { plainAmount, useFormatAmount } from '../queues/use-format-amount';
import { useApprovalText } from '../queues/use-approval-text';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { ListTable } from '../tables/ListTable';
import type { ListColumn, PageReader } from '../tables/list-column';
import { TimeAgo } from '../tables/TimeAgo';
import { DepositStatus } from './DepositStatus';

export interface DepositTableProps {
  brand: string;
  queue: DepositQueue;
  lines: readonly DepositLine[];
  waiting: boolean;
  onOpen: (line: DepositLine) => void;
  more: { hasNextPage: boolean };
  source: PageReader<DepositLine>;
  empty: ReactNode;
}

/** Deposits of one queue. */
export function DepositTable({ brand, queue, lines, waiting, onOpen, more, source, empty }: DepositTableProps) {
  const t = useTexts();
  const facts = useFactColumns(brand);
  const last = useLastColumns(queue, onOpen);
  return (
    <ListTable
      name="deposits"
      more={more}
      source={source}
      empty={empty}
      caption={t(`deposits.queue.${queue}`)}
      skeletonRows={waiting ? 4 : 0}
      columns={[...facts, ...last]}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}

/** What is known of every deposit. */
function useFactColumns(brand: string): ListColumn<DepositLine>[] {
  const t = useTexts();
  const [locale] = useLocale();
  const amountOf = useFormatAmount();
  const member = useMemberColumn(brand);
  return [
    {
      id: 'amount',
      header: t('queue.amount'),
      lead: true,
      csv: ({ amount, currency }) => plainAmount(amount, currency),
      sort: ({ amount }) => BigInt(amount),
      cell: ({ amount, fee, arrived, currency }) => (
        <span className={styles['amount']}>
          {amountOf(amount, currency)}
          {arrived !== null && BigInt(arrived) !== BigInt(amount) + BigInt(fee) && (
            <small className={styles['second']}>
              {t('deposits.arrived')} {amountOf(arrived, currency)}
            </small>
          )}
        </span>
      ),
    },
    member,
    {
      id: 'method',
      header: t('deposits.method'),
      sort: ({ method }) => method[locale],
      cell: ({ method, reference }) => (
        <>
          {method[locale]}
          <small className={styles['second']}>{reference}</small>
        </>
      ),
    },
    { id: 'state', header: t('queue.state'), sort: ({ state }) => state, cell: (line) => <DepositStatus line={line} /> },
    {
      id: 'started',
      header: t('deposits.started'),
      sort: ({ createdAt }) => new Date(createdAt),
      cell: ({ createdAt }) => <TimeAgo moment={createdAt} />,
    },
  ];
}

function useLastColumns(queue: DepositQueue, onOpen: (line: DepositLine) => void): ListColumn<DepositLine>[] {
  const t = useTexts();
  const approvalsOf = useApprovalText();
  const open = useOpenColumn(onOpen);
  return [...(queue === 'review' ? [{ id: 'approvals', header: t('queue.approvals'), cell: approvalsOf }] : []), open];
}
