import { DomainError } from '../../../platform/errors';

export interface DayRange {
  from: string;
  to: string;
}

const MAX_DAYS = 92;
const DAY_MS = 86_400_000;

/** Days that there are, in order and not too many. @throws DomainError `request.invalid` naming the dates */
export function validateRange({ from, to }: DayRange): DayRange {
  const wrong = Object.entries({ from, to }).filter(([, text]) => !isDay(text));
  if (!wrong.length && (lengthOf({ from, to }) < 1 || lengthOf({ from, to }) > MAX_DAYS)) wrong.push(['to', to]);
  if (wrong.length) {
    throw new DomainError('request.invalid', { fields: Object.fromEntries(wrong.map(([name]) => [name, 'request.invalid'])) });
  }
  return { from, to };
}

/** As many days, right before. */
export function previousRange(range: DayRange): DayRange {
  const shift = lengthOf(range) * DAY_MS;
  const earlier = (day: string) => new Date(Date.parse(day) - shift).toISOString().slice(0, 10);
  return { from: earlier(range.from), to: earlier(range.to) };
}

function lengthOf({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** True for days there are: 30 February is none. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
