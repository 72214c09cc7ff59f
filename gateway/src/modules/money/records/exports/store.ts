import type { ExportRequest, ReceiptRequest } from '@pavilion/api/records';
import type { Locale } from '@pavilion/i18n';
import { createHash } from 'node:crypto';
import { type Generated, sql } from 'kysely';
import type { Database } from '../../../../platform/database';

declare module '../../../../platform/database/database' {
  interface Tables {
    record_exports: {
      code_hash: Buffer;
      member_id: bigint;
      brand: string;
      asked: string;
      asked_at: Generated<Date>;
      expires_at: Generated<Date>;
      begun_at: Date | null;
      ended_at: Date | null;
    };
  }
}

/** A payment's receipt, by the reference that its member knows it by. */
export type ReceiptSelection = ReceiptRequest & { file: 'receipt.pdf'; reference: string };

/** What was asked for, in which language. */
export type ExportSelection = (ExportRequest | ReceiptSelection) & { locale: Locale };

interface StartedExport {
  memberId: string;
  asked: ExportSelection;
}

/** A file that began so long ago was left by a gateway that is no more. */
const ABANDONED_AFTER = '15 minutes';
const RETENTION = '1 day';
const UNIQUE_VIOLATION = '23505';

export function exportStore(db: Database) {
  const hash = (code: string) => createHash('sha256').update(code).digest();
  return {
    async runs(memberId: string): Promise<boolean> {
      const row = await db
        .selectFrom('record_exports')
        .select('begun_at')
        .where('member_id', '=', BigInt(memberId))
        .where('begun_at', '>', sql<Date>`now() - ${ABANDONED_AFTER}::interval`)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Until when it can be fetched. */
    async add(code: string, memberId: string, brand: string, asked: ExportSelection): Promise<Date> {
      await db
        .deleteFrom('record_exports')
        .where('member_id', '=', BigInt(memberId))
        .where('asked_at', '<', sql<Date>`now() - ${RETENTION}::interval`)
        .execute();
      const row = { code_hash: hash(code), member_id: BigInt(memberId), brand, asked: JSON.stringify(asked) };
      const { expires_at: until } = await db
        .insertInto('record_exports')
        .values(row)
        .returning('expires_at')
        .executeTakeFirstOrThrow();
      return until;
    },
    /** Uses a code up; `busy` while another file of the member's is written. */
    async begin(code: string, brand: string): Promise<StartedExport | 'busy' | undefined> {
      const code_hash = hash(code);
      await sql`update record_exports set ended_at = now()
        where begun_at < now() - ${ABANDONED_AFTER}::interval and ended_at is null
          and member_id = (select member_id from record_exports where code_hash = ${code_hash})`.execute(db);
      const { rows } = await sql<{ member_id: bigint; asked: ExportSelection }>`
        update record_exports set begun_at = now()
        where code_hash = ${code_hash} and brand = ${brand} and begun_at is null and expires_at > now()
        returning member_id, asked`
        .execute(db)
        .catch((error: { code?: string }) => {
          if (error.code === UNIQUE_VIOLATION) return { rows: 'busy' as const };
          throw error;
        });
      if (rows === 'busy') return 'busy';
      const [row] = rows;
      return row && { memberId: String(row.member_id), asked: row.asked };
    },
    async end(code: string): Promise<void> {
      await db
        .updateTable('record_exports')
        .set({ ended_at: sql<Date>`now()` })
        .where('code_hash', '=', hash(code))
        .execute();
    },
  };
}
