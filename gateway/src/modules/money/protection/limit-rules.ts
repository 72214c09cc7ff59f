import { type LimitKind, limitKinds, type LimitPeriod, limitPeriods } from '@pavilion/api/protection';

/** One of the limits there can be. */
export interface LimitName {
  kind: LimitKind;
  period: LimitPeriod;
}

/** Minor units, or minutes of `session`; null is no limit. */
export type LimitValue = bigint | null;

/** Every limit there can be, as they are shown. Time is limited by the day only. */
export const limitNames: readonly LimitName[] = limitKinds.flatMap((kind) =>
  limitPeriods.filter((period) => kind !== 'session' || period === 'day').map((period) => ({ kind, period })),
);

export const MINUTES_PER_DAY = 1440n;

/** Whether there is such a limit, and it can be so much. */
export function isValidLimit({ kind, period }: LimitName, value: LimitValue): boolean {
  if (kind !== 'session') return true;
  return period === 'day' && (value === null || (value >= 1n && value <= MINUTES_PER_DAY));
}

/** What a change does: nothing, tighten, which holds at once, or loosen, which waits. */
export function changeDirection(from: LimitValue, to: LimitValue): 'none' | 'tightens' | 'loosens' {
  if (from === to) return 'none';
  if (from === null) return 'tightens';
  return to !== null && to < from ? 'tightens' : 'loosens';
}

/** How a change stands that was never ended: nobody ends one that lapsed. */
export function changeStatus(
  { due_at: due, lapses_at: lapses }: { due_at: Date | null; lapses_at: Date | null },
  now: Date,
): 'waits' | 'confirmable' | 'lapsed' {
  if (lapses && lapses <= now) return 'lapsed';
  return due && due <= now ? 'confirmable' : 'waits';
}
