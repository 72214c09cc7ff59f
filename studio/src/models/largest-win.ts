import type { Currency } from '../money/currencies';
import type { Fraction } from './fraction';

/** The most that a round can pay, in units, with a bet that can bring it. */
export interface LargestWin {
  readonly most: bigint;
  /** Exactly how often the bet does, for whoever plays for it: of a game with steps, how likely all that they need comes out. */
  readonly odds: Fraction;
  readonly stake: bigint;
  /** What the bet has besides its stake. */
  readonly bet: Readonly<Record<string, unknown>>;
}

/** The one that pays most; of those, the one that comes most often. */
export function largestOf(wins: Iterable<LargestWin>): LargestWin {
  let largest: LargestWin | undefined;
  for (const win of wins) if (!largest || isLarger(win, largest)) largest = win;
  if (!largest) throw new Error('Nothing can be won.');
  return largest;
}

function isLarger(one: LargestWin, other: LargestWin): boolean {
  if (one.most !== other.most) return one.most > other.most;
  return one.odds.numerator * other.odds.denominator > other.odds.numerator * one.odds.denominator;
}

/** Counted once for each currency: it can take a moment. */
export function oncePerCurrency(count: (currency: Currency) => LargestWin): (currency: Currency) => LargestWin {
  const known = new Map<Currency, LargestWin>();
  return (currency) => {
    const largest = known.get(currency) ?? count(currency);
    known.set(currency, largest);
    return largest;
  };
}

/** What bounds two bets that win together, in the smallest chips. */
interface Bounds {
  readonly most: number;
  readonly chips: number;
  /** The fewest that may lie on either. */
  readonly least: number;
}

/** Chips on two bets that win together and bring as much as they can within bounds. What each brings is in hundredths of a chip; the second may stay empty where `both` is not asked. */
export function fullest([main, beside]: readonly [number, number], { most, chips, least }: Bounds, both = false) {
  const full = most * 100;
  let best = { main: 0, beside: 0, brings: -1 };
  const highest = Math.min(chips, Math.floor(full / main));
  for (let on = highest; on >= least && on > highest - TRIES && best.brings < full; on -= 1) {
    const left = Math.min(chips - on, Math.floor((full - on * main) / beside));
    if (both && left < least) continue;
    const besides = left < least ? 0 : left;
    const brings = on * main + besides * beside;
    if (brings > best.brings) best = { main: on, beside: besides, brings };
  }
  return best;
}

/** Within so many chips fewer on the first, some number on the second fits without a rest wherever one does. */
const TRIES = 200;
