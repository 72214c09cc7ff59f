import type { RoundLine } from '@pavilion/api/records';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Badge, type DataColumn, DataTable, EmptyState, languageOf, Money, stateTones } from '@pavilion/ui';
import { Moment } from '../../features/records/Moment';
import styles from '../../features/records/records.module.css';
import { useDayOf } from '../../features/records/use-day-of';

interface RoundListProps {
  rounds: readonly RoundLine[];
  waiting: boolean;
  onOpen: (round: RoundLine) => void;
}

/** The rounds as a table, on a phone two lines each under their days; each opens. */
export function RoundList({ rounds, waiting, onOpen }: RoundListProps) {
  const { formatMessage } = useIntl();
  const dayOf = useDayOf();
  const columns = useRoundColumns(onOpen);
  return (
    <DataTable
      caption={formatMessage({ id: 'bets.title' })}
      rows={rounds}
      rowKey={({ vendor, round }) => `${vendor} ${round}`}
      groupOf={dayOf}
      skeletonRows={waiting ? 6 : 0}
      empty={
        <EmptyState icon="receipt" title={formatMessage({ id: 'bets.empty' })} text={formatMessage({ id: 'bets.empty.text' })} />
      }
      columns={columns}
    />
  );
}

function useRoundColumns(onOpen: (round: RoundLine) => void): DataColumn<RoundLine>[] {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const signed = (minor: bigint) => money(minor, { signed: true });
  return [
    {
      id: 'game',
      header: formatMessage({ id: 'details.game' }),
      lead: true,
      phone: 'start',
      cell: (round) => (
        <button type="button" className={styles['open']} onClick={() => onOpen(round)}>
          <span lang={languageOf(round.game)}>{round.game}</span>
          <span className={styles['second']} lang={languageOf(round.vendorName)}>
            {round.vendorName}
          </span>
        </button>
      ),
    },
    {
      id: 'at',
      header: formatMessage({ id: 'column.at' }),
      phone: 'below',
      cell: ({ at }) => <Moment at={at} />,
    },
    {
      id: 'result',
      header: formatMessage({ id: 'bets.result' }),
      phone: 'below',
      cell: (round) => <ResultBadge round={round} />,
    },
    {
      id: 'bets',
      header: formatMessage({ id: 'kind.bet' }),
      align: 'end',
      phone: 'below-end',
      cell: ({ bets }) => <Money amount={BigInt(bets)} format={money} />,
    },
    {
      id: 'wins',
      header: formatMessage({ id: 'bets.paid' }),
      align: 'end',
      phone: 'hidden',
      cell: ({ wins }) => <Money amount={BigInt(wins)} format={money} />,
    },
    {
      id: 'net',
      header: formatMessage({ id: 'totals.net' }),
      align: 'end',
      phone: 'end',
      cell: ({ net }) => <Money amount={BigInt(net)} format={signed} tone="by-sign" />,
    },
  ];
}

/** How a round ended, or that its win is still checked. A round that paid more than was bet gets no other colour than one that did not. */
export function ResultBadge({ round: { result, held } }: { round: Pick<RoundLine, 'result' | 'held'> }) {
  const { formatMessage } = useIntl();
  if (held !== undefined) return <Badge tone={stateTones.heldWin.held}>{formatMessage({ id: 'held.state.held' })}</Badge>;
  return <Badge tone={stateTones.round[result]}>{formatMessage({ id: `result.${result}` })}</Badge>;
}
