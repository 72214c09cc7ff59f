import type { TransferDirection } from '@pavilion/api/transfers';
import { type Insertable, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import type { MemberTransferRow, Owner, TransferRules, WalletTransferRow } from './tables';

export const PAGE = 20;
const RECIPIENTS = 5;

/** A transfer and who is on its two sides. */
export interface Sides extends MemberTransferRow {
  sender: string;
  senderNickname: string;
  recipient: string;
  recipientNickname: string;
}

/** The tables of transfers; within a transaction when `db` is one. */
export function transferStore(db: Database) {
  const withSides = () =>
    db
      .selectFrom('member_transfers')
      .innerJoin('member_directory as sender', 'sender.id', 'sender_id')
      .innerJoin('member_directory as recipient', 'recipient.id', 'recipient_id')
      .selectAll('member_transfers')
      .select(['sender.account as sender', 'sender.nickname as senderNickname'])
      .select(['recipient.account as recipient', 'recipient.nickname as recipientNickname']);
  return {
    rules: (brand: string): Promise<TransferRules | undefined> =>
      db.selectFrom('transfer_rules').selectAll().where('brand', '=', brand).executeTakeFirst(),
    walletByKey: ({ memberId }: Owner, key: string): Promise<WalletTransferRow | undefined> =>
      db
        .selectFrom('wallet_transfers')
        .selectAll()
        .where('member_id', '=', BigInt(memberId))
        .where('idempotency_key', '=', key)
        .executeTakeFirst(),
    insertWallet: (row: Insertable<Tables['wallet_transfers']>): Promise<WalletTransferRow> =>
      db.insertInto('wallet_transfers').values(row).returningAll().executeTakeFirstOrThrow(),
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
    /** Members directly below, by the beginning of their names. */
    below: ({ brand, memberId }: Owner, name: string) => {
      const begins = `${name.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      return db
        .selectFrom('member_directory')
        .select(['public_id', 'account', 'nickname', 'type'])
        .where('brand', '=', brand)
        .where('upline_id', '=', BigInt(memberId))
        .where('status', '=', 'active')
        .where('type', '<>', 4)
        .where((each) => each.or([each('account_key', 'like', begins), each(sql`lower(nickname)`, 'like', begins)]))
        .orderBy('account_key')
        .limit(RECIPIENTS)
        .execute();
    },
  };
}
