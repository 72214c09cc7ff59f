import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Sparkline, type SparklineProps } from './Sparkline';
import styles from './Stat.module.css';

/** The figure comes formatted, as text or as `Money`; a `trend` is drawn below it. @public */
export interface StatProps {
  /** What is measured. */
  label: ReactNode;
  /** The figure. */
  value: ReactNode;
  /** What it is compared with, such as “12 % more than last week”. */
  note?: ReactNode;
  /** The trend behind it. */
  trend?: Pick<SparklineProps, 'values' | 'label' | 'tone'> | undefined;
  className?: string | undefined;
}

/** A key figure with its name and, where there is one, its trend. @public */
export function Stat({ label, value, note, trend, className }: StatProps) {
  return (
    <dl className={classNames(styles['stat'], className)}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>{value}</dd>
      {note && <dd className={styles['note']}>{note}</dd>}
      {trend && (
        <dd className={styles['trend']}>
          <Sparkline {...trend} />
        </dd>
      )}
    </dl>
  );
}

/** A row of key figures that wraps by itself. @public */
export function StatStrip({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames(styles['strip'], className)}>{children}</div>;
}
