import type { RoundLine } from '@pavilion/api/records';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Badge, DataTable, EmptyState, Money } from '@pavilion/ui';
import styles from '../../features/records/records.module.css';

interface RoundListProps {
  rounds: readonly RoundLine[];
  waiting: boolean;
  onOpen: (round: RoundLine) => void;
}

/** The rounds as a table, as cards on a phone; each opens. */
export function RoundList({ rounds, waiting, onOpen }: RoundListProps) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const signed = (minor: bigint) => money(minor, { signed: true });
  return (
    <DataTable
      caption={formatMessage({ id: 'bets.title' })}
      rows={rounds}
      rowKey={({ vendor, round }) => `${vendor} ${round}`}
      skeletonRows={waiting ? 6 : 0}
      empty={
        <EmptyState icon="receipt" title={formatMessage({ id: 'bets.empty' })} text={formatMessage({ id: 'bets.empty.text' })} />
      }
      columns={[
        {
          id: 'game',
          header: formatMessage({ id: 'details.game' }),
          lead: true,
          cell: (round) => (
            <button type="button" className={styles['open']} onClick={() => onOpen(round)}>
              <span>{round.game}</span>
              <span className={styles['second']}>{round.vendorName}</span>
            </button>
          ),
        },
        {
          id: 'at',
          header: formatMessage({ id: 'column.at' }),
          cell: ({ at }) => (
            <time dateTime={at}>{formatDate(at, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })}</time>
          ),
        },
        {
          id: 'result',
          header: formatMessage({ id: 'bets.result' }),
          cell: (round) => <ResultBadge round={round} />,
        },
        {
          id: 'bets',
          header: formatMessage({ id: 'kind.bet' }),
          align: 'end',
          cell: ({ bets }) => <Money amount={BigInt(bets)} format={money} />,
        },
        {
          id: 'wins',
          header: formatMessage({ id: 'bets.paid' }),
          align: 'end',
          cell: ({ wins }) => <Money amount={BigInt(wins)} format={money} />,
        },
        {
          id: 'net',
          header: formatMessage({ id: 'totals.net' }),
          align: 'end',
          cell: ({ net }) => <Money amount={BigInt(net)} format={signed} tone="by-sign" />,
        },
      ]}
    />
  );
}

/** How a round ended, or that its win is still checked. A round that paid more than was bet gets no other colour than one that did not. */
export function ResultBadge({ round: { result, held } }: { round: Pick<RoundLine, 'result' | 'held'> }) {
  const { formatMessage } = useIntl();
  if (held !== undefined) return <Badge tone="info">{formatMessage({ id: 'held.state.held' })}</Badge>;
  return <Badge tone={result === 'open' ? 'info' : 'neutral'}>{formatMessage({ id: `result.${result}` })}</Badge>;
}
