import type { TransferValue } from '@pavilion/api/transfers';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useMember } from '@pavilion/host/session';
import { EmptyState, Skeleton } from '@pavilion/ui';
import { useState } from 'react';
import styles from '../../features/money-screen.module.css';
import { MoneyColumns } from '../../features/MoneyColumns';
import { MoneyHelp } from '../../features/MoneyHelp';
import { PaymentPasswordForm } from '../../features/PaymentPasswordForm';
import { RealAccountNeeded } from '../../features/RealAccountNeeded';
import { useTransferTerms } from '../../queries/transfers';
import { TransferHistory } from './TransferHistory';
import { Receipt } from './Receipt';
import { UplineTransferForm } from './UplineTransferForm';

/** Sending money to the agent above: how much, the second password, a receipt. */
export function TransferUplineScreen() {
  const { formatMessage } = useIntl();
  const member = useMember();
  const [sent, setSent] = useState<TransferValue>();
  if (member?.trial) return <RealAccountNeeded />;
  return (
    <div className={styles['screen']}>
      <h1 className={styles['title']}>{formatMessage({ id: 'upline.title' })}</h1>
      {sent ? <Receipt transfer={sent} onAgain={() => setSent(undefined)} /> : <TransferStart onSent={setSent} />}
    </div>
  );
}

function TransferStart({ onSent }: { onSent: (sent: TransferValue) => void }) {
  const { formatMessage } = useIntl();
  const query = useTransferTerms();
  if (query.isPending)
    return (
      <div className={styles['card']} aria-busy="true">
        <Skeleton shape="block" height="5rem" />
        <Skeleton shape="block" height="9rem" />
      </div>
    );
  if (!query.data) return <LoadFailure query={query} />;
  const { upline, passwordSet } = query.data;
  if (!upline)
    return (
      <EmptyState icon="users" title={formatMessage({ id: 'upline.none' })} text={formatMessage({ id: 'upline.none.text' })} />
    );
  return (
    <MoneyColumns
      aside={
        <>
          <TransferHistory />
          <MoneyHelp tips={['upline.help']} />
        </>
      }
    >
      {passwordSet ? <UplineTransferForm terms={query.data} upline={upline} onSent={onSent} /> : <PaymentPasswordForm />}
    </MoneyColumns>
  );
}
