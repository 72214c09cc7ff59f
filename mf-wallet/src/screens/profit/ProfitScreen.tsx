import { LoadFailure } from '@pavilion/features/failures';
import { useBrand } from '@pavilion/host/brand';
import { useIntl } from '@pavilion/host/intl';
import { useMember } from '@pavilion/host/session';
import { Chip, ChipRow, Skeleton } from '@pavilion/ui';
import { useState } from 'react';
import { type Preset, rangeOf } from '../../features/day-range/range';
import { RealAccountNeeded } from '../../features/RealAccountNeeded';
import styles from '../../features/records/records.module.css';
import { useProfit } from '../../queries/records';
import { DayChart } from './DayChart';
import { DayTable } from './DayTable';
import { ProfitTotals } from './ProfitTotals';
import { GameTable } from './GameTable';

const presets: readonly Preset[] = ['week', 'thirty', 'ninety'];

/** What playing brought or cost, day by day and by game. It is said as it is, and never celebrated. */
export function ProfitScreen() {
  const { formatMessage } = useIntl();
  const member = useMember();
  const [preset, setPreset] = useState<Preset>('thirty');
  if (member?.trial) return <RealAccountNeeded />;
  return (
    <div className={styles['screen']}>
      <div>
        <h1 className={styles['title']}>{formatMessage({ id: 'profit.title' })}</h1>
        <p className={styles['lead']}>{formatMessage({ id: 'profit.text' })}</p>
      </div>
      <ChipRow label={formatMessage({ id: 'statement.range' })}>
        {presets.map((each) => (
          <Chip key={each} selected={each === preset} onClick={() => setPreset(each)}>
            {formatMessage({ id: `range.${each}` })}
          </Chip>
        ))}
      </ChipRow>
      <ProfitRecord preset={preset} />
    </div>
  );
}

function ProfitRecord({ preset }: { preset: Preset }) {
  const query = useProfit(rangeOf(preset, useBrand().timeZone));
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
