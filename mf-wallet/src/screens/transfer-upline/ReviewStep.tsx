import type { TransferValue } from '@pavilion/api/transfers';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { LastLook } from '../../features/LastLook';
import { useSendUp } from '../../queries/transfers';
import { nameOf } from './AmountStep';
import type { Upline } from './upline';

interface ReviewStepProps {
  amount: bigint;
  /** Makes it happen once. */
  once: string;
  upline: Upline;
  onBack: () => void;
  onSent: (sent: TransferValue) => void;
}

/** What will be sent and to whom, and the second password before it happens. */
export function ReviewStep({ amount, once, upline, onBack, onSent }: ReviewStepProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const send = useSendUp();
  return (
    <LastLook
      title={formatMessage({ id: 'upline.review' })}
      amount={money(amount)}
      facts={[{ label: formatMessage({ id: 'upline.to' }), value: nameOf(upline) }]}
      final={formatMessage({ id: 'upline.final' })}
      confirm={formatMessage({ id: 'upline.confirm' }, { amount: money(amount) })}
      onConfirm={async (paymentPassword) => onSent(await send.mutateAsync({ amount: String(amount), paymentPassword, key: once }))}
      onBack={onBack}
    />
  );
}
