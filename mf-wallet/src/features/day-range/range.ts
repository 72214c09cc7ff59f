import type { DateRange } from '@pavilion/features/days';
import { addDays, dayIn } from '@pavilion/time';

/** The ranges that every record offers by name. */
export const presets = ['today', 'yesterday', 'week', 'month', 'thirty', 'ninety'] as const;
type Preset = (typeof presets)[number];

/** The days of a range by name, as the brand's calendar stands: a player abroad sees the days that the brand's books have. */
export function rangeOf(preset: Preset, timeZone: string, now = new Date()): DateRange {
  const today = dayIn(timeZone, now);
  const back = (days: number) => addDays(today, -days);
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: back(1), to: back(1) };
    case 'week':
      return { from: back(6), to: today };
    case 'thirty':
      return { from: back(29), to: today };
    case 'ninety':
      return { from: back(89), to: today };
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today };
  }
}

/** What every record shows first. */
export function firstRange(timeZone: string): DateRange {
  return rangeOf('week', timeZone);
}
