import type { WithdrawalTerms } from '@pavilion/api/withdrawals';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useSearchParams } from '@pavilion/host/router';
import { useMember } from '@pavilion/host/session';
import { Skeleton } from '@pavilion/ui';
import { useRef, useState } from 'react';
import { ContactForm } from '../../features/contact/ContactForm';
import styles from '../../features/money-screen.module.css';
import { RealAccountNeeded } from '../../features/RealAccountNeeded';
import { useContact } from '../../queries/contact';
import { useWithdrawalTerms } from '../../queries/withdrawals';
import { PayeeForm } from './PayeeForm';
import { PaymentPasswordForm } from '../../features/PaymentPasswordForm';
import { WithdrawColumns } from './WithdrawColumns';
import { WithdrawForm } from './WithdrawForm';
import { WithdrawalProgress } from './WithdrawalProgress';

/** Paying out: the second password, where to, how much, and then every step of the way. One that is under way is part of the address. */
export function WithdrawScreen() {
  const { formatMessage } = useIntl();
  const member = useMember();
  const [search, setSearch] = useSearchParams();
  const [begun, setBegun] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = search.get('withdrawal');
  if (member?.trial) return <RealAccountNeeded />;
  const follow = (withdrawal: string) => {
    setBegun(withdrawal);
    setSearch({ withdrawal });
  };
  const goBack = () => {
    setSearch({});
    heading.current?.focus();
  };
  return (
    <div className={styles['screen']}>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {formatMessage({ id: 'withdraw.title' })}
      </h1>
      {id ? <WithdrawalProgress id={id} begunHere={begun === id} onBack={goBack} /> : <WithdrawStart onBegun={follow} />}
    </div>
  );
}

function WithdrawStart({ onBegun }: { onBegun: (id: string) => void }) {
  const query = useWithdrawalTerms();
  if (query.isPending)
    return (
      <WithdrawColumns>
        <div className={styles['card']} aria-busy="true">
          <Skeleton shape="block" height="5rem" />
          <Skeleton shape="block" height="9rem" />
        </div>
      </WithdrawColumns>
    );
  if (!query.data) return <LoadFailure query={query} />;
  if (query.data.passwordSet && query.data.payees.length > 0 && !query.data.contactNeeded)
    return <WithdrawForm terms={query.data} onBegun={onBegun} />;
  return <WithdrawColumns>{query.data.passwordSet ? <FirstSteps terms={query.data} /> : <PaymentPasswordForm />}</WithdrawColumns>;
}

/** Where the money goes, then how its owner gets back into the account. */
function FirstSteps({ terms }: { terms: WithdrawalTerms }) {
  const { formatMessage } = useIntl();
  const contact = useContact();
  if (terms.payees.length === 0) return <PayeeForm terms={terms} />;
  if (!contact.data) return contact.isError ? <LoadFailure query={contact} /> : <Skeleton shape="block" height="9rem" />;
  return <ContactForm ways={contact.data.ways} text={formatMessage({ id: 'contact.needed' })} />;
}
