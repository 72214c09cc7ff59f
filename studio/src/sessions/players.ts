import type { Currency } from '../money/currencies';
import type { Database } from '../database/tables';
import { ensureSeeds } from '../seeds/seeds';
import { firstPlayBalance } from '../wallet/play-wallet';

/** The operator's player in this currency, met for the first time or again; always with seeds to play on. */
export async function findOrCreatePlayer(
  database: Database,
  operatorId: bigint,
  user: string,
  currency: Currency,
): Promise<bigint> {
  await database
    .insertInto('players')
    .values({ operator_id: operatorId, external_user: user, currency })
    .onConflict((conflict) =>
      conflict.columns(['operator_id', 'external_user', 'currency']).where('external_user', 'is not', null).doNothing(),
    )
    .execute();
  const { id } = await database
    .selectFrom('players')
    .select('id')
    .where('operator_id', '=', operatorId)
    .where('external_user', '=', user)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  await ensureSeeds(database, id);
  return id;
}

/** A visitor with a fresh purse of play money. */
export async function createDemoPlayer(database: Database, operatorId: bigint, currency: Currency): Promise<bigint> {
  const id = await database.transaction().execute(async (tx) => {
    const player = await tx
      .insertInto('players')
      .values({ operator_id: operatorId, external_user: null, currency })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('play_accounts')
      .values({ player_id: player.id, balance: firstPlayBalance(currency) })
      .execute();
    return player.id;
  });
  await ensureSeeds(database, id);
  return id;
}
