import { type StakeLimits, UNITS_PER_CURRENCY } from '../../src/money/currencies';
import { element } from '../element';
import styles from './table.module.css';

/** Chips of these many smallest stakes. */
const STEPS = [1n, 5n, 10n, 50n, 100n, 1_000n];

export function chipsFor({ minStake, maxStake }: StakeLimits): bigint[] {
  return STEPS.map((step) => step * minStake).filter((chip) => chip <= maxStake);
}

/** An amount as it goes on a chip: 5, 250, 1.5K, 2M. */
export function onChip(units: bigint): string {
  const whole = Number(units) / Number(UNITS_PER_CURRENCY);
  const [scaled, mark] = whole >= 1_000_000 ? [whole / 1_000_000, 'M'] : whole >= 1_000 ? [whole / 1_000, 'K'] : [whole, ''];
  return `${scaled.toLocaleString('en', { maximumFractionDigits: scaled < 10 ? 2 : 1, useGrouping: false })}${mark}`;
}

/** A chip with its amount, in the colour of the largest chip that is no larger. */
export function chipOf(units: bigint, chips: readonly bigint[]): HTMLElement {
  const colour = Math.max(
    chips.findLastIndex((chip) => chip <= units),
    0,
  );
  return element('span', { class: styles['chip'], 'data-colour': colour, 'aria-hidden': 'true' }, onChip(units));
}
