import fc from 'fast-check';
import { limitsOf } from '../money/currencies';
import {
  isTargetAllowed,
  largestStake,
  lowestDiceReturn,
  multiplierOf,
  OUTCOMES,
  payoutOf,
  returnOf,
  TARGETS,
  winningOutcomes,
  wins,
  type Direction,
} from './odds';

const direction = fc.constantFrom<Direction>('under', 'over');
const playable = direction.chain((way) => fc.record({ way: fc.constant(way), target: fc.integer(TARGETS[way]) }));
const coins = fc.bigInt({ min: 1n, max: 5_000_000n });
const { coin, maxStake, maxWin } = limitsOf('BDT');

describe('the odds of dice', () => {
  it('counts exactly the outcomes that win', () => {
    fc.assert(
      fc.property(playable, ({ way, target }) => {
        const counted = Array.from({ length: OUTCOMES }, (_, roll) => roll).filter((roll) => wins(way, target, roll)).length;
        expect(winningOutcomes(way, target)).toBe(counted);
      }),
      { numRuns: 40 },
    );
  });

  it('shows the known multiplier for an even bet', () => {
    expect(multiplierOf('under', 5_000)).toBe(19_801n);
    expect(multiplierOf('over', 5_000)).toBe(19_801n);
  });

  it('returns at most 99 % and loses less than a ten-thousandth of the stake per win to rounding', () => {
    fc.assert(
      fc.property(playable, ({ way, target }) => {
        const winning = BigInt(winningOutcomes(way, target));
        const returned = multiplierOf(way, target) * winning;
        const ideal = 99n * BigInt(OUTCOMES) * 100n;
        expect(returned).toBeLessThanOrEqual(ideal);
        expect(ideal - returned).toBeLessThan(winning);
      }),
    );
  });

  it('lists a return that no bet stays below and one comes to', () => {
    const { numerator, denominator } = lowestDiceReturn();
    const aboveLowest = (target: number) =>
      multiplierOf('under', target) * BigInt(target) * denominator - numerator * BigInt(OUTCOMES) * 10_000n;
    const { min, max } = TARGETS.under;
    const all = Array.from({ length: max - min + 1 }, (_, at) => aboveLowest(min + at));

    expect(all.filter((above) => above < 0n)).toEqual([]);
    expect(all).toContain(0n);
  });

  it('rounds every payout down to a whole coin, never past stake × multiplier', () => {
    fc.assert(
      fc.property(playable, coins, ({ way, target }, count) => {
        const stake = count * coin;
        const multiplier = multiplierOf(way, target);
        const payout = payoutOf(stake, multiplier, coin);
        expect(payout % coin).toBe(0n);
        expect(payout * 10_000n).toBeLessThanOrEqual(stake * multiplier);
        expect((payout + coin) * 10_000n).toBeGreaterThan(stake * multiplier);
        expect(payout).toBeGreaterThanOrEqual(stake);
      }),
    );
  });

  it('tells the return of every bet exactly: at the smallest stake rounding takes less than one per cent more, at a hundred times it nothing to speak of', () => {
    const { minStake } = limitsOf('BDT');
    fc.assert(
      fc.property(playable, fc.constantFrom(1n, 10n, 100n), ({ way, target }, times) => {
        const stake = minStake * times;
        const winning = winningOutcomes(way, target);
        const returned = returnOf(stake, payoutOf(stake, multiplierOf(way, target), coin), winning);
        expect(returned).toBeLessThanOrEqual(9_900n);
        expect(9_900n - returned).toBeLessThanOrEqual(100n / times + 2n);
      }),
    );
  });

  it('never lets the largest stake win more than the game pays', () => {
    fc.assert(
      fc.property(playable, ({ way, target }) => {
        const multiplier = multiplierOf(way, target);
        const stake = largestStake(multiplier, coin, maxStake, maxWin);
        expect(payoutOf(stake, multiplier, coin)).toBeLessThanOrEqual(maxWin);
        expect(stake).toBeLessThanOrEqual(maxStake);
        expect(stake === maxStake || payoutOf(stake + coin, multiplier, 1n) > maxWin).toBe(true);
      }),
    );
  });

  it('refuses targets at which the game would be certain or hopeless', () => {
    expect(isTargetAllowed('under', 9)).toBe(false);
    expect(isTargetAllowed('under', 9_801)).toBe(false);
    expect(isTargetAllowed('over', 199)).toBe(false);
    expect(isTargetAllowed('over', 9_991)).toBe(false);
    expect(isTargetAllowed('under', 50.5)).toBe(false);
  });
});
