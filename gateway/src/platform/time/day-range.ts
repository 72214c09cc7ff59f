import { daysBetween, isDay } from '@pavilion/time';
import { DomainError } from '../errors';

/** The first and the last day, both included, as a brand counts them: `YYYY-MM-DD`. */
export interface DayRange {
  from: string;
  to: string;
}

/** Days that there are, in order and at most `longest`. @throws DomainError `request.invalid` naming the dates, or `blamed` of a pair that does not fit */
export function assertValidDays({ from, to }: DayRange, longest = 366, blamed: keyof DayRange = 'from'): void {
  const wrong = Object.entries({ from, to }).flatMap(([name, text]) => (isDay(text) ? [] : [name]));
  const length = daysBetween(from, to) + 1;
  if (wrong.length === 0 && (length < 1 || length > longest)) wrong.push(blamed);
  if (wrong.length > 0)
    throw new DomainError('request.invalid', { fields: Object.fromEntries(wrong.map((name) => [name, 'request.invalid'])) });
}
