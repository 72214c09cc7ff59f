import { randomInt, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { FieldCipher } from '../../../platform/crypto';
import type { Database, Tables } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';

/** What a code is for. One of a purpose is nothing to the others. */
export type Purpose = 'login' | 'register' | 'password' | 'check' | 'change';

/** How long a code is good for. */
export const CODE_MINUTES = 5;
const MAX_ATTEMPTS = 5;

type Queries = Kysely<Tables> | Transaction<Tables>;

/** Codes of six digits, of which the database has keyed hashes: who reads it cannot try the million. */
export interface Codes {
  /** A new code, which takes the place of the one before. `target` is a number in its normal form, or a mail address. */
  create(db: Queries, of: { brand: string; purpose: Purpose; target: string }): Promise<string>;
  /**
   * Uses the code up. Any answer counts as a try, before it is looked at.
   * @throws DomainError `verification.code_missing`, `verification.code_wrong`, `verification.code_expired`
   */
  redeem(brand: string, purpose: Purpose, target: string, code: string): Promise<void>;
}

export function createCodes(db: Database, cipher: FieldCipher): Codes {
  // A mail address is the same in capitals.
  const indexOf = (target: string) => cipher.index(target.toLowerCase());
  const hashOf = (brand: string, purpose: Purpose, target: string, code: string) =>
    cipher.index(`code ${brand} ${purpose} ${target.toLowerCase()} ${code}`);
  return {
    async create(queries, { brand, purpose, target }) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await sql`delete from verification_codes where ctid = any (array(
        select ctid from verification_codes where expires_at < now() - interval '1 hour' limit 20 for update skip locked
      ))`.execute(queries);
      await sql`
        insert into verification_codes as known (brand, purpose, target_index, code_hash, expires_at)
        values (${brand}, ${purpose}, ${indexOf(target)}, ${hashOf(brand, purpose, target, code)},
          now() + make_interval(mins => ${CODE_MINUTES}))
        on conflict (brand, purpose, target_index) do update
          set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`.execute(queries);
      return code;
    },
    async redeem(brand, purpose, target, code) {
      if (!code.trim()) throw refused('verification.code_missing');
      const known = indexOf(target);
      const { rows } = await sql<{ code_hash: Buffer; alive: boolean }>`
        update verification_codes set tries = least(tries, ${MAX_ATTEMPTS}) + 1
        where brand = ${brand} and purpose = ${purpose} and target_index = ${known}
        returning code_hash, expires_at > now() and tries <= ${MAX_ATTEMPTS} as alive`.execute(db);
      const [row] = rows;
      if (!row) throw refused('verification.code_wrong');
      if (!row.alive) throw refused('verification.code_expired');
      if (!timingSafeEqual(row.code_hash, hashOf(brand, purpose, target, code.trim()))) throw refused('verification.code_wrong');
      // Of two who bring the right code at once, one finds it still there.
      const { numAffectedRows } = await sql`
        delete from verification_codes
        where brand = ${brand} and purpose = ${purpose} and target_index = ${known} and code_hash = ${row.code_hash}`.execute(db);
      if (!numAffectedRows) throw refused('verification.code_wrong');
    },
  };
}

function refused(code: 'verification.code_missing' | 'verification.code_wrong' | 'verification.code_expired'): DomainError {
  return new DomainError(code, { fields: { verificationCode: code } });
}
