import type { TransferValue } from '@pavilion/api/transfers';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';
import { buttonClass, EmptyState, Skeleton } from '@pavilion/ui';
import { useState } from 'react';
import { useTransferTerms } from '../../queries/transfers';
import { Receipt } from './Receipt';
import { TransferForm } from './TransferForm';
import { TransferList } from './TransferList';
import styles from './transfer.module.css';

/** An agent sends to somebody directly below: who, how much, the second password, a receipt. */
export function TransferScreen() {
  const { formatMessage } = useIntl();
  const [sent, setSent] = useState<TransferValue>();
  return (
    <div className={styles['screen']}>
      <h1 className={styles['title']}>{formatMessage({ id: 'transfer.title' })}</h1>
      {sent ? <Receipt transfer={sent} onAgain={() => setSent(undefined)} /> : <TransferStart onSent={setSent} />}
    </div>
  );
}

function TransferStart({ onSent }: { onSent: (sent: TransferValue) => void }) {
  const query = useTransferTerms();
  if (query.isPending)
    return (
      <div className={styles['card']} aria-busy="true">
        <Skeleton shape="block" height="14rem" />
      </div>
    );
  if (!query.data) return <LoadFailure query={query} />;
  return (
    <>
      {query.data.passwordSet ? <TransferForm terms={query.data} onSent={onSent} /> : <PasswordNeeded />}
      <TransferList />
    </>
  );
}

/** The second password is set where money is withdrawn. */
function PasswordNeeded() {
  const { formatMessage } = useIntl();
  const withdraw = useLinks().to('wallet.withdraw', {});
  return (
    <EmptyState
      icon="shield"
      title={formatMessage({ id: 'transfer.password' })}
      text={formatMessage({ id: 'transfer.password.text' })}
      action={
        withdraw && (
          <Link to={withdraw} className={buttonClass({ variant: 'primary' })}>
            {formatMessage({ id: 'transfer.password.set' })}
          </Link>
        )
      }
    />
  );
}
