import { createHash, randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { CheckWay } from '@pavilion/api/auth';
import type { Database, Tables } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Member } from '../members';
import type { Arrival } from './entrance';
import type { Caller } from './sessions';

type Row = Selectable<Tables['sign_in_checks']>;

/** Sign-ins that wait for more: each good for five minutes, five answers, and the address that asked. */
export interface SignInChecks {
  begin(member: Member, caller: Caller, ways: CheckWay[], arrival: Arrival): Promise<string>;
  /** @throws DomainError `auth.check_gone` */
  find(brand: string, challenge: string, caller: Caller): Promise<Row>;
  /** Counts an answer before it is looked at. @throws DomainError `auth.check_gone` */
  takeTry(brand: string, challenge: string, caller: Caller): Promise<Row>;
  /** Uses the challenge up. @throws DomainError `auth.check_gone`, when somebody else did */
  finish(row: Row): Promise<void>;
}

/** Answers to one challenge. */
export const TRIES = 5;
const LIFE = sql`interval '5 minutes'`;

export function createSignInChecks(db: Database): SignInChecks {
  const open = (brand: string, challenge: string, { address }: Caller) =>
    sql`id_hash = ${hashOf(challenge)} and brand = ${brand} and address = ${address} and expires_at > now() and tries < ${TRIES}`;
  const only = ([row]: Row[]): Row => {
    if (!row) throw gone();
    return row;
  };
  return {
    async begin({ id, brand }, { address }, ways, { fault, join }) {
      const challenge = randomBytes(32).toString('base64url');
      await sql`delete from sign_in_checks where id_hash in
        (select id_hash from sign_in_checks where expires_at < now() limit 20 for update skip locked)`.execute(db);
      await db
        .insertInto('sign_in_checks')
        .values({
          id_hash: hashOf(challenge),
          brand,
          member_id: id,
          address,
          ways,
          password_fault: fault ?? null,
          join_ticket: join ?? null,
          expires_at: sql<Date>`now() + ${LIFE}`,
        })
        .execute();
      return challenge;
    },
    async find(brand, challenge, caller) {
      const { rows } = await sql<Row>`select * from sign_in_checks where ${open(brand, challenge, caller)}`.execute(db);
      return only(rows);
    },
    async takeTry(brand, challenge, caller) {
      const { rows } = await sql<Row>`
        update sign_in_checks set tries = tries + 1 where ${open(brand, challenge, caller)} returning *`.execute(db);
      return only(rows);
    },
    async finish({ id_hash }) {
      const { numDeletedRows } = await db.deleteFrom('sign_in_checks').where('id_hash', '=', id_hash).executeTakeFirst();
      if (numDeletedRows !== 1n) throw gone();
    },
  };
}

function gone(): DomainError {
  return new DomainError('auth.check_gone');
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}
