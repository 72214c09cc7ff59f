import { DomainError } from '../../../platform/errors';

export interface Range {
  from: string;
  to: string;
}

const LONGEST = 92;
const DAY_MS = 86_400_000;

/** Days that there are, in order and not too many. @throws DomainError `request.invalid` naming the dates */
export function checkedRange({ from, to }: Range): Range {
  const wrong = Object.entries({ from, to }).filter(([, text]) => !isDay(text));
  if (!wrong.length && (lengthOf({ from, to }) < 1 || lengthOf({ from, to }) > LONGEST)) wrong.push(['to', to]);
  if (wrong.length) {
    throw new DomainError('request.invalid', { fields: Object.fromEntries(wrong.map(([name]) => [name, 'request.invalid'])) });
  }
  return { from, to };
}

/** As many days, right before. */
export function rangeBefore(range: Range): Range {
  const shift = lengthOf(range) * DAY_MS;
  const earlier = (day: string) => new Date(Date.parse(day) - shift).toISOString().slice(0, 10);
  return { from: earlier(range.from), to: earlier(range.to) };
}

function lengthOf({ from, to }: Range): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** True for days there are: 30 February is none. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
