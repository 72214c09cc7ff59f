import { GameError } from '../http/game-error';
import { stakeStep } from '../instant/stakes';
import { type Currency, limitsOf } from '../money/currencies';

/**
 * Whether a stake may be played whose round can win `most` hundredths of it.
 *
 * @throws GameError `stake.out_of_range`, `stake.not_payable`, `stake.above_max_win`
 */
export function assertStake(stake: bigint, currency: Currency, most: number): void {
  const { minStake, maxStake, maxWin } = limitsOf(currency);
  if (stake < minStake || stake > maxStake) throw new GameError('stake.out_of_range');
  if (stake % stakeStep(currency) !== 0n) throw new GameError('stake.not_payable');
  if ((stake * BigInt(most)) / 100n > maxWin) throw new GameError('stake.above_max_win');
}
