import type { AccountRecordEntry, RecordArea } from '@pavilion/api/records';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { useMoney } from '@pavilion/host/money';
import { Link } from '@pavilion/host/router';
import { Badge, type BadgeProps, DataTable, EmptyState, Money, stateTones } from '@pavilion/ui';
import { Moment } from '../../features/records/Moment';
import { Reference } from '../../features/records/Reference';
import styles from '../../features/records/records.module.css';
import { useDayOf } from '../../features/records/use-day-of';

interface AccountEntriesProps {
  area: RecordArea;
  entries: readonly AccountRecordEntry[];
  waiting: boolean;
  /** Shows the movement of what the ledger alone keeps. */
  onOpen: (movementId: string) => void;
}

/** Each with how it stands; an amount that moved nothing is muted. */
export function AccountEntries({ area, entries, waiting, onOpen }: AccountEntriesProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const dayOf = useDayOf();
  const signed = (minor: bigint) => money(minor, { signed: true });
  return (
    <DataTable
      caption={formatMessage({ id: `area.${area}` })}
      rows={entries}
      rowKey={({ id }) => id}
      groupOf={dayOf}
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
          phone: 'start',
          cell: (entry) => <EntryLabel area={area} entry={entry} onOpen={onOpen} />,
        },
        {
          id: 'at',
          header: formatMessage({ id: 'column.at' }),
          phone: 'below',
          cell: ({ at }) => <Moment at={at} />,
        },
        {
          id: 'reference',
          header: formatMessage({ id: 'column.reference' }),
          phone: 'below',
          cell: ({ reference }) => <Reference reference={reference} />,
        },
        {
          id: 'state',
          header: formatMessage({ id: 'column.state' }),
          phone: 'below-end',
          cell: ({ state }) => <Badge tone={toneOf(state)}>{formatMessage({ id: `record.state.${state}` })}</Badge>,
        },
        {
          id: 'amount',
          header: formatMessage({ id: 'column.amount' }),
          align: 'end',
          phone: 'end',
          cell: ({ amount, change, moved }) => (
            <Money amount={BigInt(moved ? change : amount)} format={moved ? signed : money} tone={moved ? 'by-sign' : 'muted'} />
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

/** A state that a newer gateway has and this screen has not heard of is neither good nor bad. */
function toneOf(state: string): BadgeProps['tone'] {
  return state in stateTones.payment ? stateTones.payment[state as keyof typeof stateTones.payment] : 'neutral';
}
