import type { TransferDirection } from '@pavilion/api/transfers';
import { type Insertable, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import type { MemberTransferRow, Owner } from './tables';

export const PAGE = 20;

/** A transfer and who is on its two sides. */
export interface Sides extends MemberTransferRow {
  sender: string;
  senderNickname: string;
  recipient: string;
  recipientNickname: string;
}

/** Transfers between members. */
export function memberTransferStore(db: Database) {
  const withSides = () =>
    db
      .selectFrom('member_transfers')
      .innerJoin('member_directory as sender', 'sender.id', 'sender_id')
      .innerJoin('member_directory as recipient', 'recipient.id', 'recipient_id')
      .selectAll('member_transfers')
      .select(['sender.account as sender', 'sender.nickname as senderNickname'])
      .select(['recipient.account as recipient', 'recipient.nickname as recipientNickname']);
  return {
    memberByKey: ({ memberId }: Owner, key: string): Promise<Sides | undefined> =>
      withSides().where('sender_id', '=', BigInt(memberId)).where('idempotency_key', '=', key).executeTakeFirst(),
    async insertMember(row: Insertable<Tables['member_transfers']> & { id: string }): Promise<Sides> {
      await db.insertInto('member_transfers').values(row).execute();
      return withSides().where('member_transfers.id', '=', row.id).executeTakeFirstOrThrow();
    },
    /** What a member sent to others within the last 24 hours. */
    async sentToday(memberId: string): Promise<bigint> {
      const { amount } = await db
        .selectFrom('member_transfers')
        .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'))
        .where('sender_id', '=', BigInt(memberId))
        .where('at', '>', sql<Date>`now() - interval '24 hours'`)
        .executeTakeFirstOrThrow();
      return amount;
    },
    async page({ brand, memberId }: Owner, { before, direction }: { before?: string; direction?: TransferDirection }) {
      const id = BigInt(memberId);
      let rows = withSides()
        .where('member_transfers.brand', '=', brand)
        .where((each) => each.or([each('sender_id', '=', id), each('recipient_id', '=', id)]))
        .orderBy('at', 'desc')
        .orderBy('member_transfers.id', 'desc')
        .limit(PAGE + 1);
      if (direction) rows = rows.where('direction', '=', direction);
      if (before)
        rows = rows.where(
          sql<boolean>`(member_transfers.at, member_transfers.id) < (select at, id from member_transfers where id = ${before}::uuid and ${id} in (sender_id, recipient_id))`,
        );
      return rows.execute();
    },
  };
}
