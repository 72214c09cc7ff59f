import type { LevelReason } from '@pavilion/api/levels';
import { addDays } from '@pavilion/time';
import { canBeLost, isKept, isPaidFor, type Ladder, type Played, rankReached, rungOf, type Sums } from './ladder';
import { monthOf, nextMonth } from './months';
import { bonusFor, isSameAbove } from './rank-bonus';

/** Where a member stood when they were looked at last. */
export interface Position {
  rank: number;
  ruleId: bigint | null;
  /** What counts on the way up. */
  way: Sums;
  /** Stakes since their ladder was theirs that no rank's bonus was given for; below nothing when they were taken back. */
  unspent: bigint;
  /** All that they had played and paid in. */
  seen: Sums;
  judgedFrom: string | null;
  warnedFor: string | null;
  dueOn: string | null;
}

/** What is known when somebody is looked at. */
export interface Sight {
  /** In force now; nothing while it is off. */
  ladder: Ladder | undefined;
  /** The one by which they were looked at before. */
  before: Ladder | undefined;
  totals: Sums;
  /** What was played this month, and in the month that they were warned of. */
  month: Played;
  warned: Played;
  today: string;
  /** The day of a moment ago: rounds that were open at midnight may still count for a month that is over. */
  settledDay: string;
}

export interface RankStep {
  from: number;
  to: number;
  why: LevelReason;
  ruleId: bigint;
}

/** A rank that is reached for the first time, unless it was before. */
export interface RankReached {
  rank: number;
  by: 'change' | 'play';
  amount: bigint;
  ruleId: bigint;
  needs: Sums;
}

/** What becomes of somebody who is looked at. */
export interface Move {
  position: Position;
  steps: RankStep[];
  reached: RankReached[];
  warned: boolean;
}

/**
 * Where a member stands now. In this order: a month that is over takes a rank that was not kept; another ladder puts them where it has them, and pays for nothing of
 * that; what was played since brings them up; and who lacks something as the month ends is warned.
 */
export function move(position: Position, sight: Sight): Move {
  const course = new Course(position, sight);
  const { ladder } = sight;
  course.judge();
  if (ladder) {
    if (ladder.id !== course.now.ruleId) course.adopt(ladder);
    course.walk();
    course.climb(ladder);
    course.warn(ladder);
  } else course.now.warnedFor = null;
  course.now.seen = sight.totals;
  course.now.dueOn = course.due();
  return { position: course.now, steps: course.steps, reached: course.reached, warned: course.warned };
}

class Course {
  readonly now: Position;
  readonly steps: RankStep[] = [];
  readonly reached: RankReached[] = [];
  warned = false;
  private readonly month: string;

  constructor(
    position: Position,
    private readonly sight: Sight,
  ) {
    this.now = { ...position };
    this.month = monthOf(sight.today);
  }

  /** Whoever was warned and did not make up for it goes down by one, and begins at the foot of that rank. */
  judge(): void {
    const { ladder, before, warned, settledDay } = this.sight;
    const { warnedFor, rank, way } = this.now;
    if (!ladder || !before || warnedFor === null || warnedFor >= monthOf(settledDay)) return;
    this.now.warnedFor = null;
    if (rank === 0 || isKept(before, rank, warned)) return;
    this.step(rank - 1, 'not-kept', before.id);
    const foot = rungOf(before, rank - 1);
    // What was paid in once is not asked for again.
    this.now.way = { ...way, stake: way.stake < foot.stake ? way.stake : foot.stake };
    this.now.judgedFrom = this.month;
  }

