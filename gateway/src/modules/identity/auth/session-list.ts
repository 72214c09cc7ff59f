import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { IS_LIVE, MAX_SESSIONS } from './session-lifetime';
import './tables';

/** When each of these members signed in last; who never did is missing. */
export async function lastSignIns(db: Database, memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, Date>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('sessions')
    .select(({ fn }) => ['member_id', fn.max('created_at').as('at')])
    .where('member_id', 'in', memberIds)
    .groupBy('member_id')
    .execute();
  return new Map(rows.map(({ member_id, at }) => [member_id, at]));
}

/** A member's live sessions, and the networks they come from. */
export function liveSessions(db: Database, memberId: bigint) {
  return db
    .selectFrom('sessions')
    .select(['device', 'created_at', 'seen_at'])
    .select(
      sql<string>`network(set_masklen(address::inet, case family(address::inet) when 4 then 24 else 48 end))::text`.as('network'),
    )
    .where('member_id', '=', memberId)
    .where(IS_LIVE)
    .orderBy('id', 'desc')
    .limit(MAX_SESSIONS)
    .execute();
}
