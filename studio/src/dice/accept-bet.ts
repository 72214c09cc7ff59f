import { GameError } from '../http/game-error';
import { limitsOf, type Currency } from '../money/currencies';
import { isTargetAllowed, largestStake, multiplierOf, type Direction } from './odds';

/** What the player decides. */
interface DiceBet {
  readonly direction: Direction;
  readonly target: number;
  readonly stake: bigint;
}

/**
 * The multiplier of a bet that may be played.
 *
 * @throws GameError `target.out_of_range`, `stake.out_of_range`, `stake.not_payable`, `stake.above_max_win`
 */
export function acceptBet({ direction, target, stake }: DiceBet, currency: Currency): bigint {
  const { coin, minStake, maxStake, maxWin } = limitsOf(currency);
  if (!isTargetAllowed(direction, target)) throw new GameError('target.out_of_range');
  if (stake < minStake || stake > maxStake) throw new GameError('stake.out_of_range');
  if (stake % coin !== 0n) throw new GameError('stake.not_payable');
  const multiplier = multiplierOf(direction, target);
  if (stake > largestStake(multiplier, coin, maxStake, maxWin)) throw new GameError('stake.above_max_win');
  return multiplier;
}
