import type { WithdrawalLine, WithdrawalQueue } from '@pavilion/api/operations';
import { type DataColumn, DataTable } from '@pavilion/ui';
import { FormattedDate, FormattedRelativeTime } from 'react-intl';
import { useMemberColumn, useOpenColumn } from '../desk/columns';
import styles from '../desk/desk.module.css';
import { useAmount } from '../desk/use-amount';
import { useApprovals } from '../desk/use-approvals';
import { sinceThen } from '../frame/since-then';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { Marks } from './Marks';
import { Standing } from './Standing';

export interface PayoutTableProps {
  brand: string;
  queue: WithdrawalQueue;
  lines: readonly WithdrawalLine[];
  waiting: boolean;
  onOpen: (line: WithdrawalLine) => void;
}

/** Withdrawals of one queue. */
export function PayoutTable({ brand, queue, lines, waiting, onOpen }: PayoutTableProps) {
  const t = useTexts();
  const facts = useFacts(brand);
  const last = useLast(queue, onOpen);
  return (
    <DataTable
      caption={t(`payouts.queue.${queue}`)}
      skeletonRows={waiting ? 4 : 0}
      columns={[...facts, ...last]}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}

/** What is known of every withdrawal. */
function useFacts(brand: string): DataColumn<WithdrawalLine>[] {
  const t = useTexts();
  const [locale] = useLocale();
  const amountOf = useAmount();
  const member = useMemberColumn(brand);
  return [
    {
      id: 'amount',
      header: t('desk.amount'),
      lead: true,
      cell: ({ amount, currency }) => <span className={styles['amount']}>{amountOf(amount, currency)}</span>,
    },
    member,
    {
      id: 'payee',
      header: t('payouts.payee'),
      cell: ({ method, payee: { holder, number, addedAt } }) => (
        <>
          {holder}
          <small className={styles['second']}>
            {method[locale]} · {number}
          </small>
          <small className={styles['second']}>
            {t('payouts.payeeSince')} <FormattedDate value={addedAt} dateStyle="medium" />
          </small>
        </>
      ),
    },
    {
      id: 'asked',
      header: t('payouts.asked'),
      cell: ({ requestedAt }) => <FormattedRelativeTime {...sinceThen(requestedAt)} numeric="auto" />,
    },
  ];
}

/** Why to look and who agreed, where somebody has to; how it stands, elsewhere. */
function useLast(queue: WithdrawalQueue, onOpen: (line: WithdrawalLine) => void): DataColumn<WithdrawalLine>[] {
  const t = useTexts();
  const approvalsOf = useApprovals();
  const open = useOpenColumn(onOpen);
  if (queue !== 'review') return [{ id: 'state', header: t('desk.state'), cell: (line) => <Standing line={line} /> }, open];
  return [
    { id: 'marks', header: t('payouts.marks'), cell: ({ marks }) => <Marks marks={marks} /> },
    { id: 'approvals', header: t('desk.approvals'), cell: approvalsOf },
    open,
  ];
}
