import type { CanaryStage } from '@pavilion/api/operations';

/** A stage as somebody types it. */
export interface TypedStage {
  percent: string;
  minutes: string;
}

export const presets = {
  careful: [
    { bps: 100, minutes: 15 },
    { bps: 500, minutes: 30 },
    { bps: 2_500, minutes: 60 },
    { bps: 5_000, minutes: 120 },
  ],
  quick: [
    { bps: 1_000, minutes: 10 },
    { bps: 5_000, minutes: 20 },
  ],
} satisfies Record<string, CanaryStage[]>;

const LONGEST_MINUTES = 10_080;

export function typedStages(stages: readonly CanaryStage[]): TypedStage[] {
  return stages.map(({ bps, minutes }) => ({ percent: String(bps / 100), minutes: String(minutes) }));
}

export function stagesOf(typed: readonly TypedStage[]): CanaryStage[] {
  return typed.map(({ percent, minutes }) => ({ bps: Math.round(numberOf(percent) * 100), minutes: numberOf(minutes) }));
}

/** The first thing that is wrong with what was typed. */
export function faultOf(typed: readonly TypedStage[]): 'share' | 'minutes' | 'order' | undefined {
  const stages = stagesOf(typed);
  if (!stages.every(({ bps }) => bps >= 1 && bps <= 10_000)) return 'share';
  if (!stages.every(({ minutes }) => Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST_MINUTES)) return 'minutes';
  return stages.every(({ bps }, at) => at === 0 || bps > (stages[at - 1]?.bps ?? 0)) ? undefined : 'order';
}

/** Not a number for anything that is not plain digits, whatever the script. */
function numberOf(typed: string): number {
  const latin = typed.trim().replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  return /^\d{1,6}(\.\d{1,2})?$/.test(latin) ? Number(latin) : Number.NaN;
}
