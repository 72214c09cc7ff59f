import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { connect, type Database, ensureDatabase, migrate } from '../../../../platform/database';
import { entryStore } from '../entry-store';

const MEMBERS = 100_000;
const LOOKS = 500;

/** A board with so many members, written by the owner of the database. */
async function fill(url: string): Promise<bigint> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(`insert into members (brand, account) select 'pavilion', 'bench' || nth from generate_series(1, $1::int) nth`, [
    MEMBERS,
  ]);
  const { rows } = await owner.query<{ id: string }>(
    `insert into board_periods (brand, code, rule_id, terms, counts_from, counts_until, ends_at)
      select brand, 'bench', id, terms, '2026-11-02', '2026-11-08', '2026-11-08T18:00:00Z'
      from promotion_rules where brand = 'pavilion' and kind = 'board' limit 1
      returning id`,
  );
  const id = rows[0]?.id;
  // A tenth of them share their score.
  await owner.query(
    `insert into board_standings (period_id, member_id, score, reached, played)
      select $1, id, case when id % 10 = 0 then 50000 else 1 + (random() ^ 4 * 100000000)::bigint end, id, 1
      from members where account like 'bench%'`,
    [id],
  );
  for (const table of ['board_standings', 'board_counts', 'members']) await owner.query(`vacuum analyze ${table}`);
  await owner.end();
  return BigInt(id ?? 0);
}

/** Milliseconds that a member’s place and neighbours take, from the question to the answer; shortest first. */
async function look(db: Database, period: bigint): Promise<number[]> {
  const store = entryStore(db);
  const { rows } = await sql<{ id: string }>`
    select member_id::text as id from board_standings where period_id = ${period} order by random() limit ${LOOKS}`.execute(db);
  const took: number[] = [];
  for (const { id } of rows) {
    const began = performance.now();
    const own = await store.own(period, id);
    took.push(performance.now() - began);
    if (!own) throw new Error(`member ${id} is not on the board`);
  }
  return took.sort((one, other) => one - other);
}

const server = process.env.DATABASE_URL;
if (!server) throw new Error('DATABASE_URL names the server');
const url = await ensureDatabase(server, `bench_${randomUUID().slice(0, 8)}`);
await migrate(url);
const period = await fill(url);
const { db, close } = connect(url, { size: 1 });
const took = await look(db, period);
await close();
const at = (share: number) => took[Math.floor(took.length * share)];
process.stdout.write(JSON.stringify({ members: MEMBERS, p50: at(0.5), p99: at(0.99) }));
