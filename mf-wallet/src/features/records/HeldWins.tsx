import type { HeldWin } from '@pavilion/api/records';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Badge, Money, stateTones } from '@pavilion/ui';
import { useHeldWins } from '../../queries/records';
import styles from './records.module.css';

/** Large wins that are checked before they are paid, and what became of the latest; nothing where there are none. */
export function HeldWins() {
  const { formatMessage } = useIntl();
  // Not shown while it cannot be read: balance and rounds are read apart from it.
  const list = useHeldWins().data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <section className={styles['held']} aria-labelledby="held-wins">
      <h2 id="held-wins" className={styles['heldTitle']}>
        {formatMessage({ id: 'held.title' })}
      </h2>
      <p className={styles['lead']}>{formatMessage({ id: 'held.text' })}</p>
      <ul className={styles['heldList']}>
        {list.map((win) => (
          <HeldWinLine key={win.id} win={win} />
        ))}
      </ul>
    </section>
  );
}

function HeldWinLine({ win: { game, amount, state, at } }: { win: HeldWin }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  return (
    <li className={styles['head']}>
      <span className={styles['stack']}>
        <span>{game}</span>
        <time className={styles['second']} dateTime={at}>
          {formatDate(at, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })}
        </time>
        {state === 'refused' && <span className={styles['second']}>{formatMessage({ id: 'held.refusedText' })}</span>}
      </span>
      <span className={styles['heldAmount']}>
        <Money amount={BigInt(amount)} format={money} />
        <Badge tone={stateTones.heldWin[state]}>{formatMessage({ id: `held.state.${state}` })}</Badge>
      </span>
    </li>
  );
}
