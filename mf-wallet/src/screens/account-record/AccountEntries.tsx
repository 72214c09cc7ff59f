import type { AccountRecordEntry, RecordArea } from '@pavilion/api/records';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { useMoney } from '@pavilion/host/money';
import { Link } from '@pavilion/host/router';
import { Badge, type BadgeProps, DataTable, EmptyState, Money } from '@pavilion/ui';
import styles from '../../features/records/records.module.css';

interface AccountEntriesProps {
  area: RecordArea;
  entries: readonly AccountRecordEntry[];
  waiting: boolean;
  /** Shows the movement of what the ledger alone keeps. */
  onOpen: (movementId: string) => void;
}

/** Each with how it stands; an amount that moved nothing is muted. */
export function AccountEntries({ area, entries, waiting, onOpen }: AccountEntriesProps) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const signed = (minor: bigint) => money(minor, { signed: true });
  return (
    <DataTable
      caption={formatMessage({ id: `area.${area}` })}
      rows={entries}
      rowKey={({ id }) => id}
      skeletonRows={waiting ? 5 : 0}
      empty={
        <EmptyState
          icon="receipt"
          title={formatMessage({ id: 'account.empty' })}
          text={formatMessage({ id: 'account.empty.text' })}
        />
      }
      columns={[
        {
          id: 'what',
          header: formatMessage({ id: 'column.kind' }),
          lead: true,
          cell: (entry) => <EntryLabel area={area} entry={entry} onOpen={onOpen} />,
        },
        {
          id: 'at',
          header: formatMessage({ id: 'column.at' }),
          cell: ({ at }) => <time dateTime={at}>{formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>,
        },
        {
          id: 'state',
          header: formatMessage({ id: 'column.state' }),
          cell: ({ state }) => <Badge tone={toneOf(state)}>{formatMessage({ id: `record.state.${state}` })}</Badge>,
        },
        {
          id: 'amount',
          header: formatMessage({ id: 'column.amount' }),
          align: 'end',
          cell: ({ amount, moved }) => (
            <Money amount={BigInt(amount)} format={moved ? signed : money} tone={moved ? 'by-sign' : 'muted'} />
          ),
        },
      ]}
    />
  );
}

function EntryLabel({
  area,
  entry: { id, kind, method, reason, movementId },
  onOpen,
}: Omit<AccountEntriesProps, 'entries' | 'waiting'> & { entry: AccountRecordEntry }) {
  const { formatMessage } = useIntl();
  const links = useLinks();
  const withdrawal = area === 'withdrawals' ? links.to('wallet.withdraw', { withdrawal: id }) : undefined;
  const name = kind ? formatMessage({ id: `kind.${kind}` }) : method;
  if (movementId)
    return (
      <button type="button" className={styles['open']} onClick={() => onOpen(movementId)}>
        <span>{name}</span>
        {reason && <span className={styles['second']}>{reason}</span>}
      </button>
    );
  return (
    <span className={styles['stack']}>
      {withdrawal ? (
        <Link to={withdrawal} className={styles['open']}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      {reason && <span className={styles['second']}>{reason}</span>}
    </span>
  );
}

function toneOf(state: string): BadgeProps['tone'] {
  if (state === 'paid' || state === 'posted') return 'positive';
  return ['failed', 'rejected'].includes(state)
    ? 'negative'
    : ['pending', 'review', 'approved', 'sent', 'created'].includes(state)
      ? 'info'
      : 'neutral';
}
