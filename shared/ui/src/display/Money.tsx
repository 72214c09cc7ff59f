import { classNames } from '../class-names';
import { useCountUp } from './use-count-up';
import { VisuallyHidden } from './VisuallyHidden';
import styles from './Money.module.css';

/** What stands in for a hidden amount; the same width whatever the amount. @public */
export const MONEY_MASK = '••••';

/** `amount` is minor units; `format` comes from the caller (`useMoney`), so that the package knows no currency. @public */
export interface MoneyProps {
  /** Minor units. */
  amount: bigint;
  /** Writes minor units with their currency; take the host's money format. */
  format: (amount: bigint) => string;
  /** Shows •••• instead of the figure. */
  masked?: boolean | undefined;
  /** What a screen reader says for a hidden amount; needed with `masked`. */
  maskedLabel?: string | undefined;
  /** Counts up over 400 ms when the amount grows. A fall is shown at once and without colour. */
  countUp?: boolean | undefined;
  /** `by-sign` paints what came in as positive and leaves the rest in text colour; `muted` steps back. */
  tone?: 'plain' | 'positive' | 'muted' | 'by-sign' | undefined;
  className?: string | undefined;
}

/** An amount of money in tabular figures. @public */
export function Money({
  amount,
  format,
  masked = false,
  maskedLabel = '',
  countUp = false,
  tone = 'plain',
  className,
}: MoneyProps) {
  const shown = useCountUp(amount, countUp && !masked);
  const colour = tone === 'by-sign' ? (amount > 0n ? 'positive' : 'plain') : tone;
  const look = classNames('pv-tabular', styles['money'], styles[colour], className);
  if (masked) {
    return (
      <span className={look}>
        <span aria-hidden="true">{MONEY_MASK}</span>
        <VisuallyHidden>{maskedLabel}</VisuallyHidden>
      </span>
    );
  }
  return <span className={look}>{format(shown)}</span>;
}
