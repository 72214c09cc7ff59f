import type { Mission, MissionSummaryValue } from '@pavilion/api/missions';
import type { ClaimableLine } from '@pavilion/api/rewards';
import type { MemberMission } from './member-missions';
import { claimUntil, missingOf } from './mission-status';
import { stepKey } from './progress';

/** What a member sees: what runs and what can be claimed, and of what is over only what they took part in. */
export function toWireSummary(missions: readonly MemberMission[], currency: string): MissionSummaryValue {
  const list = missions.filter(isShown).map(toWireMission);
  return { currency, claimable: list.filter(({ state }) => state === 'reached').length, list };
}

/** What can be claimed, one for each period. */
export function toClaimableLines(missions: readonly MemberMission[], currency: string): ClaimableLine[] {
  return missions
    .filter(({ state }) => state === 'reached')
    .map(({ turn }) => ({
      ...({ kind: 'mission', code: `${turn.rule.code}:${turn.key}`, name: turn.rule.name } as const),
      ...{ amount: turn.rule.terms.prize, currency, page: 'member.missions' },
      ...(turn.to !== undefined && { until: claimUntil(turn) }),
    }));
}

function isShown({ state, row, steps }: MemberMission): boolean {
  return state !== 'missed' || row?.joined_day != null || steps.some(({ progress }) => progress > 0n);
}

function toWireMission(mission: MemberMission): Mission {
  const { turn, state, row, steps } = mission;
  const { code, name, about, terms } = turn.rule;
  const missing = missingOf(mission);
  return {
    ...{ code, name, about, state, period: turn.key, every: terms.period, from: turn.from },
    ...(turn.to !== undefined && { until: turn.to, claimUntil: claimUntil(turn) }),
    prize: String(row?.prize ?? terms.prize),
    joinable: terms.join && !row && state === 'open',
    steps: steps.map(({ step, target, progress, carried }) => ({
      ...step,
      target: String(target),
      progress: String(progress < 0n ? 0n : progress),
      ...(carried > 0n && { carried: String(carried) }),
    })),
    ...(missing.size > 0 && {
      missing: steps.flatMap(({ step }) => {
        const amount = missing.get(stepKey(step));
        return amount === undefined ? [] : [{ kind: step.kind, amount: String(amount) }];
      }),
    }),
  };
}
