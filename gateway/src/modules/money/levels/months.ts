import { addDays } from '@pavilion/time';

/** The first day of the month that a day is in. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The first day of the month after it. */
export function nextMonth(month: string): string {
  return monthOf(addDays(month, 31));
}

export function lastDayOf(month: string): string {
  return addDays(nextMonth(month), -1);
}
