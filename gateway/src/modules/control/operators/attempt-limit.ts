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

/** Counts in the database, under a hash of the name: what people type there is at times their password. */
export interface AttemptLimit {
  /**
   * Counts an attempt as wrong before it is looked at, so that a hundred at once get no more tries than one after another. Every fifth locks
   * for 5 minutes, the tenth within 30 minutes for 30.
   * @throws DomainError `auth.locked`, `auth.recovery_only`
   */
  countFailure(name: string): Promise<LockOutState>;
  /** The password was right and the code is still missing: the attempt was neither wrong nor does it forgive the wrong ones before. */
  refund(name: string, counted: LockOutState): Promise<void>;
  /** Password and code were right, or an admin gave a new start. */
  reset(name: string): Promise<void>;
}

export function createAttemptLimit(db: Database): AttemptLimit {
  return {
    async countFailure(name) {
      const { rows } = await sql<LockOutState>`
        insert into operator_guards as known (name_hash, failures, recent)
        values (${keyOf(name)}, 1, array[now()])
        on conflict (name_hash) do update set ${COUNT_FAILURE_SQL}
        where ${NOT_LOCKED_SQL}
        returning failures, ${LOCKED_SECONDS_SQL} as "lockedFor"`.execute(db);
      if (rows[0]) return rows[0];
      throw await refusal(db, name);
    },
    async refund(name, { failures }) {
      // An attempt that came meanwhile keeps the lock that it earned.
      await sql`update operator_guards set failures = failures - 1, recent = recent[2:],
          locked_until = case when failures = ${failures} then null else locked_until end
        where name_hash = ${keyOf(name)} and failures > 0`.execute(db);
    },
    async reset(name) {
      await sql`delete from operator_guards where name_hash = ${keyOf(name)}`.execute(db);
    },
  };
}

/** What somebody is told whose name is locked. */
export function lockedError({ lockedFor }: LockOutState): DomainError {
  return new DomainError('auth.locked', { details: { minutes: Math.ceil(lockedFor / 60), seconds: lockedFor } });
}

async function refusal(db: Database, name: string): Promise<DomainError> {
  const { rows } = await sql<LockOutState>`
    select failures, ${LOCKED_SECONDS_SQL} as "lockedFor" from operator_guards where name_hash = ${keyOf(name)}`.execute(db);
  const guard = rows[0] ?? { failures: 0, lockedFor: 0 };
  return guard.failures >= RECOVERY_ONLY_FAILURES
    ? new DomainError('auth.recovery_only')
    : lockedError({ ...guard, lockedFor: guard.lockedFor || 1 });
}

function keyOf(name: string): Buffer {
  return createHash('sha256').update(name).digest();
}
