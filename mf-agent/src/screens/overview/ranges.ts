import type { TeamRange } from '@pavilion/api/agents';
import { addDays } from '@pavilion/time';

/** Ranges that are one press away. */
export const presets = ['today', 'yesterday', 'week', 'month', 'quarter'] as const;
export type Preset = (typeof presets)[number];

/** The days of a preset, ending today but for yesterday. */
export function rangeOf(preset: Preset, today: string): TeamRange {
  const [first, last] = { today: [0, 0], yesterday: [1, 1], week: [6, 0], month: [29, 0], quarter: [59, 0] }[preset] as [
    number,
    number,
  ];
  return { from: addDays(today, -first), to: addDays(today, -last) };
}
