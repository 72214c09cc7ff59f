import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import type { Owner } from './payees';
import type { WithdrawalFacts, WithdrawalRow } from './tables';

export const PAGE = 20;

const ownedBy = (owner: Owner) => (each: ExpressionBuilder<Tables, 'withdrawals'>) =>
  each.and([each('brand', '=', owner.brand), each('member_id', '=', BigInt(owner.memberId))]);

/** Withdrawals as their members and others look them up. */
export function withdrawalQueries(db: Database) {
  const ofOwner = (owner: Owner) => db.selectFrom('withdrawals').selectAll().where(ownedBy(owner));
  const own = (owner: Owner, id: string) => ofOwner(owner).where('id', '=', id).executeTakeFirst();
  return {
    own,
    byKey: (owner: Owner, key: string) => ofOwner(owner).where('idempotency_key', '=', key).executeTakeFirst(),
    /** With `hold` nobody else changes it until the transaction ends. */
    byId(id: string, hold = false): Promise<WithdrawalRow | undefined> {
      const found = db.selectFrom('withdrawals').selectAll().where('id', '=', id);
      return (hold ? found.forUpdate() : found).executeTakeFirst();
    },
    /** How they stand and what of them came back, as every screen and file says it. */
    async facts(ids: readonly string[]): Promise<ReadonlyMap<string, WithdrawalFacts>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('withdrawal_facts')
        .select(['id', 'status', 'arrived', 'returned'])
        .where('id', 'in', ids)
        .execute();
      return new Map(rows.map((row) => [row.id, row]));
    },
    /** Newest first, from behind `before`; one more than a page when there is more. */
    async page(owner: Owner, before: string | undefined): Promise<WithdrawalRow[]> {
      const newestFirst = ofOwner(owner)
        .orderBy('requested_at', 'desc')
        .orderBy('id', 'desc')
        .limit(PAGE + 1);
      if (before === undefined) return newestFirst.execute();
      const edge = ofOwner(owner).clearSelect().select(['requested_at', 'id']).where('id', '=', before);
      return newestFirst
        .where(({ eb, refTuple }) => eb(refTuple('requested_at', 'id'), '<', edge.$asTuple('requested_at', 'id')))
        .execute();
    },
  };
}
