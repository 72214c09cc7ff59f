import { useIntl } from '@pavilion/host/intl';
import { useMember } from '@pavilion/host/session';
import { Badge } from '@pavilion/ui';
import { BalanceAmount } from '../features/BalanceAmount';
import { useBalanceShown } from '../features/balance-shown';
import { useBalance } from '../queries/balance';
import styles from './slots.module.css';

/** The balance beside a game, in step with it. */
export function PlayBalance() {
  const { formatMessage } = useIntl();
  const member = useMember();
  const [shown] = useBalanceShown();
  const { data } = useBalance();
  if (!member) return null;
  if (member.trial) return <Badge tone="info">{formatMessage({ id: 'trial.badge' })}</Badge>;
  return (
    <span className={styles['play']}>
      <span className={styles['name']}>{formatMessage({ id: 'balance.label' })}</span>
      <BalanceAmount balance={data?.balance} shown={shown} />
    </span>
  );
}
