import { classNames } from '../class-names';
import styles from './ProgressBar.module.css';

/** `value` counts from 0 to `max`; `label` and `valueText` are what a screen reader says. @public */
export interface ProgressBarProps {
  /** What progresses. */
  label: string;
  /** How far it is, from 0 to `max`. */
  value: number;
  /** The whole; 100 unless told. */
  max?: number | undefined;
  /** What a screen reader says instead of a percentage, such as “300 of 1000 points”. */
  valueText?: string | undefined;
  /** Colour; `accent` unless told. */
  tone?: 'accent' | 'positive' | undefined;
  className?: string | undefined;
}

/** A bar that fills. @public */
export function ProgressBar({ label, value, max = 100, valueText, tone = 'accent', className }: ProgressBarProps) {
  const look = classNames(styles['bar'], styles[tone], className);
  return (
    <progress aria-label={label} aria-valuetext={valueText} max={max} value={Math.min(max, Math.max(0, value))} className={look} />
  );
}
