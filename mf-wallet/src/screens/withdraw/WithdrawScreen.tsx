import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useSearchParams } from '@pavilion/host/router';
import { useMember } from '@pavilion/host/session';
import { Skeleton } from '@pavilion/ui';
import styles from '../../features/money-screen.module.css';
import { RealAccountNeeded } from '../../features/RealAccountNeeded';
import { useWithdrawalTerms } from '../../queries/withdrawals';
import { WithdrawalHistory } from './WithdrawalHistory';
import { PayeeForm } from './PayeeForm';
import { PaymentPasswordForm } from '../../features/PaymentPasswordForm';
import { WithdrawForm } from './WithdrawForm';
import { WithdrawalProgress } from './WithdrawalProgress';

/** Paying out: the second password, where to, how much, and then every step of the way. One that is under way is part of the address. */
export function WithdrawScreen() {
  const { formatMessage } = useIntl();
  const member = useMember();
  const [search, setSearch] = useSearchParams();
  const id = search.get('withdrawal');
  if (member?.trial) return <RealAccountNeeded />;
  return (
    <div className={styles['screen']}>
      <h1 className={styles['title']}>{formatMessage({ id: 'withdraw.title' })}</h1>
      {id ? (
        <WithdrawalProgress id={id} onBack={() => setSearch({})} />
      ) : (
        <WithdrawStart onBegun={(begun) => setSearch({ withdrawal: begun })} />
      )}
    </div>
  );
}

function WithdrawStart({ onBegun }: { onBegun: (id: string) => void }) {
  const query = useWithdrawalTerms();
  if (query.isPending)
    return (
      <div className={styles['card']} aria-busy="true">
        <Skeleton shape="block" height="5rem" />
        <Skeleton shape="block" height="9rem" />
      </div>
    );
  if (!query.data) return <LoadFailure query={query} />;
  const { passwordSet, payees } = query.data;
  if (!passwordSet) return <PaymentPasswordForm />;
  return (
    <>
      {payees.length === 0 ? <PayeeForm terms={query.data} /> : <WithdrawForm terms={query.data} onBegun={onBegun} />}
      <WithdrawalHistory />
    </>
  );
}
