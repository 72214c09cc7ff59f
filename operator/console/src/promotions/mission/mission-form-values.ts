import type { MissionPeriod, MissionStepKind } from '@pavilion/api/missions';

/** A step as somebody types it. */
export interface StepFormValues {
  kind: MissionStepKind;
  target: string;
  least: string;
  /** Categories and vendors that count, by their codes: `RNG STUDIO:`; empty for all. */
  games: string;
}

/** The terms of a mission as somebody types them. */
export interface MissionFormValues {
  period: MissionPeriod;
  starts: string;
  ends: string;
  prize: string;
  join: boolean;
  claimDays: string;
  steps: StepFormValues[];
}

/** Whether the target of such a step is an amount. */
export function isMoney(kind: MissionStepKind): boolean {
  return kind === 'counted' || kind === 'deposits';
}
