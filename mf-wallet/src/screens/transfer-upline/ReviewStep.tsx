import type { TransferValue } from '@pavilion/api/transfers';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { PaymentReview } from '../../features/PaymentReview';
import { useTransferToUpline } from '../../queries/transfers';
import { memberName } from './AmountStep';
import type { Upline } from './upline';

interface ReviewStepProps {
  amount: bigint;
  /** Makes it happen once. */
  idempotencyKey: string;
  upline: Upline;
  onBack: () => void;
  onSent: (sent: TransferValue) => void;
}

/** What will be sent and to whom, and the second password before it happens. */
export function ReviewStep({ amount, idempotencyKey, upline, onBack, onSent }: ReviewStepProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const send = useTransferToUpline();
  return (
    <PaymentReview
      title={formatMessage({ id: 'upline.review' })}
      amount={money(amount)}
      facts={[{ label: formatMessage({ id: 'upline.to' }), value: memberName(upline) }]}
      final={formatMessage({ id: 'upline.final' })}
      confirm={formatMessage({ id: 'upline.confirm' }, { amount: money(amount) })}
      onConfirm={async (paymentPassword) =>
        onSent(await send.mutateAsync({ amount: String(amount), paymentPassword, key: idempotencyKey }))
      }
      onBack={onBack}
    />
  );
}
