import { type Generated, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../../platform/database';
import type { Movement, MovementKind, Outcome, Posting, WalletName } from './movement';

declare module '../../../platform/database/database' {
  interface Tables {
    wallet_accounts: {
      member_id: bigint;
      currency: string;
      wallet: WalletName;
      brand: string;
      balance: bigint;
      version: Generated<bigint>;
    };
    ledger_transactions: {
      member_id: bigint;
      reference: string;
      id: bigint;
      kind: MovementKind;
      outcome: Outcome;
      currency: string;
      wallet: WalletName;
      amount: bigint;
      effect: bigint;
      balance: bigint;
      related: string | null;
      vendor: string | null;
      game: string | null;
      round: string | null;
      at: Date;
    };
    ledger_entries: {
      member_id: bigint;
      transaction_id: bigint;
      leg: number;
      account: string;
      currency: string;
      amount: bigint;
      at: Date;
    };
    game_rounds: {
      member_id: bigint;
      vendor: string;
      round: string;
      brand: string;
      game: string;
      currency: string;
      bets: bigint;
      wins: bigint;
      closed: boolean;
      opened_at: Date;
      moved_at: Date;
    };
  }
}

/** Posts movements in one statement, which is one transaction unless `db` is one; answers in the same order. */
export async function postMovements(db: Database, movements: readonly Movement[]): Promise<Posting[]> {
  const { rows } =
    await sql<Posting>`select outcome, balance, effect, repeated, wallet, version from wallet_post(${asJson(movements)}::jsonb)`.execute(
      db,
    );
  return rows;
}

/**
 * Posts movements that have nothing to do with one another in one transaction, the plain ones by a few statements for all of them.
 * Answers in the same order.
 */
export async function postBatch(pool: pg.Pool, movements: readonly Movement[]): Promise<Posting[]> {
  // Named, so that the server reads it once per connection.
  const name = movements.length === 1 ? 'wallet_post' : 'wallet_post_together';
  const text = movements.length === 1 ? POST_ONE_SQL : POST_BATCH_SQL;
  const { rows } = await pool.query<Posting>({ name, text, values: [asJson(movements)] });
  return rows;
}

const POST_ONE_SQL = 'select outcome, balance, effect, repeated, wallet, version from wallet_post($1::jsonb)';
const POST_BATCH_SQL =
  'select outcome, balance, effect, repeated, wallet, version from wallet_post_together($1::jsonb) order by place';

function asJson(movements: readonly Movement[]): string {
  return JSON.stringify(movements.map(asRow));
}

function asRow({ memberId, amount, fee, cap, roundClosed, ...same }: Movement) {
  const amounts = { amount: amount.toString(), fee: fee?.toString(), cap: cap?.toString() };
  return { ...same, ...amounts, member_id: memberId, round_closed: roundClosed };
}

/** What a wallet of the member's holds, in minor units; nothing when it was never opened. */
export async function readBalance(db: Database, memberId: string, currency: string, wallet: WalletName = 'main'): Promise<bigint> {
  const account = await db
    .selectFrom('wallet_accounts')
    .select('balance')
    .where('member_id', '=', BigInt(memberId))
    .where('currency', '=', currency)
    .where('wallet', '=', wallet)
    .executeTakeFirst();
  return account?.balance ?? 0n;
}
