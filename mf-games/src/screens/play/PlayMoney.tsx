import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import styles from './header.module.css';

/** What is left of the play money, as the game says; a dash until it does. */
export function PlayMoney({ amount }: { amount: bigint | undefined }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return (
    <span className={styles['playMoney']}>
      <span>{formatMessage({ id: 'games.play-money' })}</span>
      <strong>{amount === undefined ? '—' : money(amount, { bare: true })}</strong>
    </span>
  );
}
