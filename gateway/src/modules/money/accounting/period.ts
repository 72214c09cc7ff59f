import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { dayOf, endOfDay, startOfDay } from '../../../platform/time';

/** A brand's day, and an hour on either side for clocks that differ. */
export interface Period {
  day: string;
  from: Date;
  until: Date;
  /** With the hours around it. */
  withMargin: { from: Date; until: Date };
  contains(at: Date): boolean;
}

const HOUR_MS = 3_600_000;

/** The moments between which a day lies in a zone: with clocks that go back it has 25 hours. */
export async function periodOf(db: Database, day: string, timeZone: string): Promise<Period> {
  const { rows } = await sql<{ from: Date; until: Date }>`
    select ${startOfDay(day, timeZone)} as from, ${endOfDay(day, timeZone)} as until`.execute(db);
  const { from, until } = rows[0] as { from: Date; until: Date };
  return {
    day,
    from,
    until,
    withMargin: { from: new Date(from.getTime() - HOUR_MS), until: new Date(until.getTime() + HOUR_MS) },
    contains: (at) => at >= from && at < until,
  };
}

/** The last day that is over in a zone, now or at a moment. */
export async function latestDay(db: Database, timeZone: string, at = new Date()): Promise<{ day: string; over: Date }> {
  const { rows } = await sql<{ day: string; over: Date }>`
    select (today - 1)::text as day, ${startOfDay(sql`today`, timeZone)} as over
    from (select ${dayOf(sql`${at}::timestamptz`, timeZone)} as today) clock`.execute(db);
  return rows[0] as { day: string; over: Date };
}
