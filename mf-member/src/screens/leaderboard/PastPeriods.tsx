import type { Board, BoardPast } from '@pavilion/api/boards';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import type { BoardTexts } from './use-board-texts';
import styles from './leaderboard.module.css';

/** Who won before, newest first. */
export function PastPeriods({ board: { past }, texts }: { board: Board; texts: BoardTexts }) {
  const { formatMessage } = useIntl();
  if (past.length === 0) return null;
  return (
    <details className={styles['details']}>
      <summary>{formatMessage({ id: 'leaderboard.past' })}</summary>
      {past.map((period) => (
        <section key={period.from} aria-label={texts.days(period)}>
          <h3 className={styles['heading']}>{texts.days(period)}</h3>
          {!period.settled && <p className={styles['quiet']}>{formatMessage({ id: 'leaderboard.settling' })}</p>}
          {period.settled && period.winners.length === 0 && (
            <p className={styles['quiet']}>{formatMessage({ id: 'leaderboard.noWinners' })}</p>
          )}
          <ol className={styles['rows']}>
            {period.winners.map((winner) => (
              <Winner key={winner.place} winner={winner} texts={texts} />
            ))}
          </ol>
        </section>
      ))}
    </details>
  );
}

function Winner({ winner, texts }: { winner: BoardPast['winners'][number]; texts: BoardTexts }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { place, name, score, own, prize, state, corrected } = winner;
  return (
    <li aria-current={own || undefined}>
      <span className={styles['place']}>{place}</span>
      <span className={styles['name']}>
        {own ? formatMessage({ id: 'leaderboard.you' }, { name }) : name}
        <span className={styles['quiet']}>
          {formatMessage({ id: `leaderboard.prize.${state ?? 'kept'}` }, { prize: money(prize) })}
        </span>
        {corrected !== null && (
          <span className={styles['quiet']}>
            {formatMessage({ id: 'leaderboard.corrected' }, { score: texts.score(corrected) })}
          </span>
        )}
      </span>
      <span className={styles['sum']}>{texts.score(score)}</span>
    </li>
  );
}
