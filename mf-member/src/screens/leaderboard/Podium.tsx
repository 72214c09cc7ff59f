import type { Board, BoardRow } from '@pavilion/api/boards';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Medal } from './Medal';
import { prizeOf } from './prize-of';
import type { BoardTexts } from './use-board-texts';
import styles from './leaderboard.module.css';

interface PodiumProps {
  rows: readonly BoardRow[];
  prizes: Board['prizes'];
  texts: BoardTexts;
}

/** The first three; read in their order, and shown with the first in the middle and highest. */
export function Podium({ rows, prizes, texts }: PodiumProps) {
  const { formatMessage } = useIntl();
  return (
    <ol className={styles['podium']} aria-label={formatMessage({ id: 'leaderboard.podium' })}>
      {rows.map((row) => (
        <Step key={row.place} row={row} prize={prizeOf(prizes, row.place)} texts={texts} />
      ))}
    </ol>
  );
}

function Step({ row: { place, name, score, own }, prize, texts }: { row: BoardRow; prize: string; texts: BoardTexts }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return (
    <li className={styles[`step${place}`]} aria-current={own || undefined}>
      <Medal place={place} />
      <span className={styles['winner']}>{own ? formatMessage({ id: 'leaderboard.you' }, { name }) : name}</span>
      <span className={styles['score']}>{texts.score(score)}</span>
      <span className={styles['block']}>
        <span className={styles['place']}>{place}</span>
        {prize !== '0' && (
          <span className={styles['prize']}>{formatMessage({ id: 'leaderboard.prize' }, { prize: money(prize) })}</span>
        )}
      </span>
    </li>
  );
}
