import type { Lottery } from '@pavilion/api/lottery';
import { useIntl } from '@pavilion/host/intl';
import { useFormatDuration } from '../../features/use-format-duration';
import { useFormatDrawTime } from './use-format-draw-time';
import { useSecondsUntil } from './use-seconds-until';
import styles from './draw-list.module.css';

/** When a lottery draws next, how long that is, and what its vendor is bound to already. `late` is a draw that should have been made. */
export function NextDraw({ lottery, late }: { lottery: Lottery; late: boolean }) {
  const { formatMessage } = useIntl();
  const time = useFormatDrawTime();
  const duration = useFormatDuration();
  const left = useSecondsUntil(lottery.nextDrawAt);
  const say = (id: string, values?: Record<string, string | number>) => formatMessage({ id }, values);
  return (
    <>
      <div className={styles['next']}>
        <p className={styles['faint']}>{say(late ? 'games.draw.late' : 'games.draw.next', { time: time(lottery.nextDrawAt) })}</p>
        {!late && (
          <p className={styles['countdown']} role="timer" aria-label={say('games.draw.left')}>
            {left > 0 ? duration(left) : say('games.draw.drawing')}
          </p>
        )}
      </div>
      <details className={styles['proof']}>
        <summary>{say('games.draw.bound', { numero: Number(lottery.nextNumero) })}</summary>
        <p>{say('games.draw.bound.text')}</p>
        <p className={styles['hash']} lang="en">
          {lottery.nextCommitment}
        </p>
      </details>
    </>
  );
}
