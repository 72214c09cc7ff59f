import { type DateRange, DayRangeButton } from '@pavilion/features/days';
import { LoadFailure } from '@pavilion/features/failures';
import { useBrand } from '@pavilion/host/brand';
import { useIntl } from '@pavilion/host/intl';
import { Chip, ChipRow } from '@pavilion/ui';
import { useState } from 'react';
import { dayIn } from '@pavilion/time';
import { useTeamSummary } from '../../queries/team-summary';
import { KeyFigures } from './KeyFigures';
import { Levels } from './Levels';
import styles from './overview.module.css';
import { type Preset, presets, rangeOf } from './ranges';
import { TeamTable } from './TeamTable';

/** What the agent's team did: key figures with their trends, and the team itself, level by level. */
export function OverviewScreen() {
  const { formatMessage } = useIntl();
  const { timeZone } = useBrand();
  const today = dayIn(timeZone);
  // A preset goes on with the days: past midnight, “today” is another one.
  const [chosen, setChosen] = useState<Preset | DateRange>('month');
  const range = typeof chosen === 'string' ? rangeOf(chosen, today) : chosen;
  const summary = useTeamSummary(range);
  return (
    <div className={styles['overview']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{formatMessage({ id: 'overview.title' })}</h1>
        <div className={styles['days']}>
          <ChipRow label={formatMessage({ id: 'range.label' })}>
            {presets.map((preset) => {
              const { from, to } = rangeOf(preset, today);
              return (
                <Chip key={preset} selected={from === range.from && to === range.to} onClick={() => setChosen(preset)}>
                  {formatMessage({ id: `range.${preset}` })}
                </Chip>
              );
            })}
          </ChipRow>
          <DayRangeButton days={range} onChange={setChosen} />
        </div>
      </header>
      {summary.error && !summary.data ? (
        <LoadFailure query={summary} title={formatMessage({ id: 'overview.failed' })} />
      ) : (
        <>
          <KeyFigures summary={summary.data} />
          <Levels summary={summary.data} />
          <TeamTable
            key={`${range.from} ${range.to}`}
            range={range}
            totals={summary.data?.totals}
            members={summary.data?.members ?? 0}
          />
        </>
      )}
    </div>
  );
}