  /** Ranks that were paid for before by what the new ladder asks bring nothing: no play after the change brought them. */
  adopt(ladder: Ladder): void {
    const { before, month } = this.sight;
    const { rank, way, ruleId } = this.now;
    const given = new Set<number>();
    for (let each = 1; each <= ladder.top && isPaidFor(ladder, each, way); each += 1)
      if (!isAlreadyPaidFor(before, ladder, each, way)) given.add(each);
    for (const each of given) this.reach(each, 'change', ladder);
    const held = Math.min(rank, ladder.top);
    const reached = rankReached(ladder, held, { ...way, days: month.days }, (each) => given.has(each));
    if (reached !== rank) this.step(reached, 'change', ladder.id);
    // What was played by another ladder was priced by that one, and buys nothing of this one.
    if (!isSameAbove(before, ladder, reached) && this.now.unspent > 0n) this.now.unspent = 0n;
    this.now.ruleId = ladder.id;
    this.now.warnedFor = null;
    // Nobody loses a rank in the month in which the conditions changed.
    if (ruleId !== null) this.now.judgedFrom = nextMonth(this.month);
  }

  walk(): void {
    const { totals } = this.sight;
    const { way, seen } = this.now;
    this.now.unspent += totals.stake - seen.stake;
    this.now.way = {
      stake: way.stake + totals.stake - seen.stake,
      deposits: way.deposits + totals.deposits - seen.deposits,
    };
  }

  climb(ladder: Ladder): void {
    const { rank, way } = this.now;
    const to = rankReached(ladder, rank, { ...way, days: this.sight.month.days });
    if (to === rank) return;
    for (let each = rank + 1; each <= to; each += 1) this.reach(each, 'play', ladder);
    this.step(to, 'play', ladder.id);
    this.now.judgedFrom = nextMonth(this.month);
    this.now.warnedFor = null;
  }

  warn(ladder: Ladder): void {
    const { rank, judgedFrom, warnedFor } = this.now;
    const { today, month } = this.sight;
    if (!canBeLost(ladder, rank) || warnedFor !== null || judgedFrom === null || judgedFrom > this.month) return;
    if (today < warningDay(ladder, this.month) || isKept(ladder, rank, month)) return;
    this.now.warnedFor = this.month;
    this.warned = true;
  }

  /** When they have to be looked at again if nothing moves. */
  due(): string | null {
    const { ladder, today } = this.sight;
    const { rank, warnedFor, judgedFrom } = this.now;
    if (rank === 0) return null;
    if (!ladder) return nextMonth(this.month);
    if (!canBeLost(ladder, rank)) return null;
    if (warnedFor !== null) return nextMonth(warnedFor);
    const asked = judgedFrom !== null && judgedFrom > this.month ? judgedFrom : this.month;
    const day = warningDay(ladder, asked);
    return day > today ? day : warningDay(ladder, nextMonth(asked));
  }

  private step(to: number, why: LevelReason, ruleId: bigint): void {
    this.steps.push({ from: this.now.rank, to, why, ruleId });
    this.now.rank = to;
  }

  private spendOn(rank: number, ladder: Ladder): bigint {
    const { amount, left } = bonusFor(ladder, rank, this.now.unspent);
    this.now.unspent = left;
    return amount;
  }

  private reach(rank: number, by: 'change' | 'play', ladder: Ladder): void {
    const rung = rungOf(ladder, rank);
    const { totals } = this.sight;
    const { way } = this.now;
    const needs = {
      stake: totals.stake - (way.stake - rung.stake),
      deposits: totals.deposits - (way.deposits - rung.deposits),
    };
    this.reached.push({ rank, by, amount: by === 'play' ? this.spendOn(rank, ladder) : 0n, ruleId: ladder.id, needs });
  }
}

/** The rank took as much before, so that the change gave nothing. */
function isAlreadyPaidFor(before: Ladder | undefined, ladder: Ladder, rank: number, way: Sums): boolean {
  return (
    before !== undefined &&
    rank <= before.top &&
    isPaidFor(before, rank, way) &&
    rungOf(ladder, rank).days >= rungOf(before, rank).days
  );
}

function warningDay({ warningDays }: Ladder, month: string): string {
  return addDays(nextMonth(month), -warningDays);
}
