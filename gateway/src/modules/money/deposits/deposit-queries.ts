import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import type { DepositRow } from './tables';

export const PAGE = 10;

/** Whose deposits. */
export interface Owner {
  brand: string;
  memberId: string;
}

const ownedBy = (owner: Owner) => (each: ExpressionBuilder<Tables, 'deposits'>) =>
  each.and([each('brand', '=', owner.brand), each('member_id', '=', BigInt(owner.memberId))]);

/** Deposits as their members and others look them up. */
export function depositQueries(db: Database) {
  const ofOwner = (owner: Owner) => db.selectFrom('deposits').selectAll().where(ownedBy(owner));
  return {
    own: (owner: Owner, id: string) => ofOwner(owner).where('id', '=', id).executeTakeFirst(),
    byKey: (owner: Owner, key: string) => ofOwner(owner).where('idempotency_key', '=', key).executeTakeFirst(),
    /** With `hold` nobody else changes it until the transaction ends. */
    byId(id: string, hold = false): Promise<DepositRow | undefined> {
      const found = db.selectFrom('deposits').selectAll().where('id', '=', id);
      return (hold ? found.forUpdate() : found).executeTakeFirst();
    },
    /** Newest first, from behind `before`; one more than a page when there is more. */
    async page(owner: Owner, before: string | undefined): Promise<DepositRow[]> {
      const newestFirst = ofOwner(owner)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(PAGE + 1);
      if (before === undefined) return newestFirst.execute();
      const edge = ofOwner(owner).clearSelect().select(['created_at', 'id']).where('id', '=', before);
      return newestFirst
        .where(({ eb, refTuple }) => eb(refTuple('created_at', 'id'), '<', edge.$asTuple('created_at', 'id')))
        .execute();
    },
  };
}
