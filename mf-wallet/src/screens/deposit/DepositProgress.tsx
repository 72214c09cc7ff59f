import type { DepositValue } from '@pavilion/api/wallet';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { useBusy } from '@pavilion/host/router';
import { buttonClass, Icon, Skeleton } from '@pavilion/ui';
import { use } from 'react';
import { useDeposit } from '../../queries/deposits';
import { ContactOffer } from '../../features/contact/ContactOffer';
import styles from '../../features/money-screen.module.css';
import { OutdatedNote } from '../../features/OutdatedNote';
import { useFocusAfterStep } from '../../features/use-focus-after-step';
import { CancelDeposit } from './CancelDeposit';
import { DepositNotCredited } from './DepositNotCredited';
import { DepositInReview } from './DepositInReview';
import { DepositReceipt } from './DepositReceipt';
import { BankTransfer } from './BankTransfer';
import { PaysInNewTab } from './pays-in-new-tab';

/** A deposit under way or over, looked at until it is over. */
export function DepositProgress({ id, begunHere, onAgain }: { id: string; begunHere: boolean; onAgain: () => void }) {
  const query = useDeposit(id);
  const { data } = query;
  const { place, announced } = useFocusAfterStep(
    data && `${data.state} ${data.reviewReason ?? ''}`,
    begunHere ? 'form' : undefined,
  );
  useBusy(data?.state === 'pending');
  if (query.isPending) {
    return (
      <div className={styles['card']} aria-busy="true">
        <Skeleton shape="block" height="12rem" />
      </div>
    );
  }
  if (!data) return <LoadFailure query={query} />;
  return (
    <div ref={place} className={styles['step']}>
      <p role="status" className="pv-visually-hidden">
        {announced}
      </p>
      <OutdatedNote query={query} />
      <DepositDetails deposit={data} onAgain={onAgain} />
    </div>
  );
}

function DepositDetails({ deposit, onAgain }: { deposit: DepositValue; onAgain: () => void }) {
  if (deposit.state === 'paid')
    return (
      <>
        <DepositReceipt deposit={deposit} onAgain={onAgain} />
        <ContactOffer />
      </>
    );
  if (deposit.state === 'review') return <DepositInReview deposit={deposit} onAgain={onAgain} />;
  if (deposit.account) return <BankTransfer deposit={deposit} account={deposit.account} />;
  if (deposit.state === 'created' || deposit.state === 'pending') return <PendingDeposit deposit={deposit} />;
  return <DepositNotCredited deposit={deposit} onAgain={onAgain} />;
}

function PendingDeposit({ deposit: { id, amount, fee, methodName, payUrl, expiresAt } }: { deposit: DepositValue }) {
  const { formatMessage, formatTime } = useIntl();
  const money = useMoney();
  const locale = useLocale();
  const total = money(BigInt(amount) + BigInt(fee));
  const newTab = use(PaysInNewTab) && { target: '_blank', rel: 'noopener' };
  return (
    <section className={styles['card']} aria-labelledby="deposit-waiting">
      <span className={styles['emblem']}>
        <Icon name="clock" size={28} />
      </span>
      <h2 id="deposit-waiting" tabIndex={-1} className={styles['subtitle']}>
        {formatMessage({ id: 'waiting.title' })}
      </h2>
      <p className={styles['amount']}>{total}</p>
      <output className={styles['muted']}>
        {formatMessage({ id: 'waiting.text' }, { method: methodName[locale], time: formatTime(expiresAt) })}
      </output>
      {payUrl !== undefined && (
        <a className={buttonClass({ variant: 'primary', size: 'large', wide: true })} href={payUrl} {...newTab}>
          {formatMessage({ id: 'waiting.pay' }, { amount: total })}
          <Icon name="external" size={18} />
        </a>
      )}
      <CancelDeposit id={id} />
    </section>
  );
}
