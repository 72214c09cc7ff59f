import { classNames } from '../class-names';
import { sparklinePath } from './sparkline-path';
import styles from './Sparkline.module.css';

/** `values` need no scale: the line goes from their least to their greatest. @public */
export interface SparklineProps {
  /** The series, oldest first. */
  values: readonly number[];
  /** What it shows, in words: direction, first and last value. */
  label: string;
  /** Colour of the line; `accent` unless told. */
  tone?: 'accent' | 'positive' | 'negative' | 'info' | undefined;
  className?: string | undefined;
}

const WIDTH = 120;
const HEIGHT = 36;

/** A trend in one line, without axes. It fills the width it is given. @public */
export function Sparkline({ values, label, tone = 'accent', className }: SparklineProps) {
  const line = sparklinePath(values, WIDTH, HEIGHT);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={classNames(styles['sparkline'], styles[tone], className)}
    >
      {line && <path d={`${line}V${HEIGHT}H0Z`} className={styles['area']} />}
      {line && <path d={line} className={styles['line']} vectorEffect="non-scaling-stroke" />}
    </svg>
  );
}
