import { payoutOf } from '../instant/stakes';
import { type LargestWin, largestOf, oncePerCurrency } from '../models/largest-win';
import { type Currency, limitsOf } from '../money/currencies';
import { RANKS } from '../table/cards';
import { chanceOf, hiLoPay } from './hilo';
import { largestPayable } from './mines-largest-win';

const MOST_GUESSED = 5;

/** Over all rows of up to five guesses that nothing stops, at the largest stake that each may be played for. */
export const largestHiLoWin = oncePerCurrency(count);

function count(currency: Currency): LargestWin {
  const wins = ROWS.flatMap((ways) => {
    const stake = largestPayable(hiLoPay(ways), currency);
    const isStopped = ways.some((_, at) => (stake * BigInt(boldestPay(ways, at))) / 100n > limitsOf(currency).maxWin);
    return isStopped ? [] : [{ most: payoutOf(stake, hiLoPay(ways)), odds: chanceOf(ways), stake, bet: {} }];
  });
  return largestOf(wins);
}

/** What the less likely guess on a card pays, on which the other one, or it, is made in this place: a round is taken before it where that could win too much. */
function boldestPay(ways: readonly number[], at: number): number {
  const here = ways[at] ?? 0;
  return hiLoPay([...ways.slice(0, at), Math.min(here, RANKS + 1 - here)]);
}

/** Each guess wins in no more ways than the one before: “lower” on the lower card that it leads to. */
const ROWS = rowsAfter([], RANKS - 1);

function rowsAfter(ways: readonly number[], most: number): (readonly number[])[] {
  if (ways.length === MOST_GUESSED) return [];
  const longer = Array.from({ length: most }, (_, at) => [...ways, at + 1]);
  return longer.flatMap((row) => [row, ...rowsAfter(row, row.at(-1) ?? 0)]);
}
