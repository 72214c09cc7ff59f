import type { Database } from '../../../platform/database';
import { IS_LIVE, MAX_SESSIONS } from './session-lifetime';
import { nameOf } from './session-names';
import type { Sessions } from './sessions';

/** What a member is told about their sessions. */
export function sessionHistory(db: Database): Pick<Sessions, 'listLive' | 'startedAt' | 'previousSignIn'> {
  return {
    async listLive({ memberId, sessionId }) {
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'token_hash', 'device', 'address', 'created_at', 'seen_at'])
        .where('member_id', '=', BigInt(memberId))
        .where(IS_LIVE)
        .orderBy('id', 'desc')
        .limit(MAX_SESSIONS)
        .execute();
      return rows.map(({ id, token_hash, device, address, created_at, seen_at }) => ({
        id: nameOf(token_hash),
        current: String(id) === sessionId,
        device,
        address,
        signedInAt: created_at.toISOString(),
        seenAt: seen_at.toISOString(),
      }));
    },
    async startedAt({ sessionId }) {
      const { created_at } = await db
        .selectFrom('sessions')
        .select('created_at')
        .where('id', '=', BigInt(sessionId))
        .executeTakeFirstOrThrow();
      return created_at;
    },
    async previousSignIn({ memberId, sessionId }) {
      const row = await db
        .selectFrom('sessions')
        .select(['created_at', 'device', 'address'])
        .where('member_id', '=', BigInt(memberId))
        .where('id', '<', BigInt(sessionId))
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && { at: row.created_at.toISOString(), device: row.device, address: row.address };
    },
  };
}
