import { DomainError } from '../../../platform/errors';

const MINOR_PER_UNIT = 100n;

/** Minor units. @throws DomainError `wallet.amount_out_of_bounds`, with the bounds in whole units */
export function assertWithinBounds({ min, max }: { min: bigint; max: bigint }, amount: bigint): void {
  if (amount >= min && amount <= max) return;
  throw new DomainError('wallet.amount_out_of_bounds', {
    fields: { amount: 'wallet.amount_out_of_bounds' },
    details: { min: `${min / MINOR_PER_UNIT}`, max: `${max / MINOR_PER_UNIT}` },
  });
}
