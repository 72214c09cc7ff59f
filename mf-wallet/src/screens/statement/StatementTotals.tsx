import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Skeleton, Stat, StatStrip } from '@pavilion/ui';
import { CountNote } from '../../features/records/CountNote';
import { type StatementFilters, useTransactionTotals } from '../../queries/statement';

/** What the chosen movements add up to; the list does not wait for it. */
export function StatementTotals({ choice }: { choice: StatementFilters }) {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const { data: totals, isLoadingError } = useTransactionTotals(choice);
  const shape = isLoadingError ? '–' : <Skeleton width="6rem" />;
  return (
    <>
      <CountNote label={formatMessage({ id: 'totals.count' })} count={totals?.count} />
      <StatStrip>
        <Stat label={formatMessage({ id: 'totals.in' })} value={totals ? money(totals.in) : shape} />
        <Stat label={formatMessage({ id: 'totals.out' })} value={totals ? money(totals.out) : shape} />
        <Stat
          label={formatMessage({ id: 'totals.net' })}
          value={totals ? money(BigInt(totals.in) - BigInt(totals.out), { signed: true }) : shape}
        />
        <Stat label={formatMessage({ id: 'totals.count' })} value={totals ? formatNumber(totals.count) : shape} />
      </StatStrip>
    </>
  );
}
