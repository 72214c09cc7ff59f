import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** Browsers that members signed in with before. Only hashes of their marks are kept. */
export function deviceMarks(db: Database) {
  return {
    /** Whether whoever has this name signed in with this browser. For names that do not exist it takes the same time. */
    async isKnownDevice(brand: string, account: string, mark: string | undefined): Promise<boolean> {
      if (!mark) return false;
      const { rows } = await sql`select 1 from member_devices device join member_directory member on member.id = device.member_id
        where member.brand = ${brand} and member.account_key = lower(${account}) and device.device_hash = ${hashOfMark(mark)}`.execute(
        db,
      );
      return rows.length > 0;
    },
  };
}

export function hashOfMark(mark: string): Buffer {
  return createHash('sha256').update(`device ${mark}`).digest();
}
