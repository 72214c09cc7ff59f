import { sql, type Transaction } from 'kysely';
import { newServerSeed } from '../seeds/seed-text';
import type { Database, Tables } from '../database/tables';
import { CHAIN_LENGTH, chainCommitment, firstDrawOf, positionInChain, seedsOfChain } from './chain';
import { type Lottery, LOTTERIES } from './lotteries';
import { numbersOf } from './numbers';

/** So many missed draws in a transaction. */
const BATCH_SIZE = 200;

/** Enters the lotteries, commits to their first seeds, and gives the interval to the draws after the next. */
export async function openLotteries(database: Database, everySeconds: number): Promise<void> {
  for (const { code } of LOTTERIES) {
    await database
      .insertInto('lotteries')
      .values({ code, every_seconds: everySeconds, next_due_at: firstDrawTime(everySeconds) })
      .onConflict((conflict) => conflict.column('code').doUpdateSet({ every_seconds: everySeconds }))
      .execute();
    const { next_number } = await lotteryState(database, code);
    await ensureChains(database, code, next_number);
  }
}

/** Makes every draw of a lottery that is due, the oldest first, and says when the next one is. Studios that draw at once wait for one another. */
export async function makeDueDraws(database: Database, lottery: Lottery): Promise<Date> {
  for (;;) {
    const due = await database.transaction().execute((tx) => makeDrawBatch(tx, lottery));
    if (due) return due;
  }
}

async function makeDrawBatch(tx: Transaction<Tables>, { code }: Lottery): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('lotteries')
    .selectAll()
    .select(sql<number>`floor(extract(epoch from now() - next_due_at) / every_seconds)::int`.as('missed'))
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.missed < 0) return row.next_due_at;
  const { chain, step } = positionInChain(row.next_number);
  const count = Math.min(row.missed + 1, BATCH_SIZE, CHAIN_LENGTH - step + 1);
  const { last_seed } = await tx
    .selectFrom('lottery_chains')
    .select('last_seed')
    .where('lottery', '=', code)
    .where('chain', '=', chain)
    .executeTakeFirstOrThrow();
  const dueAt = (at: number) => new Date(row.next_due_at.getTime() + at * row.every_seconds * 1000);
  const draws = seedsOfChain(last_seed, step, step + count - 1).map((seed, at) => ({
    lottery: code,
    number: row.next_number + BigInt(at),
    due_at: dueAt(at),
    seed,
  }));
  await tx.insertInto('lottery_draws').values(draws).execute();
  const next = row.next_number + BigInt(count);
  await tx
    .updateTable('lotteries')
    .set({ next_number: next, next_due_at: dueAt(count) })
    .where('code', '=', code)
    .execute();
  await ensureChains(tx, code, next);
  return undefined;
}

/** A chain is there before it is needed, and the one after it too: nobody can choose it by what was drawn. */
async function ensureChains(database: Database | Transaction<Tables>, lottery: string, next: bigint): Promise<void> {
  const { chain } = positionInChain(next);
  const { rows } = await sql<{ chain: bigint }>`
    select chain from unnest(array[${chain}::bigint, ${chain + 1n}::bigint]) as chain
    where not exists (select from lottery_chains known where known.lottery = ${lottery} and known.chain = chain.chain)`.execute(
    database,
  );
  for (const missing of rows) {
    const last_seed = newServerSeed();
    await database
      .insertInto('lottery_chains')
      .values({ lottery, chain: missing.chain, last_seed, commitment: chainCommitment(last_seed) })
      .onConflict((conflict) => conflict.columns(['lottery', 'chain']).doNothing())
      .execute();
  }
}

/** A draw as everybody may see it. */
export async function drawsOf(
  database: Database,
  lottery: Lottery,
  { after, before, limit }: { after?: bigint; before?: bigint; limit: number },
) {
  const rows = await database
    .selectFrom('lottery_draws')
    .selectAll()
    .where('lottery', '=', lottery.code)
    .$if(after !== undefined, (query) => query.where('number', '>', after as bigint))
    .$if(before !== undefined, (query) => query.where('number', '<', before as bigint))
    .orderBy('number', after === undefined ? 'desc' : 'asc')
    .limit(limit)
    .execute();
  const commitments = new Map(
    (await chainsOf(database, lottery.code)).map(({ chain, commitment }) => [chain, commitment] as const),
  );
  return rows.map(({ number, due_at, drawn_at, seed }) => ({
    number: Number(number),
    due_at: due_at.toISOString(),
    drawn_at: drawn_at.toISOString(),
    seed,
    step: positionInChain(number).step,
    commitment: commitments.get(positionInChain(number).chain) ?? '',
    prizes: numbersOf(lottery, number, seed),
  }));
}

/** How a lottery goes on: its next draw, when, what the studio has committed to for it, and for the chain of draws after this one. */
export async function nextDrawOf(database: Database, { code }: Lottery) {
  const { next_number, next_due_at, every_seconds } = await lotteryState(database, code);
  const { chain, step } = positionInChain(next_number);
  const chains = await chainsOf(database, code);
  const commitmentOf = (wanted: bigint) => chains.find((each) => each.chain === wanted)?.commitment ?? '';
  return {
    interval_seconds: every_seconds,
    next: { number: Number(next_number), due_at: next_due_at.toISOString(), step, commitment: commitmentOf(chain) },
    next_chain: { first_number: Number(firstDrawOf(chain + 1n)), commitment: commitmentOf(chain + 1n) },
  };
}

function chainsOf(database: Database, lottery: string) {
  return database.selectFrom('lottery_chains').select(['chain', 'commitment']).where('lottery', '=', lottery).execute();
}

function lotteryState(database: Database, code: string) {
  return database.selectFrom('lotteries').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
}

/** On the clock: a lottery of every five minutes draws at five past, ten past, and so on. */
function firstDrawTime(everySeconds: number) {
  return sql<Date>`to_timestamp(ceil(extract(epoch from now()) / ${everySeconds}::int) * ${everySeconds}::int)`;
}
