import type { MissionStepTerms } from '@pavilion/api/missions';
import { addDays } from '@pavilion/time';
import type { CountedDay, CountedDepositDay } from '../counted-play';

/** What a member did, by days. */
export interface Actions {
  days: readonly CountedDay[];
  depositDays: readonly CountedDepositDay[];
  pointDays: readonly PointDay[];
}

export interface PointDay {
  day: string;
  points: bigint;
}

export interface Span {
  from: string;
  to: string;
}

/** What was reached of a step within the days. */
export function progressOf(step: MissionStepTerms, actions: Actions, span: Span): bigint {
  const within = <Day extends { day: string }>(days: readonly Day[]) =>
    days.filter(({ day }) => day >= span.from && day <= span.to);
  switch (step.kind) {
    case 'counted':
      return sum(
        within(actions.days).filter((day) => counts(step, day)),
        ({ counted }) => counted,
      );
    case 'deposits':
      return sum(within(actions.depositDays), ({ deposits }) => deposits);
    case 'depositCount':
      return sum(within(actions.depositDays), ({ count }) => BigInt(count));
    case 'points':
      return sum(within(actions.pointDays), ({ points }) => points);
    case 'days':
      return BigInt(longestRun(within(actions.days), BigInt(step.least ?? '1')));
  }
}

/** Points of days without those that wait for the end of their rounds, which are of the latest. `days` are the latest first. */
export function withoutWaiting(days: readonly PointDay[], waiting: bigint): PointDay[] {
  let left = waiting;
  return days.map(({ day, points }) => {
    const waits = points < left ? (points > 0n ? points : 0n) : left;
    left -= waits;
    return { day, points: points - waits };
  });
}

/** What is missing is made up by the same thing: steps of the same kind, and of the same games. */
export function stepKey({ kind, least, categories, vendors }: MissionStepTerms): string {
  return [kind, least ?? '', [...(categories ?? [])].sort().join('+'), [...(vendors ?? [])].sort().join('+')].join(' ');
}

function counts({ categories, vendors }: MissionStepTerms, { category, vendor }: CountedDay): boolean {
  return (!categories || categories.some((each) => each === category)) && (!vendors || vendors.includes(vendor.toUpperCase()));
}

function longestRun(days: readonly CountedDay[], least: bigint): number {
  const played = new Map<string, bigint>();
  for (const { day, counted } of days) played.set(day, (played.get(day) ?? 0n) + counted);
  let [longest, run, before] = [0, 0, ''];
  for (const day of [...played.keys()].filter((each) => (played.get(each) ?? 0n) >= least).sort()) {
    run = before && addDays(before, 1) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = day;
  }
  return longest;
}

function sum<Each>(each: readonly Each[], amountOf: (one: Each) => bigint): bigint {
  return each.reduce((total, one) => total + amountOf(one), 0n);
}
