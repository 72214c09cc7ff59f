import type { WithdrawalValue } from '@pavilion/api/withdrawals';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, KeyValueList, Skeleton, Timeline } from '@pavilion/ui';
import styles from '../../features/money-screen.module.css';
import { OutdatedNote } from '../../features/OutdatedNote';
import { useWithdrawal } from '../../queries/withdrawals';
import { ConfirmReceipt } from './ConfirmReceipt';
import { useWithdrawalSteps } from './use-withdrawal-steps';

/** One withdrawal and how far it is. */
export function WithdrawalProgress({ id, onBack }: { id: string; onBack: () => void }) {
  const query = useWithdrawal(id);
  if (query.isPending)
    return (
      <div className={styles['card']} aria-busy="true">
        <Skeleton shape="block" height="16rem" />
      </div>
    );
  if (!query.data) return <LoadFailure query={query} />;
  return (
    <>
      <OutdatedNote query={query} />
      <WithdrawalDetails withdrawal={query.data} onBack={onBack} />
    </>
  );
}

function WithdrawalDetails({ withdrawal, onBack }: { withdrawal: WithdrawalValue; onBack: () => void }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const locale = useLocale();
  const steps = useWithdrawalSteps(withdrawal);
  const { id, amount, fee, receives, paid, payee, methodName, state } = withdrawal;
  const partly = state === 'sent' && paid !== '0';
  return (
    <section className={styles['card']} aria-labelledby="withdrawal-progress">
      <h2 id="withdrawal-progress" className={styles['subtitle']}>
        {formatMessage({ id: `withdraw.state.${state}` })}
      </h2>
      <output className={styles['amount']}>{money(amount)}</output>
      <Timeline label={formatMessage({ id: 'withdraw.progress' })} steps={steps} />
      <KeyValueList
        items={[
          { label: formatMessage({ id: 'receipt.reference' }), value: id.slice(0, 8) },
          { label: formatMessage({ id: 'withdraw.to' }), value: `${payee.bank ?? methodName[locale]} ${payee.number}` },
          ...(fee === '0' ? [] : [{ label: formatMessage({ id: 'review.fee' }), value: money(fee) }]),
          { label: formatMessage({ id: 'withdraw.arrives' }), value: money(receives), strong: !partly },
          ...(partly
            ? [
                { label: formatMessage({ id: 'withdraw.received' }), value: money(paid) },
                { label: formatMessage({ id: 'withdraw.remaining' }), value: money(BigInt(receives) - BigInt(paid)), strong: true },
              ]
            : []),
        ]}
      />
      <ConfirmReceipt withdrawal={withdrawal} />
      <Button variant="ghost" wide onClick={onBack}>
        {formatMessage({ id: 'withdraw.back' })}
      </Button>
    </section>
  );
}
