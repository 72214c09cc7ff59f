import type { LevelTerms } from '@pavilion/api/staff';
import type { RuleInForce } from '../promotion-rules';

/** Stakes and deposits, in minor units. */
export interface Sums {
  stake: bigint;
  deposits: bigint;
}

/** What was played in a time, with the days on which some of it counted. */
export interface Played extends Sums {
  days: number;
}

type Benefits = LevelTerms['ranks'][number]['benefits'];

/** A rung as it is counted with. */
export interface Rung extends Played {
  label: { bn: string; en: string };
  benefits: Omit<Benefits, 'rankBonus' | 'birthdayBonus'> & { rankBonus: bigint; birthdayBonus: bigint };
}

/** A version of a brand's ladder. */
export interface Ladder {
  id: bigint;
  rungs: readonly Rung[];
  top: number;
  keepShare: number;
  warningDays: number;
}

const HUNDRED = 100n;

export function ladderOf({ id, terms: { ranks, keepShare, warningDays } }: Pick<RuleInForce<LevelTerms>, 'id' | 'terms'>): Ladder {
  const rungs = ranks.map(({ label, stake, deposits, days, benefits: { rankBonus, birthdayBonus, ...benefits } }) => ({
    label,
    stake: BigInt(stake),
    deposits: BigInt(deposits),
    days,
    benefits: { ...benefits, rankBonus: BigInt(rankBonus), birthdayBonus: BigInt(birthdayBonus) },
  }));
  return { id, rungs, top: rungs.length - 1, keepShare, warningDays };
}

/** The rung of a rank; of one that the ladder does not have, the highest. */
export function rungOf({ rungs, top }: Pick<Ladder, 'rungs' | 'top'>, rank: number): Rung {
  const rung = rungs[Math.min(rank, top)];
  if (!rung) throw new Error('a ladder without ranks');
  return rung;
}

/** Whether so much was played and paid in as a rank takes, whatever the days. */
export function isPaidFor(ladder: Ladder, rank: number, { stake, deposits }: Sums): boolean {
  const rung = rungOf(ladder, rank);
  return stake >= rung.stake && deposits >= rung.deposits;
}

/** The highest rank that is reached, not lower than `from`. */
export function rankReached(ladder: Ladder, from: number, played: Played, isOpen: (rank: number) => boolean = () => true): number {
  let rank = from;
  while (
    rank < ladder.top &&
    isOpen(rank + 1) &&
    isPaidFor(ladder, rank + 1, played) &&
    played.days >= rungOf(ladder, rank + 1).days
  )
    rank += 1;
  return rank;
}

/** What has to be played within a month to keep a rank. */
export function neededToKeep(ladder: Ladder, rank: number): Played {
  const { stake, deposits, days } = rungOf(ladder, rank);
  const share = BigInt(ladder.keepShare);
  return {
    stake: (stake * share) / HUNDRED,
    deposits: (deposits * share) / HUNDRED,
    days: Math.ceil((days * ladder.keepShare) / Number(HUNDRED)),
  };
}

export function isKept(ladder: Ladder, rank: number, month: Played): boolean {
  const needed = neededToKeep(ladder, rank);
  return month.stake >= needed.stake && month.deposits >= needed.deposits && month.days >= needed.days;
}

/** Whether somebody of the rank can lose it at all. */
export function canBeLost({ keepShare }: Ladder, rank: number): boolean {
  return rank > 0 && keepShare > 0;
}
