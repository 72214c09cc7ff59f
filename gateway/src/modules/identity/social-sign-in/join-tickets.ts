import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { FieldCipher } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';

/** An account of another site that waits to be joined with a member of this brand. */
export interface PendingJoin {
  brand: string;
  provider: string;
  subject_index: Buffer;
}

const EXPIRY = sql<Date>`now() + interval '15 minutes'`;

/** Tickets for accounts that have a member's mail: good once, for a quarter of an hour. The mail is sealed. */
export function joinTickets(db: Database, cipher: FieldCipher) {
  return {
    async issue(join: PendingJoin, mail: string): Promise<string> {
      const ticket = randomBytes(32).toString('base64url');
      await sql`delete from social_joins where expires_at < now()`.execute(db);
      await db
        .insertInto('social_joins')
        .values({ ...join, ticket_hash: hashOf(ticket), mail: cipher.seal(mail, contextOf(ticket)), expires_at: EXPIRY })
        .execute();
      return ticket;
    },
    /** What the ticket stands for, and the mail that has to be the member's. */
    async find(brand: string, ticket: string): Promise<(PendingJoin & { mail: string }) | undefined> {
      const row = await db
        .selectFrom('social_joins')
        .select(['brand', 'provider', 'subject_index', 'mail'])
        .where('ticket_hash', '=', hashOf(ticket))
        .where('brand', '=', brand)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return row && { ...row, mail: cipher.open(row.mail, contextOf(ticket)) };
    },
    /** False when somebody used it in the same moment. */
    async use(ticket: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('social_joins').where('ticket_hash', '=', hashOf(ticket)).executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}

function contextOf(ticket: string): string {
  return `social join ${hashOf(ticket).toString('hex')}`;
}
