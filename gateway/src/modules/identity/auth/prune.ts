import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import { oldRateLimits } from '../../../platform/rate-limits';

/** So many rows in a statement, so that none takes long. */
const BATCH = 5_000;

/**
 * Sessions that ended a month ago, but a member's latest two, by which they are told when they were here before; counters of wrong passwords that
 * nobody added to for a week; browsers that nobody signed in with for as long as they keep their mark.
 */
const OLD = [
  sql`delete from sessions where id = any (array(
    select id from sessions session
    where least(ended_at, expires_at) < now() - interval '30 days'
      and not exists (select from one_time_codes code where code.session_id = session.id)
      and (select count(*) from (select from sessions later where later.member_id = session.member_id and later.id > session.id limit 2) as two) = 2
    limit ${BATCH}))`,
  sql`delete from sign_in_guards where ctid = any (array(
    select ctid from sign_in_guards where recent[1] < now() - interval '7 days' and coalesce(locked_until <= now(), true) limit ${BATCH}))`,
  sql`delete from member_devices where ctid = any (array(
    select ctid from member_devices where seen_at < now() - interval '400 days' limit ${BATCH}))`,
  ...oldRateLimits(BATCH),
];

/** Forgets what lets nobody in and keeps nobody out any more. The job `sessions.prune`. */
export function definePruning({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): void {
  jobs.define({
    name: 'sessions.prune',
    schedule: { every: 1, unit: 'hour' },
    timeoutSeconds: 600,
    run: ({ signal }) => prune(db, signal),
  });
}

export async function prune(db: Database, signal?: AbortSignal): Promise<void> {
  for (const statement of OLD)
    for (let removed = BATCH; removed === BATCH;) {
      signal?.throwIfAborted();
      removed = Number((await statement.execute(db)).numAffectedRows ?? 0n);
    }
}
