import type { CSSProperties } from 'react';
import { colourOf, type Moment, type Series } from './series';
import styles from './charts.module.css';

export interface ChartTooltipProps {
  moment: Moment;
  series: readonly Series[];
  format: (value: number) => string;
  clock: (time: string) => string;
}

/** The figures of one moment. */
export function ChartTooltip({ moment, series, format, clock }: ChartTooltipProps) {
  return (
    <div className={styles['tip']}>
      <strong>{clock(moment.time)}</strong>
      {series.map((each, at) => (
        <span key={each.name} style={{ '--series': colourOf(each) } as CSSProperties}>
          {each.name}: {moment.values[at] == null ? '–' : format(moment.values[at])}
        </span>
      ))}
    </div>
  );
}
