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
  const { formatMessage, formatDate } = useIntl();
  const { timeZone } = useBrand();
  const [preset, setPreset] = useState<Preset>('month');
  const range = rangeOf(preset, dayIn(timeZone));
  const summary = useTeamSummary(range);
  const day = (text: string) => formatDate(text, { timeZone: 'UTC', day: 'numeric', month: 'short' });
  return (
    <div className={styles['overview']}>
      <header className={styles['head']}>
        <div>
          <h1 className={styles['title']}>{formatMessage({ id: 'overview.title' })}</h1>
          <p className={styles['range']}>
            {range.from === range.to
              ? day(range.from)
              : formatMessage({ id: 'overview.range' }, { from: day(range.from), to: day(range.to) })}
          </p>
        </div>
        <ChipRow label={formatMessage({ id: 'range.label' })}>
          {presets.map((each) => (
            <Chip key={each} selected={each === preset} onClick={() => setPreset(each)}>
              {formatMessage({ id: `range.${each}` })}
            </Chip>
          ))}
        </ChipRow>
      </header>
      {summary.error && !summary.data ? (
        <LoadFailure query={summary} title={formatMessage({ id: 'overview.failed' })} />
      ) : (
        <>
          <KeyFigures summary={summary.data} />
          <Levels summary={summary.data} />
          <TeamTable key={preset} range={range} totals={summary.data?.totals} members={summary.data?.members ?? 0} />
        </>
      )}
    </div>
  );
}
