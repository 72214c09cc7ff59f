import { addDays, daysBetween } from '@pavilion/time';
import type { DayRange } from '../../../platform/time';

/** How many days a team's figures may span. */
export const MAX_DAYS = 92;

/** As many days, right before. */
export function previousRange({ from, to }: DayRange): DayRange {
  const length = daysBetween(from, to) + 1;
  return { from: addDays(from, -length), to: addDays(to, -length) };
}
