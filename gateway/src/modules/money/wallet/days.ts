import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';

/** The first and the last day, as a brand counts them. */
export interface Days {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;

/** Days that there are, in order and not too many. @throws DomainError `request.invalid` naming the dates */
export function assertValidDays({ from, to }: Days, longest = 366): void {
  const fields: Record<string, string> = {};
  for (const [name, text] of Object.entries({ from, to })) if (!isDay(text)) fields[name] = 'request.invalid';
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  if (!Object.keys(fields).length && (days < 0 || days >= longest)) fields['from'] = 'request.invalid';
  if (Object.keys(fields).length) throw new DomainError('request.invalid', { fields });
}

/** The moment at which a day begins there. */
export function startOfDay(day: string, timeZone: string) {
  return sql<Date>`${day}::date::timestamp at time zone ${timeZone}`;
}

/** The moment at which a day is over there. */
export function endOfDay(day: string, timeZone: string) {
  return sql<Date>`(${day}::date + 1)::timestamp at time zone ${timeZone}`;
}

/** How far the daily figures have been read from the ledger. */
export async function aggregatedUpTo(db: Database): Promise<bigint> {
  const { rows } = await sql<{ upto: bigint }>`select member_days_upto() as upto`.execute(db);
  return rows[0]?.upto ?? 0n;
}

/** True for days there are: 30 February is none. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
