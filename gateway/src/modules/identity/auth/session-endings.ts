import { sql } from 'kysely';
import type { Bus } from '../../../platform/bus';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { NAME_LENGTH } from './session-names';
import type { Sessions } from './sessions';

/** Ends sessions, and tells whoever has a connection open for one. */
export function sessionEndings(db: Database, bus: Bus): Pick<Sessions, 'end' | 'endByName' | 'endAll'> {
  const publishEnded = (brand: string, memberId: bigint) => bus.publish('session.ended', { brand, memberId: String(memberId) });
  return {
    async end({ sessionId, brand, memberId }) {
      await sql`update sessions set ended_at = now() where id = ${sessionId} and ended_at is null`.execute(db);
      publishEnded(brand, BigInt(memberId));
    },
    async endByName({ brand, memberId }, name) {
      const { numAffectedRows } = await sql`update sessions set ended_at = now()
        where member_id = ${memberId}::bigint and ended_at is null
          and left(encode(sha256(token_hash), 'hex'), ${NAME_LENGTH}) = ${name}`.execute(db);
      if (!numAffectedRows) throw new DomainError('request.not_found');
      publishEnded(brand, BigInt(memberId));
    },
    async endAll(brand, memberId, { except } = {}) {
      await sql`with checks as (delete from sign_in_checks where member_id = ${memberId})
        delete from one_time_codes where member_id = ${memberId}`.execute(db);
      await sql`update sessions set ended_at = now()
        where member_id = ${memberId} and ended_at is null and id is distinct from ${except ?? null}::bigint`.execute(db);
      publishEnded(brand, memberId);
    },
  };
}
