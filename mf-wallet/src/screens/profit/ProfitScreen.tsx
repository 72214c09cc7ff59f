import { LoadFailure } from '@pavilion/features/failures';
import { useBrand } from '@pavilion/host/brand';
import { useIntl } from '@pavilion/host/intl';
import { useMember } from '@pavilion/host/session';
import { Skeleton } from '@pavilion/ui';
import { useState } from 'react';
import { DayRange } from '../../features/day-range/DayRange';
import type { DateRange } from '@pavilion/features/days';
import { firstRange } from '../../features/day-range/range';
import { ExportButtons } from '../../features/records/ExportButtons';
import { RealAccountNeeded } from '../../features/RealAccountNeeded';
import styles from '../../features/records/records.module.css';
import { useProfit } from '../../queries/records';
import { DayChart } from './DayChart';
import { DayTable } from './DayTable';
import { ProfitTotals } from './ProfitTotals';
import { GameTable } from './GameTable';

/** What playing brought or cost, day by day and by game. It is said as it is, and never celebrated. */
export function ProfitScreen() {
  const { formatMessage } = useIntl();
  const member = useMember();
  const { timeZone } = useBrand();
  const [days, setDays] = useState<DateRange>(() => firstRange(timeZone));
  if (member?.trial) return <RealAccountNeeded />;
  return (
    <div className={styles['screen']}>
      <div>
        <h1 className={styles['title']}>{formatMessage({ id: 'profit.title' })}</h1>
        <p className={styles['lead']}>{formatMessage({ id: 'profit.text' })}</p>
      </div>
      <div className={styles['filters']}>
        <DayRange days={days} onChange={setDays} />
      </div>
      <ExportButtons files={['profit.csv', 'profit.pdf']} choice={days} />
      <ProfitRecord range={days} />
    </div>
  );
}

function ProfitRecord({ range }: { range: DateRange }) {
  const query = useProfit(range);
  const { data, isPending } = query;
  if (!data) return isPending ? <Skeleton shape="block" height="24rem" /> : <LoadFailure query={query} />;
  return (
    <>
      <ProfitTotals totals={data.totals} />
      <DayChart days={data.days} />
      <DayTable days={data.days} totals={data.totals} />
      <GameTable games={data.games} />
    </>
  );
}
