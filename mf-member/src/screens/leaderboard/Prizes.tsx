import type { Board } from '@pavilion/api/boards';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import styles from './leaderboard.module.css';

/** What places win, and by which rules. */
export function Prizes({ board: { prizes, least, leastStake } }: { board: Board }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return (
    <details className={styles['details']}>
      <summary>{formatMessage({ id: 'leaderboard.prizes' })}</summary>
      <ul className={styles['lines']}>
        {prizes.map(({ from, to, prize }) => (
          <li key={from}>
            <span>{formatMessage({ id: from === to ? 'leaderboard.place' : 'leaderboard.places' }, { from, to })}</span>
            <span className={styles['sum']}>{money(prize)}</span>
          </li>
        ))}
      </ul>
      <p className={styles['quiet']}>{formatMessage({ id: 'leaderboard.rules' }, { least: money(least) })}</p>
      {leastStake !== '0' && (
        <p className={styles['quiet']}>{formatMessage({ id: 'leaderboard.leastStake' }, { stake: money(leastStake) })}</p>
      )}
    </details>
  );
}
