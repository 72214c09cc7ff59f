import { sql, type Transaction } from 'kysely';
import { type Currency, limitsOf } from '../money/currencies';
import type { Database, Tables } from '../database/tables';
import type { WalletSession, Wallet, WalletResult } from './wallet';

/** Enough for a hundred rounds of the stake that a page begins with. */
export function firstPlayBalance(currency: Currency): bigint {
  return 100n * limitsOf(currency).firstStake;
}

interface Movement {
  readonly uuid: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  /** What the purse gains; negative for a bet. */
  readonly amount: bigint;
  readonly reference?: string;
}

/** Free play: play money that the studio keeps itself, under the same rules as an operator's wallet. No call leaves the studio. */
export function playWallet(database: Database): Wallet {
  const balance = async ({ playerId }: WalletSession): Promise<WalletResult> => {
    const account = await database
      .selectFrom('play_accounts')
      .select('balance')
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow();
    return { kind: 'confirmed', balance: account.balance };
  };
  const move = (purse: WalletSession, movement: Movement) =>
    database.transaction().execute((tx) => post(tx, purse.playerId, movement));
  return {
    check: balance,
    balance,
    bet: (purse, _, { betUuid, amount }) => move(purse, { uuid: betUuid, kind: 'bet', amount: -amount }),
    win: (purse, round) =>
      move(purse, { uuid: round.win_uuid, kind: 'win', amount: round.payout ?? 0n, reference: round.bet_uuid }),
    rollback: (purse, _, { betUuid, rollbackUuid, amount }) =>
      move(purse, { uuid: rollbackUuid, kind: 'rollback', amount, reference: betUuid }),
  };
}

async function post(tx: Transaction<Tables>, playerId: bigint, movement: Movement): Promise<WalletResult> {
  const account = await tx
    .selectFrom('play_accounts')
    .select('balance')
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const amount = await amountStillDue(tx, movement);
  if (amount === 0n) return { kind: 'confirmed', balance: account.balance };
  if (account.balance + amount < 0n) return { kind: 'refused', code: 'wallet.insufficient_funds', status: 'play money' };
  await tx
    .insertInto('play_entries')
    .values({
      transaction_uuid: movement.uuid,
      player_id: playerId,
      kind: movement.kind,
      amount,
      reference_uuid: movement.reference ?? null,
    })
    .execute();
  const updated = await tx
    .updateTable('play_accounts')
    .set({ balance: sql`balance + ${amount}` })
    .where('player_id', '=', playerId)
    .returning('balance')
    .executeTakeFirstOrThrow();
  return { kind: 'confirmed', balance: updated.balance };
}

/** Nothing for a repeated movement, and nothing for taking back a bet that never arrived. */
async function amountStillDue(tx: Transaction<Tables>, movement: Movement): Promise<bigint> {
  const known = (uuid: string) =>
    tx.selectFrom('play_entries').select('amount').where('transaction_uuid', '=', uuid).executeTakeFirst();
  if (await known(movement.uuid)) return 0n;
  if (movement.kind === 'rollback' && movement.reference && !(await known(movement.reference))) return 0n;
  return movement.amount;
}
