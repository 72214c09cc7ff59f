import { type CanaryStage, STAGE_VISITS } from '@pavilion/api/staff';

/** A stage as somebody types it. */
export interface StageFormValues {
  percent: string;
  minutes: string;
  visits: string;
}

export const presets = {
  careful: [
    { bps: 100, minutes: 15, visits: 20 },
    { bps: 500, minutes: 30, visits: 50 },
    { bps: 2_500, minutes: 60, visits: 100 },
    { bps: 5_000, minutes: 120, visits: 200 },
  ],
  quick: [
    { bps: 1_000, minutes: 10, visits: 20 },
    { bps: 5_000, minutes: 20, visits: 50 },
  ],
} satisfies Record<string, CanaryStage[]>;

const MAX_MINUTES = 10_080;
const MAX_VISITS = 1_000_000;

export function toFormValues(stages: readonly CanaryStage[]): StageFormValues[] {
  return stages.map(({ bps, minutes, visits = STAGE_VISITS }) => ({
    percent: String(bps / 100),
    minutes: String(minutes),
    visits: String(visits),
  }));
}

export function fromFormValues(typed: readonly StageFormValues[]): CanaryStage[] {
  return typed.map(({ percent, minutes, visits }) => ({
    bps: Math.round(parseNumber(percent) * 100),
    minutes: parseNumber(minutes),
    visits: parseNumber(visits),
  }));
}

/** The first thing that is wrong with what was typed. */
export function validateStages(typed: readonly StageFormValues[]): 'share' | 'minutes' | 'visits' | 'order' | undefined {
  const stages = fromFormValues(typed);
  if (!stages.every(({ bps }) => bps >= 1 && bps <= 10_000)) return 'share';
  if (!stages.every(({ minutes }) => Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_MINUTES)) return 'minutes';
  if (!stages.every(({ visits = 0 }) => Number.isInteger(visits) && visits >= 1 && visits <= MAX_VISITS)) return 'visits';
  return stages.every(({ bps }, at) => at === 0 || bps > (stages[at - 1]?.bps ?? 0)) ? undefined : 'order';
}

/** Not a number for anything that is not plain digits, whatever the script. */
function parseNumber(typed: string): number {
  const latin = typed.trim().replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  return /^\d{1,7}(\.\d{1,2})?$/.test(latin) ? Number(latin) : Number.NaN;
}
