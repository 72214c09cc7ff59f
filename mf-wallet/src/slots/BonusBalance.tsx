import type { BalanceValue } from '@pavilion/api/wallet';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { useMoney } from '@pavilion/host/money';
import { Link } from '@pavilion/host/router';
import { bonusBalanceOf } from '../queries/balance';
import styles from './slots.module.css';

/** A bonus beside the balance, because it is not part of it: a way to how far it is. Nothing while there is none. */
export function BonusBalance({ balance }: { balance: BalanceValue | undefined }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const page = useLinks().to('wallet.bonuses');
  const bonus = bonusBalanceOf(balance);
  if (bonus === 0n || !page) return null;
  return (
    <Link to={page} className={styles['bonus']}>
      {formatMessage({ id: 'balance.bonus' }, { amount: money(bonus) })}
    </Link>
  );
}
