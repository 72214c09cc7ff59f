import { sql } from 'kysely';

/** Wrong attempts under one name since the last right one; the name need not exist. */
export interface LockOutState {
  failures: number;
  /** Seconds until it may be tried again; 0 when it may. */
  lockedFor: number;
}

/** From this many on only recovery helps. */
export const RECOVERY_ONLY_FAILURES = 100;

/** Of a table of guards (`failures`, `recent`, `locked_until`). */
export const LOCKED_SECONDS_SQL = sql<number>`greatest(0, ceil(extract(epoch from coalesce(locked_until, now()) - now())))::int`;

/** One more wrong attempt of the row `known`: every fifth locks for 5 minutes, the tenth within 30 minutes for 30. */
export const COUNT_FAILURE_SQL = sql`failures = known.failures + 1,
  recent = (array[now()] || known.recent)[1:10],
  locked_until = case
    when known.recent[9] > now() - interval '30 minutes' then now() + interval '30 minutes'
    when (known.failures + 1) % 5 = 0 then now() + interval '5 minutes'
  end`;

/** Whether the row `known` may be tried at all. */
export const NOT_LOCKED_SQL = sql<boolean>`(coalesce(known.locked_until <= now(), true) and known.failures < ${sql.lit(RECOVERY_ONLY_FAILURES)})`;
