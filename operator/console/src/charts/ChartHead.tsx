import type { CSSProperties } from 'react';
import { colourOf, type Series } from './series';
import styles from './charts.module.css';

/** A chart's title, and which colour is whose: a dashed line has the colour of the one it goes with. */
export function ChartHead({ id, title, series }: { id: string; title: string; series: readonly Series[] }) {
  return (
    <div className={styles['chartHead']}>
      <figcaption id={id} className={styles['chartTitle']}>
        {title}
      </figcaption>
      <ul className={styles['legend']}>
        {series
          .filter(({ dashed }) => !dashed)
          .map((each) => (
            <li key={each.name} style={{ '--series': colourOf(each) } as CSSProperties}>
              {each.name}
            </li>
          ))}
      </ul>
    </div>
  );
}
