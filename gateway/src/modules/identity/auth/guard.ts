import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { COUNT_ONE, type Guard, MAY_BE_TRIED, RECOVERY_FROM, SECONDS_LEFT } from '../../../platform/lock-out';

/** From this many wrong ones on a captcha is due. */
export const CAPTCHA_FROM = 3;

/** Counts wrong passwords, or wrong answers to checks, in the database, so that a restart or another gateway forgives nothing. */
export interface Guards {
  /** @throws DomainError `auth.locked`, `auth.recovery_only` */
  check(brand: string, account: string): Promise<Guard>;
  /**
   * Counts an attempt as wrong before the password is looked at, so that a hundred at once get no more tries than one after another.
   * Every fifth locks for 5 minutes, the tenth within 30 minutes for 30.
   * @throws DomainError `auth.locked`, `auth.recovery_only`, `auth.captcha_required`
   */
  count(brand: string, account: string, captchaSolved: boolean): Promise<Guard>;
  /** The password was right. */
  clear(brand: string, account: string): Promise<void>;
}

/** What is guessed at: who knows the password forgives themselves no guessed code. */
export type Guessed = 'password' | 'check' | 'payment';

export function createGuards(db: Database, purpose: Guessed = 'password'): Guards {
  const read = async (brand: string, account: string): Promise<Guard> => {
    const { rows } = await sql<Guard>`
      select failures, ${SECONDS_LEFT} as "lockedFor" from sign_in_guards
      where brand = ${brand} and account_key = ${keyOf(account)} and purpose = ${purpose}`.execute(db);
    return rows[0] ?? { failures: 0, lockedFor: 0 };
  };
  const check = async (brand: string, account: string): Promise<Guard> => {
    const guard = await read(brand, account);
    if (guard.failures >= RECOVERY_FROM) throw new DomainError('auth.recovery_only');
    if (guard.lockedFor) throw locked(guard);
    return guard;
  };
  return {
    check,
    async count(brand, account, captchaSolved) {
      const { rows } = await sql<Guard>`
        insert into sign_in_guards as known (brand, account_key, purpose, failures, recent)
        values (${brand}, ${keyOf(account)}, ${purpose}, 1, array[now()])
        on conflict (brand, account_key, purpose) do update set ${COUNT_ONE}
        where ${MAY_BE_TRIED}
          and (known.failures < ${CAPTCHA_FROM} or ${captchaSolved})
        returning failures, ${SECONDS_LEFT} as "lockedFor"`.execute(db);
      if (rows[0]) return rows[0];
      await check(brand, account);
      throw new DomainError('auth.captcha_required', { details: { captcha: true } });
    },
    async clear(brand, account) {
      await sql`delete from sign_in_guards
        where brand = ${brand} and account_key = ${keyOf(account)} and purpose = ${purpose}`.execute(db);
    },
  };
}

/** What somebody is told whose name is locked. */
export function locked({ lockedFor }: Guard): DomainError {
  return new DomainError('auth.locked', { details: { minutes: Math.ceil(lockedFor / 60), seconds: lockedFor, captcha: true } });
}

function keyOf(account: string): string {
  return account.normalize('NFC').toLowerCase();
}
