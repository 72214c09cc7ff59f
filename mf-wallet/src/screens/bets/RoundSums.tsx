import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Skeleton, Stat, StatStrip } from '@pavilion/ui';
import { CountNote } from '../../features/records/CountNote';
import { type RoundFilters, useRoundTotals } from '../../queries/records';

/** What the chosen rounds add up to; the list does not wait for it. */
export function RoundSums({ choice }: { choice: RoundFilters }) {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const { data: totals, isLoadingError } = useRoundTotals(choice);
  const shape = isLoadingError ? '–' : <Skeleton width="6rem" />;
  return (
    <>
      <CountNote label={formatMessage({ id: 'bets.count' })} count={totals?.rounds} />
      <StatStrip>
        <Stat label={formatMessage({ id: 'bets.count' })} value={totals ? formatNumber(totals.rounds) : shape} />
        <Stat label={formatMessage({ id: 'profit.stakes' })} value={totals ? money(totals.bets) : shape} />
        <Stat label={formatMessage({ id: 'profit.payouts' })} value={totals ? money(totals.wins) : shape} />
        <Stat label={formatMessage({ id: 'profit.net' })} value={totals ? money(totals.net, { signed: true }) : shape} />
      </StatStrip>
    </>
  );
}
