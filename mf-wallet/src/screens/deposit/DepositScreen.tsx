import { useIntl } from '@pavilion/host/intl';
import { useSearchParams } from '@pavilion/host/router';
import { useMember } from '@pavilion/host/session';
import { RealAccountNeeded } from '../../features/RealAccountNeeded';
import styles from '../../features/money-screen.module.css';
import { DepositForm } from './DepositForm';
import { DepositProgress } from './DepositProgress';
import { DepositHistory } from './DepositHistory';
import { LimitsOffer } from './LimitsOffer';

/** Paying in: choose, review, pay at the provider, come back to the receipt. A deposit under way is part of the address. */
export function DepositScreen() {
  const { formatMessage } = useIntl();
  const member = useMember();
  const [search, setSearch] = useSearchParams();
  const id = search.get('deposit');
  if (member?.trial) return <RealAccountNeeded />;
  return (
    <div className={styles['screen']}>
      <h1 className={styles['title']}>{formatMessage({ id: 'deposit.title' })}</h1>
      {id ? (
        <DepositProgress id={id} onAgain={() => setSearch({})} />
      ) : (
        <>
          <LimitsOffer />
          <DepositForm onBegun={(begun) => setSearch({ deposit: begun }, { replace: true })} />
          <DepositHistory />
        </>
      )}
    </div>
  );
}
