import type { AccountRecordValue } from '@pavilion/api/records';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Skeleton, Stat, StatStrip } from '@pavilion/ui';
import { CountNote } from '../../features/records/CountNote';

/** How many there are, and what of it reached or left the balance. */
export function AccountTotals({ totals, fees }: { totals: AccountRecordValue['totals']; fees: boolean }) {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const shape = <Skeleton width="6rem" />;
  return (
    <>
      <CountNote label={formatMessage({ id: 'account.count' })} count={totals?.count} />
      <StatStrip>
        <Stat label={formatMessage({ id: 'account.count' })} value={totals ? formatNumber(totals.count) : shape} />
        <Stat
          label={formatMessage({ id: 'account.balanceChange' })}
          value={totals ? money(totals.moved, { signed: true }) : shape}
        />
        {fees && <Stat label={formatMessage({ id: 'account.fees' })} value={totals ? money(totals.fees) : shape} />}
      </StatStrip>
    </>
  );
}
