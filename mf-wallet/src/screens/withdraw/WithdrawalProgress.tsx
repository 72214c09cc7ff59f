import type { WithdrawalValue } from '@pavilion/api/withdrawals';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, KeyValueList, Skeleton, Timeline } from '@pavilion/ui';
import styles from '../../features/money-screen.module.css';
import { Reference } from '../../features/records/Reference';
import { OutdatedNote } from '../../features/OutdatedNote';
import { useFocusAfterStep } from '../../features/use-focus-after-step';
import { ReceiptButton } from '../../features/records/ReceiptButton';
import { useWithdrawal } from '../../queries/withdrawals';
import { ConfirmReceipt } from './ConfirmReceipt';
import { useWithdrawalSteps } from './use-withdrawal-steps';

/** One withdrawal and how far it is. */
export function WithdrawalProgress({ id, begunHere, onBack }: { id: string; begunHere: boolean; onBack: () => void }) {
  const query = useWithdrawal(id);
  const { place, announced } = useFocusAfterStep(
    query.data && `${query.data.status} ${query.data.confirmation}`,
    begunHere ? 'form' : undefined,
  );
  if (query.isPending)
    return (
      <div className={styles['card']} aria-busy="true">
        <Skeleton shape="block" height="16rem" />
      </div>
    );
  if (!query.data) return <LoadFailure query={query} />;
  return (
    <div ref={place} className={styles['step']}>
      <p role="status" className="pv-visually-hidden">
        {announced}
      </p>
      <OutdatedNote query={query} />
      <WithdrawalDetails withdrawal={query.data} onBack={onBack} />
    </div>
  );
}

function WithdrawalDetails({ withdrawal, onBack }: { withdrawal: WithdrawalValue; onBack: () => void }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const locale = useLocale();
  const steps = useWithdrawalSteps(withdrawal);
  const { id, reference, amount, fee, receives, received, remaining, returned, payee, methodName, status } = withdrawal;
  const partly = received !== '0' && remaining !== '0';
  return (
    <section className={styles['card']} aria-labelledby="withdrawal-progress">
      <h2 id="withdrawal-progress" tabIndex={-1} className={styles['subtitle']}>
        {formatMessage({ id: `withdraw.state.${status}` })}
      </h2>
      <output className={styles['amount']}>{money(amount)}</output>
      <Timeline label={formatMessage({ id: 'withdraw.progress' })} steps={steps} />
      <KeyValueList
        items={[
          { label: formatMessage({ id: 'receipt.reference' }), value: <Reference reference={reference} /> },
          { label: formatMessage({ id: 'withdraw.to' }), value: `${payee.bank ?? methodName[locale]} ${payee.number}` },
          ...(fee === '0' ? [] : [{ label: formatMessage({ id: 'review.fee' }), value: money(fee) }]),
          { label: formatMessage({ id: 'withdraw.arrives' }), value: money(receives), strong: !partly },
          ...(partly
            ? [
                { label: formatMessage({ id: 'withdraw.received' }), value: money(received) },
                { label: formatMessage({ id: 'withdraw.remaining' }), value: money(remaining), strong: true },
              ]
            : []),
          ...(returned === '0'
            ? []
            : [{ label: formatMessage({ id: 'withdraw.returned' }), value: money(returned), strong: true }]),
        ]}
      />
      <ConfirmReceipt withdrawal={withdrawal} />
      <ReceiptButton kind="withdrawal" id={id} />
      <Button variant="ghost" wide onClick={onBack}>
        {formatMessage({ id: 'withdraw.back' })}
      </Button>
    </section>
  );
}
