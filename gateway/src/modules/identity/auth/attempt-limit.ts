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
import { type Attempt, guardKey, nameKey } from './attempt';

/** From this many wrong ones at one place on a captcha is due there. */
const CAPTCHA_AFTER_FAILURES = 3;
/** From this many over all places on it is due wherever nobody signed in as this name before. */
const CAPTCHA_EVERYWHERE_AFTER = 10;

/** How somebody stands who tries. */
export interface AttemptState extends LockOutState {
  captchaDue: boolean;
}

/**
 * Counts wrong passwords, or wrong answers to checks, in the database, so that a restart or another gateway forgives nothing. They are counted by
 * name and place: who guesses locks the place they guess from, and not the owner elsewhere. Over all places together there is a bound as well;
 * devices that the owner used before are outside it.
 */
export interface AttemptLimit {
  /** @throws DomainError `auth.locked`, `auth.recovery_only` */
  assertNotLocked(attempt: Attempt): Promise<AttemptState>;
  /**
   * Counts an attempt as wrong before the password is looked at, so that a hundred at once get no more tries than one after another.
   * Every fifth locks the place for 5 minutes, the tenth within 30 minutes for 30; after a hundred anywhere only recovery helps.
   * @throws DomainError `auth.locked`, `auth.recovery_only`, `auth.captcha_required`
   */
  countFailure(attempt: Attempt, captchaSolved: boolean): Promise<AttemptState>;
  /** The password was right: this place, and all together, begin anew. */
  reset(attempt: Attempt): Promise<void>;
  /** The owner has shown otherwise who they are: every place begins anew. */
  resetAll(brand: string, account: string): Promise<void>;
}

/** What is guessed at: who knows the password forgives themselves no guessed code. */
export type AttemptPurpose = 'password' | 'check' | 'payment';

export function createAttemptLimit(db: Database, purpose: AttemptPurpose = 'password'): AttemptLimit {
  const read = async (brand: string, key: string): Promise<LockOutState> => {
    const { rows } = await sql<LockOutState>`
      select failures, ${LOCKED_SECONDS_SQL} as "lockedFor" from sign_in_guards
      where brand = ${brand} and account_key = ${key} and purpose = ${purpose}`.execute(db);
    return rows[0] ?? { failures: 0, lockedFor: 0 };
  };
  const assertNotLocked = async (attempt: Attempt): Promise<AttemptState> => {
    const [here, anywhere] = await Promise.all([
      read(attempt.brand, guardKey(attempt)),
      attempt.known ? { failures: 0 } : read(attempt.brand, nameKey(attempt.account)),
    ]);
    if (Math.max(here.failures, anywhere.failures) >= RECOVERY_ONLY_FAILURES) throw new DomainError('auth.recovery_only');
    if (here.lockedFor) throw lockedError(here);
    return stateOf(here, anywhere);
  };
  const refuse = async (attempt: Attempt): Promise<never> => {
    await assertNotLocked(attempt);
    throw new DomainError('auth.captcha_required', { details: { captcha: true } });
  };
  return {
    assertNotLocked,
    async countFailure(attempt, captchaSolved) {
      const here = await countHere(db, purpose, attempt, captchaSolved);
      if (!here) return refuse(attempt);
      if (attempt.known) return stateOf(here, { failures: 0 });
      const anywhere = await countAnywhere(db, purpose, attempt, captchaSolved);
      return anywhere ? stateOf(here, anywhere) : refuse(attempt);
    },
    async reset({ brand, account, place }) {
      await sql`delete from sign_in_guards where brand = ${brand} and purpose = ${purpose}
        and account_key in (${nameKey(account)}, ${guardKey({ account, place })})`.execute(db);
    },
    async resetAll(brand, account) {
      await sql`delete from sign_in_guards where brand = ${brand} and purpose = ${purpose}
        and (account_key = ${nameKey(account)} or starts_with(account_key, ${`${nameKey(account)} `}))`.execute(db);
    },
  };
}

async function countHere(db: Database, purpose: AttemptPurpose, attempt: Attempt, captchaSolved: boolean) {
  const { rows } = await sql<LockOutState>`
    insert into sign_in_guards as known (brand, account_key, purpose, failures, recent)
    values (${attempt.brand}, ${guardKey(attempt)}, ${purpose}, 1, array[now()])
    on conflict (brand, account_key, purpose) do update set ${COUNT_FAILURE_SQL}
    where ${NOT_LOCKED_SQL} and (known.failures < ${CAPTCHA_AFTER_FAILURES} or ${captchaSolved})
    returning failures, ${LOCKED_SECONDS_SQL} as "lockedFor"`.execute(db);
  return rows[0];
}

/** Never locks for a time: that would be a way to lock the owner out. */
async function countAnywhere(db: Database, purpose: AttemptPurpose, { brand, account }: Attempt, captchaSolved: boolean) {
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_guards as known (brand, account_key, purpose, failures, recent)
    values (${brand}, ${nameKey(account)}, ${purpose}, 1, array[now()])
    on conflict (brand, account_key, purpose) do update set failures = known.failures + 1, recent = array[now()]
    where known.failures < ${RECOVERY_ONLY_FAILURES} and (known.failures < ${CAPTCHA_EVERYWHERE_AFTER} or ${captchaSolved})
    returning failures`.execute(db);
  return rows[0];
}

function stateOf(here: LockOutState, anywhere: { failures: number }): AttemptState {
  const captchaDue = here.failures >= CAPTCHA_AFTER_FAILURES || anywhere.failures >= CAPTCHA_EVERYWHERE_AFTER;
  return { ...here, captchaDue };
}

/** What somebody is told who may not try for a while. */
export function lockedError({ lockedFor }: LockOutState): DomainError {
  return new DomainError('auth.locked', { details: { minutes: Math.ceil(lockedFor / 60), seconds: lockedFor, captcha: true } });
}
