import type { GameProfit, ProfitValue } from '@pavilion/api/records';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { DataTable, languageOf, Money } from '@pavilion/ui';
import styles from '../../features/records/records.module.css';

/** The games, the one with most at stake first. */
export function GameTable({ games }: Pick<ProfitValue, 'games'>) {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const signed = (minor: bigint) => money(minor, { signed: true });
  return (
    <DataTable
      caption={formatMessage({ id: 'profit.games' })}
      captionShown
      rows={games}
      rowKey={({ vendor, game }) => `${vendor} ${game}`}
      empty={<p className={styles['second']}>{formatMessage({ id: 'profit.empty' })}</p>}
      columns={[
        { id: 'game', header: formatMessage({ id: 'details.game' }), lead: true, cell: (game) => <Game {...game} /> },
        { id: 'bets', header: formatMessage({ id: 'profit.bets' }), align: 'end', cell: ({ bets }) => formatNumber(bets) },
        ...(['stakes', 'payouts', 'net'] as const).map((name) => ({
          id: name,
          header: formatMessage({ id: `profit.${name}` }),
          align: 'end' as const,
          cell: (game: GameProfit) => (
            <Money
              amount={BigInt(game[name])}
              format={name === 'net' ? signed : money}
              tone={name === 'net' ? 'by-sign' : 'plain'}
            />
          ),
        })),
      ]}
    />
  );
}

function Game({ game, vendorName }: GameProfit) {
  return (
    <span className={styles['stack']}>
      <span lang={languageOf(game)}>{game}</span>
      <span className={styles['second']} lang={languageOf(vendorName)}>
        {vendorName}
      </span>
    </span>
  );
}
