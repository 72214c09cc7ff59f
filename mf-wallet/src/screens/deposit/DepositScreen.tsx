import { useIntl } from '@pavilion/host/intl';
import { useSearchParams } from '@pavilion/host/router';
import { useMember } from '@pavilion/host/session';
import { useRef, useState } from 'react';
import { RealAccountNeeded } from '../../features/RealAccountNeeded';
import styles from '../../features/money-screen.module.css';
import { DepositForm } from './DepositForm';
import { DepositProgress } from './DepositProgress';
import { LimitsOffer } from './LimitsOffer';

/** Paying in: choose, review, pay at the provider, come back to the receipt. A deposit under way is part of the address. */
export function DepositScreen() {
  const { formatMessage } = useIntl();
  const member = useMember();
  const [search, setSearch] = useSearchParams();
  const [begun, setBegun] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = search.get('deposit');
  if (member?.trial) return <RealAccountNeeded />;
  const follow = (deposit: string) => {
    setBegun(deposit);
    setSearch({ deposit }, { replace: true });
  };
  const startAgain = () => {
    setSearch({});
    heading.current?.focus();
  };
  return (
    <div className={styles['screen']}>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {formatMessage({ id: 'deposit.title' })}
      </h1>
      {id ? (
        <DepositProgress id={id} begunHere={begun === id} onAgain={startAgain} />
      ) : (
        <>
          <LimitsOffer />
          <DepositForm onBegun={follow} />
        </>
      )}
    </div>
  );
}
