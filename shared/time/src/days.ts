import { clockIn } from './clock';

/** Milliseconds of a day of 24 hours: for durations. Days of the calendar are counted with {@link addDays}. @public */
export const DAY_MS = 86_400_000;

/** True for days there are, as `YYYY-MM-DD`: 30 February is none. @public */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && dayInUtc(at) === text;
}

/** The day that a moment falls on by a zone's clock; today unless told. @public */
export function dayIn(timeZone: string, at: Date | number = Date.now()): string {
  return clockIn(timeZone)(at).slice(0, 10);
}

/** So many days after, or before when negative. @public */
export function addDays(day: string, days: number): string {
  return dayInUtc(new Date(Date.parse(day) + days * DAY_MS));
}

/** The same date so many years after; 29 February becomes 1 March where there is none. @public */
export function addYears(day: string, years: number): string {
  const at = new Date(day);
  at.setUTCFullYear(at.getUTCFullYear() + years);
  return dayInUtc(at);
}

/** How many days after `from` the day `to` is: 0 for the same day, negative when it is before. @public */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The Monday that the week of a day begins with. @public */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

function dayInUtc(at: Date): string {
  return at.toISOString().slice(0, 10);
}
