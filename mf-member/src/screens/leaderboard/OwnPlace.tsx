import type { Board, BoardRunning } from '@pavilion/api/boards';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Icon } from '@pavilion/ui';
import type { BoardTexts } from './use-board-texts';
import styles from './leaderboard.module.css';

/** Where the player stands, and whether they have played enough for a prize. Stays in sight at the foot of the board. */
export function OwnPlace({ board, running, texts }: { board: Board; running: BoardRunning; texts: BoardTexts }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { own, played } = running;
  const isEnough = BigInt(played) >= BigInt(board.least);
  return (
    <div className={styles['own']}>
      <span className={styles['ownPlace']} aria-hidden="true">
        {own ? own.place : <Icon name="target" size={20} />}
      </span>
      <div>
        <p className={styles['ownText']}>
          {own
            ? formatMessage({ id: 'leaderboard.own' }, { place: own.place, score: texts.score(own.score) })
            : formatMessage({ id: 'leaderboard.notOn' })}
        </p>
        <p className={styles['quiet']}>
          {formatMessage(
            { id: isEnough ? 'leaderboard.enough' : 'leaderboard.least' },
            { played: money(played), least: money(board.least) },
          )}
        </p>
      </div>
    </div>
  );
}
