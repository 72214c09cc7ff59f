import { useIntl } from '@pavilion/host/intl';
import { useMember } from '@pavilion/host/session';
import { Badge, IconButton, VisuallyHidden } from '@pavilion/ui';
import { BalanceAmount } from '../features/BalanceAmount';
import { useBalanceVisible } from '../features/use-balance-visible';
import { useBalance } from '../queries/balance';
import { BonusBalance } from './BonusBalance';
import styles from './slots.module.css';

/** The balance in the header: shown or hidden, read again on demand. */
export function HeaderBalance() {
  const { formatMessage } = useIntl();
  const member = useMember();
  const [shown, setShown] = useBalanceVisible();
  const { data, isFetching, isError, refetch } = useBalance();
  if (!member) return null;
  if (member.trial) return <Badge tone="info">{formatMessage({ id: 'trial.badge' })}</Badge>;
  return (
    <div className={styles['balance']}>
      <span className={styles['figure']}>
        <VisuallyHidden>{formatMessage({ id: 'balance.label' })}</VisuallyHidden>
        {isError && !data ? (
          <span className={styles['missing']}>{formatMessage({ id: 'balance.missing' })}</span>
        ) : (
          <BalanceAmount balance={data?.balance} shown={shown} />
        )}
      </span>
      {shown && <BonusBalance balance={data} />}
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={formatMessage({ id: shown ? 'balance.hide' : 'balance.show' })}
        onClick={() => setShown(!shown)}
      />
      <IconButton
        className={styles['refresh']}
        icon="refresh"
        label={formatMessage({ id: 'balance.refresh' })}
        busy={isFetching}
        onClick={() => void refetch()}
      />
    </div>
  );
}
