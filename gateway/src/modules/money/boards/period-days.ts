import type { BoardPeriod } from '@pavilion/api/boards';
import { addDays, mondayOf } from '@pavilion/time';

/** The first and the last day of something, both within it. */
export interface Days {
  from: string;
  until: string;
}

/** The day, the week from Monday or the month that a day is in. */
export function periodOf(period: BoardPeriod, day: string): Days {
  if (period === 'daily') return { from: day, until: day };
  if (period === 'weekly') {
    const from = mondayOf(day);
    return { from, until: addDays(from, 6) };
  }
  const from = `${day.slice(0, 7)}-01`;
  const inNextMonth = addDays(from, 31);
  return { from, until: addDays(`${inNextMonth.slice(0, 7)}-01`, -1) };
}
