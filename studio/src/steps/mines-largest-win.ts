import { payoutOf, stakeStep } from '../instant/stakes';
import { type LargestWin, largestOf } from '../models/largest-win';
import { type Currency, limitsOf } from '../money/currencies';
import { chanceOf, MINES, minesPay, TILES } from './mines';

/** Over all numbers of mines and of tiles that are opened without one, each at the largest stake that it may be played for. */
export function largestMinesWin(currency: Currency): LargestWin {
  const choices = Array.from({ length: MINES.max }, (_, at) => ({ mines: at + 1 }));
  const ways = choices.flatMap((choice) => Array.from({ length: TILES - choice.mines }, (_, at) => ({ choice, opened: at + 1 })));
  return largestOf(
    ways.flatMap(({ choice, opened }) => {
      const pays = minesPay(choice, opened);
      const stake = largestPayable(pays, currency);
      if (stake < limitsOf(currency).minStake) return [];
      return [{ most: payoutOf(stake, pays), odds: chanceOf(choice, opened), stake, bet: { choice } }];
    }),
  );
}

/** The largest stake of which so many hundredths may be won. */
export function largestPayable(pays: number, currency: Currency): bigint {
  const { maxStake, maxWin } = limitsOf(currency);
  const byWin = (maxWin * 100n) / BigInt(pays);
  const most = byWin < maxStake ? byWin : maxStake;
  return most - (most % stakeStep(currency));
}
