import type { ProfitValue } from '@pavilion/api/records';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Stat, StatStrip } from '@pavilion/ui';

const ALWAYS_SHOWN = ['stakes', 'payouts'] as const;
const SHOWN_WHEN_NOT_ZERO = ['deposits', 'withdrawals', 'bonuses', 'adjustments'] as const;

/** The sums of the days; of what there was none, nothing is said. */
export function ProfitTotals({ totals }: { totals: ProfitValue['totals'] }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const shown = [...ALWAYS_SHOWN, ...SHOWN_WHEN_NOT_ZERO.filter((name) => totals[name] !== '0')];
  return (
    <StatStrip>
      <Stat label={formatMessage({ id: 'profit.net' })} value={money(totals.net, { signed: true })} />
      {shown.map((name) => (
        <Stat key={name} label={formatMessage({ id: `profit.${name}` })} value={money(totals[name])} />
      ))}
    </StatStrip>
  );
}
