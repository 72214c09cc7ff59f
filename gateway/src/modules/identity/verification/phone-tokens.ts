import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { sql } from 'kysely';
import type { Platform } from '../../../platform/platform';
import { DomainError } from '../../../platform/errors';

/** Proofs of a third party that a number is somebody's: its own SMS was answered, and it signs that. */
export interface PhoneTokens {
  /**
   * The number in a token, which is taken once.
   * @throws DomainError `verification.off` where no third party is configured, `verification.token_refused`
   */
  redeem(token: string): Promise<string>;
}

const TIMEOUT_MS = 3_000;
/** Somebody registers with the number they have just proven. */
const MAX_AGE_SECONDS = 10 * 60;
const CLOCK_SKEW_SECONDS = 30;

type Dependencies = Pick<Platform, 'config' | 'db' | 'log'>;

export function createPhoneTokens({ config, db, log }: Dependencies): PhoneTokens {
  const { phoneTokens } = config.messaging;
  if (!phoneTokens) return { redeem: () => Promise.reject(new DomainError('verification.off')) };
  const { issuer, audience } = phoneTokens;
  const keys = createRemoteJWKSet(new URL(phoneTokens.keys), { timeoutDuration: TIMEOUT_MS });
  const verified = { issuer, audience, algorithms: ['RS256'], maxTokenAge: MAX_AGE_SECONDS, clockTolerance: CLOCK_SKEW_SECONDS };
  /** Nothing, with the reason in the log, when it is not believed for whatever reason. */
  const phoneIn = async (token: string): Promise<unknown> => {
    try {
      const { payload } = await jwtVerify(token, keys, { ...verified, requiredClaims: ['sub', 'exp', 'phone_number'] });
      return payload.phone_number;
    } catch (error) {
      const { code = 'its keys were not reached' } = error as { code?: string };
      log.info({ reason: code }, 'a phone token is refused');
      return undefined;
    }
  };
  return {
    async redeem(token) {
      const phone = await phoneIn(token);
      if (typeof phone === 'string' && (await consumeToken(db, token))) return phone;
      throw new DomainError('verification.token_refused');
    },
  };
}

async function consumeToken(db: Platform['db'], token: string): Promise<boolean> {
  await sql`delete from third_party_tokens where ctid = any (array(
    select ctid from third_party_tokens where expires_at < now() limit 20 for update skip locked
  ))`.execute(db);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('third_party_tokens')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      expires_at: sql<Date>`now() + make_interval(secs => ${MAX_AGE_SECONDS + 2 * CLOCK_SKEW_SECONDS})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
