import type { StatementLine } from '@pavilion/api/wallet';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { useMoney } from '@pavilion/host/money';
import { Link } from '@pavilion/host/router';
import { buttonClass, DataTable, EmptyState, Money } from '@pavilion/ui';
import records from '../../features/records/records.module.css';
import { Moment } from '../../features/records/Moment';
import { Reference } from '../../features/records/Reference';
import { useDayOf } from '../../features/records/use-day-of';

interface StatementLinesProps {
  lines: readonly StatementLine[];
  waiting: boolean;
  /** Shows one of them with everything about it. */
  onOpen: (id: string) => void;
}

/** The movements as a table; on a phone two lines each, under their days. */
export function StatementLines({ lines, waiting, onOpen }: StatementLinesProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const dayOf = useDayOf();
  const signed = (minor: bigint) => money(minor, { signed: true });
  return (
    <DataTable
      caption={formatMessage({ id: 'statement.title' })}
      rows={lines}
      rowKey={({ id }) => id}
      groupOf={dayOf}
      skeletonRows={waiting ? 6 : 0}
      empty={<EmptyStatement />}
      columns={[
        {
          id: 'kind',
          header: formatMessage({ id: 'column.kind' }),
          lead: true,
          phone: 'start',
          cell: (line) => <LineLabel line={line} onOpen={onOpen} />,
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
          phone: 'hidden',
          cell: ({ reference }) => <Reference reference={reference} />,
        },
        {
          id: 'amount',
          header: formatMessage({ id: 'column.amount' }),
          align: 'end',
          phone: 'end',
          cell: ({ amount }) => <Money amount={BigInt(amount)} format={signed} tone="by-sign" />,
        },
        {
          id: 'balance',
          header: formatMessage({ id: 'column.balance' }),
          align: 'end',
          phone: 'below-end',
          cell: ({ balance }) => <Money amount={BigInt(balance)} format={money} tone="muted" />,
        },
      ]}
    />
  );
}

function LineLabel({ line: { id, kind, game, note }, onOpen }: { line: StatementLine; onOpen: (id: string) => void }) {
  const { formatMessage } = useIntl();
  return (
    <button type="button" className={records['open']} onClick={() => onOpen(id)}>
      <span>{formatMessage({ id: `kind.${kind}` })}</span>
      {game && <span className={records['second']}>{game}</span>}
      {note && <span className={records['second']}>{note}</span>}
    </button>
  );
}

function EmptyStatement() {
  const { formatMessage } = useIntl();
  const deposit = useLinks().to('wallet.deposit');
  return (
    <EmptyState
      icon="receipt"
      title={formatMessage({ id: 'statement.empty' })}
      text={formatMessage({ id: 'statement.empty.text' })}
      action={
        deposit && (
          <Link to={deposit} className={buttonClass({ variant: 'primary' })}>
            {formatMessage({ id: 'deposit.title' })}
          </Link>
        )
      }
    />
  );
}
