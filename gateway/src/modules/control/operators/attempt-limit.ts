import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import {
  COUNT_FAILURE_SQL,
  type LockOutState,
  NOT_LOCKED_SQL,
  RECOVERY_ONLY_FAILURES,
  LOCKED_SECONDS_SQL,
} from '../../../platform/lock-out';

/** What is counted: attempts for `name`, which need not exist, at `place`. Places of one name know nothing of one another. */
export interface Attempt {
  name: string;
  place: string;
}

/** Counts in the database, under a hash of the name: what people type there is at times their password. */
export interface AttemptLimit {
  /**
   * Counts an attempt as wrong before it is looked at, so that a hundred at once get no more tries than one after another. Every fifth locks
   * for 5 minutes, the tenth within 30 minutes for 30.
   * @throws DomainError `auth.locked`, `auth.recovery_only`
   */
  countFailure(attempt: Attempt): Promise<LockOutState>;
  /** The password was right and the code is still missing: the attempt was neither wrong nor does it forgive the wrong ones before. */
  refund(attempt: Attempt, counted: LockOutState): Promise<void>;
  /** Password and code were right. */
  reset(attempt: Attempt): Promise<void>;
  /** An admin gave a new start: everywhere. */
  forgive(name: string): Promise<void>;
}

export function createAttemptLimit(db: Database): AttemptLimit {
  return {
    async countFailure(attempt) {
      const { rows } = await sql<LockOutState>`
        insert into operator_attempts as known (name_hash, place_hash, failures, recent)
        values (${hashOf(attempt.name)}, ${hashOf(attempt.place)}, 1, array[now()])
        on conflict (name_hash, place_hash) do update set ${COUNT_FAILURE_SQL}
        where ${NOT_LOCKED_SQL}
        returning failures, ${LOCKED_SECONDS_SQL} as "lockedFor"`.execute(db);
      if (rows[0]) return rows[0];
      throw await refusal(db, attempt);
    },
    async refund(attempt, { failures }) {
      // An attempt that came meanwhile keeps the lock that it earned.
      await sql`update operator_attempts set failures = failures - 1, recent = recent[2:],
          locked_until = case when failures = ${failures} then null else locked_until end
        where ${isOf(attempt)} and failures > 0`.execute(db);
    },
    async reset(attempt) {
      await sql`delete from operator_attempts where ${isOf(attempt)}`.execute(db);
    },
    async forgive(name) {
      await sql`delete from operator_attempts where name_hash = ${hashOf(name)}`.execute(db);
    },
  };
}

/** What somebody is told whose name is locked. */
export function lockedError({ lockedFor }: LockOutState): DomainError {
  return new DomainError('auth.locked', { details: { minutes: Math.ceil(lockedFor / 60), seconds: lockedFor } });
}

/** Counters that nobody adds to any more; where only recovery helped, a month is enough. */
export async function deleteOldAttempts(db: Database): Promise<void> {
  await sql`delete from operator_attempts
    where recent[1] < now() - case when failures >= ${RECOVERY_ONLY_FAILURES} then interval '30 days' else interval '1 day' end
      and coalesce(locked_until < now(), true)`.execute(db);
}

async function refusal(db: Database, attempt: Attempt): Promise<DomainError> {
  const { rows } = await sql<LockOutState>`
    select failures, ${LOCKED_SECONDS_SQL} as "lockedFor" from operator_attempts where ${isOf(attempt)}`.execute(db);
  const guard = rows[0] ?? { failures: 0, lockedFor: 0 };
  return guard.failures >= RECOVERY_ONLY_FAILURES
    ? new DomainError('auth.recovery_only')
    : lockedError({ ...guard, lockedFor: guard.lockedFor || 1 });
}

const isOf = ({ name, place }: Attempt) => sql<boolean>`name_hash = ${hashOf(name)} and place_hash = ${hashOf(place)}`;

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
