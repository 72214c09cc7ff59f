import { type Insertable, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import { memberTransferStore } from './member-transfer-store';
import type { Owner, TransferRules, WalletTransferRow } from './tables';

const RECIPIENTS = 5;

/** The tables of transfers; within a transaction when `db` is one. */
export function transferStore(db: Database) {
  return {
    ...memberTransferStore(db),
    ...walletTransferStore(db),
    rules: (brand: string): Promise<TransferRules | undefined> =>
      db.selectFrom('transfer_rules').selectAll().where('brand', '=', brand).executeTakeFirst(),
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

function walletTransferStore(db: Database) {
  return {
    walletByKey: ({ memberId }: Owner, key: string): Promise<WalletTransferRow | undefined> =>
      db
        .selectFrom('wallet_transfers')
        .selectAll()
        .where('member_id', '=', BigInt(memberId))
        .where('idempotency_key', '=', key)
        .executeTakeFirst(),
    insertWallet: (row: Insertable<Tables['wallet_transfers']>): Promise<WalletTransferRow> =>
      db.insertInto('wallet_transfers').values(row).returningAll().executeTakeFirstOrThrow(),
  };
}
