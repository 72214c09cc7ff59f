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

/** From this many wrong ones on a captcha is due. */
export const CAPTCHA_AFTER_FAILURES = 3;

/** Counts wrong passwords, or wrong answers to checks, in the database, so that a restart or another gateway forgives nothing. */
export interface AttemptLimit {
  /** @throws DomainError `auth.locked`, `auth.recovery_only` */
  assertNotLocked(brand: string, account: string): Promise<LockOutState>;
  /**
   * Counts an attempt as wrong before the password is looked at, so that a hundred at once get no more tries than one after another.
   * Every fifth locks for 5 minutes, the tenth within 30 minutes for 30.
   * @throws DomainError `auth.locked`, `auth.recovery_only`, `auth.captcha_required`
   */
  countFailure(brand: string, account: string, captchaSolved: boolean): Promise<LockOutState>;
  /** The password was right. */
  reset(brand: string, account: string): Promise<void>;
}

/** What is guessed at: who knows the password forgives themselves no guessed code. */
export type AttemptPurpose = 'password' | 'check' | 'payment';

export function createAttemptLimit(db: Database, purpose: AttemptPurpose = 'password'): AttemptLimit {
  const read = async (brand: string, account: string): Promise<LockOutState> => {
    const { rows } = await sql<LockOutState>`
      select failures, ${LOCKED_SECONDS_SQL} as "lockedFor" from sign_in_guards
      where brand = ${brand} and account_key = ${keyOf(account)} and purpose = ${purpose}`.execute(db);
    return rows[0] ?? { failures: 0, lockedFor: 0 };
  };
  const assertNotLocked = async (brand: string, account: string): Promise<LockOutState> => {
    const guard = await read(brand, account);
    if (guard.failures >= RECOVERY_ONLY_FAILURES) throw new DomainError('auth.recovery_only');
    if (guard.lockedFor) throw lockedError(guard);
    return guard;
  };
  return {
    assertNotLocked,
    async countFailure(brand, account, captchaSolved) {
      const { rows } = await sql<LockOutState>`
        insert into sign_in_guards as known (brand, account_key, purpose, failures, recent)
        values (${brand}, ${keyOf(account)}, ${purpose}, 1, array[now()])
        on conflict (brand, account_key, purpose) do update set ${COUNT_FAILURE_SQL}
        where ${NOT_LOCKED_SQL}
          and (known.failures < ${CAPTCHA_AFTER_FAILURES} or ${captchaSolved})
        returning failures, ${LOCKED_SECONDS_SQL} as "lockedFor"`.execute(db);
      if (rows[0]) return rows[0];
      await assertNotLocked(brand, account);
      throw new DomainError('auth.captcha_required', { details: { captcha: true } });
    },
    async reset(brand, account) {
      await sql`delete from sign_in_guards
        where brand = ${brand} and account_key = ${keyOf(account)} and purpose = ${purpose}`.execute(db);
    },
  };
}

/** What somebody is told whose name is locked. */
export function lockedError({ lockedFor }: LockOutState): DomainError {
  return new DomainError('auth.locked', { details: { minutes: Math.ceil(lockedFor / 60), seconds: lockedFor, captcha: true } });
}

function keyOf(account: string): string {
  return account.normalize('NFC').toLowerCase();
}
