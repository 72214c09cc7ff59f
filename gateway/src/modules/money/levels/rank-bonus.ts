import { type Ladder, rungOf, type Sums } from './ladder';

/** As far as it decides what ranks bring. */
interface OnTheWay {
  rank: number;
  way: Pick<Sums, 'stake'>;
  unspent: bigint;
}

/** What a rank brings to somebody who played so much for it since the ladder was theirs, and what is left of that for the ranks above. */
export function bonusFor(ladder: Ladder, rank: number, unspent: bigint): { amount: bigint; left: bigint } {
  const { stake, benefits } = rungOf(ladder, rank);
  const span = stake - rungOf(ladder, rank - 1).stake;
  const played = unspent < span ? unspent : span;
  return played > 0n ? { amount: (benefits.rankBonus * played) / span, left: unspent - played } : { amount: 0n, left: unspent };
}

/** Whether another ladder asks the same as before for all ranks above one, and brings no more for any. */
export function isSameAbove(before: Ladder | undefined, ladder: Ladder, from: number): boolean {
  if (!before || before.top < ladder.top) return false;
  return ladder.rungs.every((rung, rank) => {
    const known = rungOf(before, rank);
    return rank < from || (rung.stake === known.stake && (rank === from || rung.benefits.rankBonus <= known.benefits.rankBonus));
  });
}

/** What each rank above a member will bring them: less than its bonus where a part of the way to it was played by another ladder. */
export function bonusesAhead(ladder: Ladder, { rank, way, unspent }: OnTheWay): Map<number, bigint> {
  const ahead = new Map<number, bigint>();
  let [left, reached] = [unspent, way.stake];
  for (let each = rank + 1; each <= ladder.top; each += 1) {
    const { stake } = rungOf(ladder, each);
    if (stake > reached) [left, reached] = [left + stake - reached, stake];
    const bonus = bonusFor(ladder, each, left);
    ahead.set(each, bonus.amount);
    left = bonus.left;
  }
  return ahead;
}
