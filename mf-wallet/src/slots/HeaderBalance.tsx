import { useBalance, useBalanceActions } from '@pavilion/host/balance';
import { useIntl } from '@pavilion/host/intl';
import { useMember } from '@pavilion/host/session';
import { Badge, IconButton, VisuallyHidden } from '@pavilion/ui';
import { BalanceAmount } from '../features/BalanceAmount';
import { useBalanceVisible } from '../features/use-balance-visible';
import { BonusBalance } from './BonusBalance';
import styles from './slots.module.css';

/** The balance in the header: shown or hidden, read again on demand. */
export function HeaderBalance() {
  const { formatMessage } = useIntl();
  const member = useMember();
  const [shown, setShown] = useBalanceVisible();
  const { value, reading, error } = useBalance();
  const { read } = useBalanceActions();
  if (!member) return null;
  if (member.trial) return <Badge tone="info">{formatMessage({ id: 'trial.badge' })}</Badge>;
  return (
    <div className={styles['balance']}>
      <span className={styles['figure']}>
        <VisuallyHidden>{formatMessage({ id: 'balance.label' })}</VisuallyHidden>
        {error && !value ? (
          <span className={styles['missing']}>{formatMessage({ id: 'balance.missing' })}</span>
        ) : (
          <BalanceAmount balance={value?.balance} shown={shown} />
        )}
      </span>
      {shown && <BonusBalance balance={value} />}
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={formatMessage({ id: shown ? 'balance.hide' : 'balance.show' })}
        onClick={() => setShown(!shown)}
      />
      <IconButton
        className={styles['refresh']}
        icon="refresh"
        label={formatMessage({ id: 'balance.refresh' })}
        busy={reading}
        onClick={() => void read()}
      />
    </div>
  );
}
