import type { MissionState, MissionStepTerms } from '@pavilion/api/missions';
import { addDays, daysBetween } from '@pavilion/time';
import type { MissionTurn } from './periods';
import { type Actions, progressOf, stepKey } from './progress';
import type { Amounts, MissionPeriodRow } from './tables';

/** What is missing of a period that was claimed, since play was taken back. */
export interface Debt {
  row: MissionPeriodRow;
  missing: ReadonlyMap<string, bigint>;
}

export interface StatusStep {
  step: MissionStepTerms;
  target: bigint;
  carried: bigint;
  progress: bigint;
}

/** How a member stands with a mission in one of its turns. */
export interface MissionStatus {
  turn: MissionTurn;
  row: MissionPeriodRow | undefined;
  steps: StatusStep[];
  state: MissionState;
}

/** Nothing counts before the join where one is asked for; its day counts whole. */
export function statusIn(
  turn: MissionTurn,
  { row, actions, debts, today }: { row: MissionPeriodRow | undefined; actions: Actions; debts: readonly Debt[]; today: string },
): MissionStatus {
  const { join, steps: wanted } = turn.rule.terms;
  const from = row?.joined_day && row.joined_day > turn.from ? row.joined_day : turn.from;
  const counting = !join || row?.joined_day != null;
  const steps = wanted.map((step): StatusStep => {
    const carried = row?.claimed_at ? BigInt(row.carried[stepKey(step)] ?? '0') : carriedInto(turn, step, debts);
    const progress = counting ? progressOf(step, actions, { from, to: turn.to ?? today }) : 0n;
    return { step, carried, target: BigInt(step.target) + carried, progress };
  });
  return { turn, row, steps, state: stateOf({ turn, row, steps }, { counting, today }) };
}

function stateOf(
  { turn, row, steps }: Pick<MissionStatus, 'turn' | 'row' | 'steps'>,
  { counting, today }: { counting: boolean; today: string },
): MissionState {
  if (row?.claimed_at) return 'claimed';
  const over = turn.to !== undefined && today > turn.to;
  if (counting && steps.every(({ progress, target }) => progress >= target))
    return over && today > claimUntil(turn) ? 'expired' : 'reached';
  if (over) return 'missed';
  if (steps.some(({ progress }) => progress > 0n)) return 'progress';
  return row?.joined_day ? 'joined' : 'open';
}

/** The last day on which it can be claimed; for ever without an end. */
export function claimUntil({ to, rule }: MissionTurn): string {
  return to === undefined ? '9999-12-31' : addDays(to, rule.terms.claimDays);
}

/** What is missing of a step of a turn that was claimed, less what later ones made up. */
export function missingOf({ row, steps }: MissionStatus): Map<string, bigint> {
  const missing = new Map<string, bigint>();
  if (!row?.claimed_at) return missing;
  for (const { step, target, progress } of steps) {
    const left = target - progress - BigInt(row.taken[stepKey(step)] ?? '0');
    if (left > 0n) missing.set(stepKey(step), left);
  }
  return missing;
}

/** Days in a row cannot be more than the turn has: what is missing beyond that is let go. */
function carriedInto(turn: MissionTurn, step: MissionStepTerms, debts: readonly Debt[]): bigint {
  const owed = debts.reduce((sum, { missing }) => sum + (missing.get(stepKey(step)) ?? 0n), 0n);
  if (step.kind !== 'days' || turn.to === undefined) return owed;
  const room = BigInt(daysBetween(turn.from, turn.to) + 1) - BigInt(step.target);
  return owed < room ? owed : room > 0n ? room : 0n;
}

/** What each debt counts as made up, once the turn is claimed. */
export function takenBy({ turn }: MissionStatus, debts: readonly Debt[]): { row: MissionPeriodRow; taken: Amounts }[] {
  const keys = new Set(turn.rule.terms.steps.map(stepKey));
  return debts.flatMap(({ row, missing }) => {
    const now = [...missing].filter(([key]) => keys.has(key));
    const added = now.map(([key, amount]) => [key, String(BigInt(row.taken[key] ?? '0') + amount)] as const);
    return added.length > 0 ? [{ row, taken: { ...row.taken, ...Object.fromEntries(added) } }] : [];
  });
}
