import type { RebateTerms } from '@pavilion/api/staff';

const WHOLE = 10_000n;

/** What counts of a day in one category with one vendor, in minor units. */
export interface Counted {
  category: string;
  vendor: string;
  counted: bigint;
}

/** What of it comes back; `rate` in hundredths of a per cent. */
export interface ReckonedLine extends Counted {
  rate: number;
  amount: bigint;
}

/** A day as it is reckoned: its lines, what they bring together, and what held that back or down. */
export interface Reckoned {
  lines: ReckonedLine[];
  sum: bigint;
  bound: 'least' | 'most' | null;
}

/** Each line is rounded down, and the lines are added up; no other rounding there is. */
export function reckon(terms: RebateTerms, rank: number, counted: readonly Counted[]): Reckoned {
  const lines = counted.map((each) => {
    const rate = rateOf(terms, rank, each);
    return { ...each, rate, amount: (each.counted * BigInt(rate)) / WHOLE };
  });
  const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
  const [least, most] = [BigInt(terms.least), BigInt(terms.most)];
  if (total < least) return { lines, sum: 0n, bound: total > 0n ? 'least' : null };
  return total > most ? { lines, sum: most, bound: 'most' } : { lines, sum: total, bound: null };
}

/** What a rank adds to each rate that is more than nothing, in hundredths of a per cent. Whoever tells a member what their rank brings asks here. */
export function addedByRank({ rates, byRank }: Pick<RebateTerms, 'rates' | 'byRank'>, rank: number): number {
  return rates.some(({ rate }) => rate > 0) ? (byRank[Math.min(rank, byRank.length - 1)] ?? 0) : 0;
}

function rateOf(terms: RebateTerms, rank: number, { category, vendor }: Counted): number {
  const inCategory = terms.rates.filter((each) => each.category === category);
  const named = inCategory.find((each) => each.vendor === vendor) ?? inCategory.find((each) => each.vendor === undefined);
  if (!named || named.rate === 0) return 0;
  return named.rate + addedByRank(terms, rank);
}
