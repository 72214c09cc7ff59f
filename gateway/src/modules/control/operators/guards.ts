import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { COUNT_ONE, type Guard, MAY_BE_TRIED, RECOVERY_FROM, SECONDS_LEFT } from '../../../platform/lock-out';

/** Counts in the database, under a hash of the name: what people type there is at times their password. */
export interface Guards {
  /**
   * Counts an attempt as wrong before it is looked at, so that a hundred at once get no more tries than one after another. Every fifth locks
   * for 5 minutes, the tenth within 30 minutes for 30.
   * @throws DomainError `auth.locked`, `auth.recovery_only`
   */
  count(name: string): Promise<Guard>;
  /** The password was right and the code is still missing: the attempt was neither wrong nor does it forgive the wrong ones before. */
  takeBack(name: string, counted: Guard): Promise<void>;
  /** Password and code were right, or an admin gave a new start. */
  clear(name: string): Promise<void>;
}

export function createGuards(db: Database): Guards {
  return {
    async count(name) {
      const { rows } = await sql<Guard>`
        insert into operator_guards as known (name_hash, failures, recent)
        values (${keyOf(name)}, 1, array[now()])
        on conflict (name_hash) do update set ${COUNT_ONE}
        where ${MAY_BE_TRIED}
        returning failures, ${SECONDS_LEFT} as "lockedFor"`.execute(db);
      if (rows[0]) return rows[0];
      throw await refusal(db, name);
    },
    async takeBack(name, { failures }) {
      // An attempt that came meanwhile keeps the lock that it earned.
      await sql`update operator_guards set failures = failures - 1, recent = recent[2:],
          locked_until = case when failures = ${failures} then null else locked_until end
        where name_hash = ${keyOf(name)} and failures > 0`.execute(db);
    },
    async clear(name) {
      await sql`delete from operator_guards where name_hash = ${keyOf(name)}`.execute(db);
    },
  };
}

/** What somebody is told whose name is locked. */
export function locked({ lockedFor }: Guard): DomainError {
  return new DomainError('auth.locked', { details: { minutes: Math.ceil(lockedFor / 60), seconds: lockedFor } });
}

async function refusal(db: Database, name: string): Promise<DomainError> {
  const { rows } = await sql<Guard>`
    select failures, ${SECONDS_LEFT} as "lockedFor" from operator_guards where name_hash = ${keyOf(name)}`.execute(db);
  const guard = rows[0] ?? { failures: 0, lockedFor: 0 };
  return guard.failures >= RECOVERY_FROM
    ? new DomainError('auth.recovery_only')
    : locked({ ...guard, lockedFor: guard.lockedFor || 1 });
}

function keyOf(name: string): Buffer {
  return createHash('sha256').update(name).digest();
}
