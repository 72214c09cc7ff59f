import type { WithdrawalLine, WithdrawalQueue } from '@pavilion/api/staff';
import type { ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { useMemberColumn, useOpenColumn } from '../queues/columns';
import styles from '../queues/queues.module.css';
import { plainAmount, useFormatAmount } from '../queues/use-format-amount';
import { useApprovalText } from '../queues/use-approval-text';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { ListTable } from '../tables/ListTable';
import type { ListColumn, PageReader } from '../tables/list-column';
import { TimeAgo } from '../tables/TimeAgo';
import { ReviewFlags } from './ReviewFlags';
import { WithdrawalStatus } from './WithdrawalStatus';

export interface WithdrawalTableProps {
  brand: string;
  queue: WithdrawalQueue;
  lines: readonly WithdrawalLine[];
  waiting: boolean;
  onOpen: (line: WithdrawalLine) => void;
  more: { hasNextPage: boolean };
  source: PageReader<WithdrawalLine>;
  empty: ReactNode;
}

/** Withdrawals of one queue. */
export function WithdrawalTable({ brand, queue, lines, waiting, onOpen, more, source, empty }: WithdrawalTableProps) {
  const t = useTexts();
  const facts = useFactColumns(brand);
  const last = useLastColumns(queue, onOpen);
  return (
    <ListTable
      name="withdrawals"
      more={more}
      source={source}
      empty={empty}
      caption={t(`withdrawals.queue.${queue}`)}
      skeletonRows={waiting ? 4 : 0}
      columns={[...facts, ...last]}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}

/** What is known of every withdrawal. */
function useFactColumns(brand: string): ListColumn<WithdrawalLine>[] {
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
      cell: ({ amount, currency }) => <span className={styles['amount']}>{amountOf(amount, currency)}</span>,
    },
    member,
    {
      id: 'payee',
      header: t('withdrawals.payee'),
      sort: ({ payee }) => payee.holder,
      cell: ({ method, payee: { holder, number, addedAt } }) => (
        <>
          {holder}
          <small className={styles['second']}>
            {method[locale]} · {number}
          </small>
          <small className={styles['second']}>
            {t('withdrawals.payeeSince')} <FormattedDate value={addedAt} dateStyle="medium" />
          </small>
        </>
      ),
    },
    {
      id: 'requested',
      header: t('withdrawals.requested'),
      sort: ({ requestedAt }) => new Date(requestedAt),
      cell: ({ requestedAt }) => <TimeAgo moment={requestedAt} />,
    },
  ];
}

/** Why to look and who agreed, where somebody has to; how it stands, elsewhere. */
function useLastColumns(queue: WithdrawalQueue, onOpen: (line: WithdrawalLine) => void): ListColumn<WithdrawalLine>[] {
  const t = useTexts();
  const approvalsOf = useApprovalText();
  const open = useOpenColumn(onOpen);
  if (queue !== 'review')
    return [
      { id: 'state', header: t('queue.state'), sort: ({ state }) => state, cell: (line) => <WithdrawalStatus line={line} /> },
      open,
    ];
  return [
    { id: 'flags', header: t('withdrawals.flags'), cell: ({ flags, faster }) => <ReviewFlags {...{ flags, faster }} /> },
    { id: 'approvals', header: t('queue.approvals'), cell: approvalsOf },
    open,
  ];
}
