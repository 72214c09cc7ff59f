import { type RawBuilder, sql } from 'kysely';

/** A day: `YYYY-MM-DD`, or what is a `date` in SQL already. */
type Day = string | RawBuilder<unknown>;

/** The moment at which a day begins in a zone. PostgreSQL knows when its clocks change: a day may have 23 hours or 25. */
export function startOfDay(day: Day, timeZone: string): RawBuilder<Date> {
  return sql<Date>`(${day}::date::timestamp at time zone ${timeZone})`;
}

/** The moment at which a day is over in a zone. */
export function endOfDay(day: Day, timeZone: string): RawBuilder<Date> {
  return sql<Date>`((${day}::date + 1)::timestamp at time zone ${timeZone})`;
}

/** The day of a moment in a zone, as a `date`. */
export function dayOf(moment: RawBuilder<unknown>, timeZone: string): RawBuilder<unknown> {
  return sql`(${moment} at time zone ${timeZone})::date`;
}

/** The hour of a moment in a zone, 0 to 23. */
export function hourOf(moment: RawBuilder<unknown>, timeZone: string): RawBuilder<number> {
  return sql<number>`extract(hour from ${moment} at time zone ${timeZone})::int`;
}

/** The moment so many days ago at which a zone's clocks showed what they show now. */
export function sameTimeEarlier(days: RawBuilder<unknown>, timeZone: string): RawBuilder<Date> {
  return sql<Date>`((now() at time zone ${timeZone} - make_interval(days => ${days})) at time zone ${timeZone})`;
}
