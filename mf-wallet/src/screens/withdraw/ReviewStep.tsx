import { feeOf } from '@pavilion/money';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { PaymentReview } from '../../features/PaymentReview';
import { useCreateWithdrawal } from '../../queries/withdrawals';
import type { ReviewedWithdrawal } from './reviewed';

interface ReviewStepProps {
  reviewed: ReviewedWithdrawal;
  onBack: () => void;
  onBegun: (id: string) => void;
}

/** What will be paid out, and the second password before it happens. */
export function ReviewStep({ reviewed: { payee, method, amount, idempotencyKey }, onBack, onBegun }: ReviewStepProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const locale = useLocale();
  const begin = useCreateWithdrawal();
  const fee = feeOf(amount, method.feeBps);
  return (
    <PaymentReview
      title={formatMessage({ id: 'withdraw.review' })}
      amount={money(amount)}
      facts={[
        { label: formatMessage({ id: 'withdraw.to' }), value: `${payee.bank ?? payee.methodName[locale]} ${payee.number}` },
        { label: formatMessage({ id: 'payee.holder' }), value: payee.holder },
        { label: formatMessage({ id: 'review.fee' }), value: fee === 0n ? formatMessage({ id: 'deposit.noFee' }) : money(fee) },
        { label: formatMessage({ id: 'withdraw.arrives' }), value: money(amount - fee), strong: true },
      ]}
      final={formatMessage({ id: 'withdraw.final' })}
      confirm={formatMessage({ id: 'withdraw.confirm' }, { amount: money(amount) })}
      onConfirm={async (paymentPassword) =>
        onBegun((await begin.mutateAsync({ payeeId: payee.id, amount: String(amount), paymentPassword, key: idempotencyKey })).id)
      }
      onBack={onBack}
    />
  );
}
