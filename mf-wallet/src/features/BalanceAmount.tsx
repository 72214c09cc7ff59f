import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Money, Skeleton } from '@pavilion/ui';

/** The figure: masked when it is hidden, counting up when it grows, the shape of itself while it is not known. */
export function BalanceAmount({ balance, shown }: { balance: string | undefined; shown: boolean }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  if (balance === undefined) return <Skeleton width="5.5rem" height="1.2em" />;
  return (
    <Money amount={BigInt(balance)} format={money} masked={!shown} maskedLabel={formatMessage({ id: 'balance.hidden' })} countUp />
  );
}
