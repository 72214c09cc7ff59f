import { createHash, randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { ChallengeMethod } from '@pavilion/api/auth';
import type { Database, Tables } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { placeOf } from '../../../platform/rate-limits';
import type { Member } from '../members';
import type { SignInAttempt } from './sign-in-completion';
import type { Caller } from '../../../platform/http';

type Row = Selectable<Tables['sign_in_checks']>;

/** Sign-ins that wait for more: each good for five minutes, five answers, and the place that asked. */
export interface SignInChallenges {
  create(member: Member, caller: Caller, ways: ChallengeMethod[], arrival: SignInAttempt): Promise<string>;
  /** @throws DomainError `auth.challenge_expired` */
  find(brand: string, challenge: string, caller: Caller): Promise<Row>;
  /** Counts an answer before it is looked at. @throws DomainError `auth.challenge_expired` */
  consumeAttempt(brand: string, challenge: string, caller: Caller): Promise<Row>;
  /** Uses the challenge up. @throws DomainError `auth.challenge_expired`, when somebody else did */
  complete(row: Row): Promise<void>;
}

/** Answers to one challenge. */
export const MAX_ATTEMPTS = 5;
const CHALLENGE_LIFETIME = sql`interval '5 minutes'`;

export function createSignInChallenges(db: Database): SignInChallenges {
  const open = (brand: string, challenge: string, { address }: Caller) =>
    sql`id_hash = ${hashOf(challenge)} and brand = ${brand} and address = ${placeOf(address).host} and expires_at > now() and tries < ${MAX_ATTEMPTS}`;
  const only = ([row]: Row[]): Row => {
    if (!row) throw challengeExpiredError();
    return row;
  };
  return {
    async create({ id, brand }, { address }, ways, { fault, join }) {
      const challenge = randomBytes(32).toString('base64url');
      await sql`delete from sign_in_checks where id_hash in
        (select id_hash from sign_in_checks where expires_at < now() limit 20 for update skip locked)`.execute(db);
      await db
        .insertInto('sign_in_checks')
        .values({
          id_hash: hashOf(challenge),
          brand,
          member_id: id,
          address: placeOf(address).host,
          ways,
          password_fault: fault ?? null,
          join_ticket: join ?? null,
          expires_at: sql<Date>`now() + ${CHALLENGE_LIFETIME}`,
        })
        .execute();
      return challenge;
    },
    async find(brand, challenge, caller) {
      const { rows } = await sql<Row>`select * from sign_in_checks where ${open(brand, challenge, caller)}`.execute(db);
      return only(rows);
    },
    async consumeAttempt(brand, challenge, caller) {
      const { rows } = await sql<Row>`
        update sign_in_checks set tries = tries + 1 where ${open(brand, challenge, caller)} returning *`.execute(db);
      return only(rows);
    },
    async complete({ id_hash }) {
      const { numDeletedRows } = await db.deleteFrom('sign_in_checks').where('id_hash', '=', id_hash).executeTakeFirst();
      if (numDeletedRows !== 1n) throw challengeExpiredError();
    },
  };
}

function challengeExpiredError(): DomainError {
  return new DomainError('auth.challenge_expired');
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}
