import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { WalletName } from './movement';

/** One of a member's wallets and what it holds, in minor units. */
export interface WalletHolding {
  wallet: WalletName;
  balance: bigint;
}

/** What a wallet holds and how often it has changed, by which an older word of it is known; never opened, it has not. */
export interface WalletState extends WalletHolding {
  version: bigint;
}

/** The most that a wallet holds, in minor units: what `wallet_ceiling` of the database says. */
export const WALLET_CEILING = 9_007_199_254_740n;

/** Every wallet that a member ever had money in, the main one first. */
export async function readWallets(db: Database, memberId: string, currency: string): Promise<WalletState[]> {
  const held = await db
    .selectFrom('wallet_accounts')
    .select(['wallet', 'balance', 'version'])
    .where('member_id', '=', BigInt(memberId))
    .where('currency', '=', currency)
    .orderBy('wallet')
    .execute();
  const main = held.find(({ wallet }) => wallet === 'main') ?? { wallet: 'main', balance: 0n, version: 0n };
  return [main, ...held.filter(({ wallet }) => wallet !== 'main')];
}

/** Locks all wallets of these members until the caller's transaction ends, and tells what they hold. */
export async function lockWallets(
  trx: Database,
  memberIds: readonly string[],
  currency: string,
): Promise<(WalletHolding & { memberId: string })[]> {
  const ids = memberIds.map(BigInt);
  const { rows } = await sql<WalletHolding & { memberId: bigint }>`
    select member_id as "memberId", wallet, balance from hold_wallets(${ids}::bigint[], ${currency})`.execute(trx);
  return rows.map(({ memberId, ...held }) => ({ memberId: String(memberId), ...held }));
}

/** Whose money lies in a vendor's wallet although their brand has one wallet for all: a late win, or a switch of the brand. */
export async function strandedBalances(
  db: Database,
  limit: number,
): Promise<{ memberId: string; brand: string; currency: string }[]> {
  const { rows } = await sql<{ memberId: bigint; brand: string; currency: string }>`
    select distinct member_id as "memberId", brand, wallet_accounts.currency from wallet_accounts join brands on code = brand
    where single_wallet and wallet like 'vendor:%' and wallet <> 'main' and balance > 0 limit ${limit}`.execute(db);
  return rows.map(({ memberId, ...same }) => ({ memberId: String(memberId), ...same }));
}
