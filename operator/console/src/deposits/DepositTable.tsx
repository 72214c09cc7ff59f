import type { DepositLine, DepositQueue } from '@pavilion/api/operations';
import { Button, type DataColumn, DataTable } from '@pavilion/ui';
import { FormattedRelativeTime } from 'react-intl';
import { Link } from 'react-router-dom';
import { sinceThen } from '../frame/since-then';
import { useTexts } from '../messages';
import { useAmount } from '../payouts/use-amount';
import { useApprovals } from '../payouts/use-approvals';
import { useLocale } from '../preferences/preferences';
import styles from './deposits.module.css';
import { Standing } from './Standing';

export interface DepositTableProps {
  brand: string;
  queue: DepositQueue;
  lines: readonly DepositLine[];
  waiting: boolean;
  onOpen: (line: DepositLine) => void;
}

/** Deposits of one queue. */
export function DepositTable({ brand, queue, lines, waiting, onOpen }: DepositTableProps) {
  const t = useTexts();
  const facts = useFacts(brand);
  const last = useLast(queue, onOpen);
  return (
    <DataTable
      caption={t(`deposits.queue.${queue}`)}
      skeletonRows={waiting ? 4 : 0}
      columns={[...facts, ...last]}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}

/** What is known of every deposit. */
function useFacts(brand: string): DataColumn<DepositLine>[] {
  const t = useTexts();
  const [locale] = useLocale();
  const amountOf = useAmount();
  return [
    {
      id: 'amount',
      header: t('deposits.amount'),
      lead: true,
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
    {
      id: 'member',
      header: t('deposits.member'),
      cell: ({ member }) => <Link to={`/brands/${brand}/members/${member.id}`}>{member.account}</Link>,
    },
    {
      id: 'way',
      header: t('deposits.way'),
      cell: ({ method, reference }) => (
        <>
          {method[locale]}
          <small className={styles['second']}>{reference}</small>
        </>
      ),
    },
    { id: 'state', header: t('deposits.state'), cell: (line) => <Standing line={line} /> },
    {
      id: 'begun',
      header: t('deposits.begun'),
      cell: ({ createdAt }) => <FormattedRelativeTime {...sinceThen(createdAt)} numeric="auto" />,
    },
  ];
}

function useLast(queue: DepositQueue, onOpen: (line: DepositLine) => void): DataColumn<DepositLine>[] {
  const t = useTexts();
  const approvalsOf = useApprovals();
  const amountOf = useAmount();
  return [
    ...(queue === 'review' ? [{ id: 'approvals', header: t('deposits.approvals'), cell: approvalsOf }] : []),
    {
      id: 'open',
      header: <span className="pv-visually-hidden">{t('deposits.open')}</span>,
      align: 'end',
      cell: (line) => {
        const what = { amount: amountOf(line.amount, line.currency), account: line.member.account };
        return (
          <Button size="small" aria-label={t('deposits.openOne', what)} onClick={() => onOpen(line)}>
            {t('deposits.open')}
          </Button>
        );
      },
    },
  ];
}
