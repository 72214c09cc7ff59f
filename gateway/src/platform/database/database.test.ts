import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import { testPlatform } from '../testing';
import { connect } from './database';

let silent: Server;
const sockets: Socket[] = [];
beforeAll(async () => {
  // Takes every connection and never says a word, as a server does that is too busy.
  silent = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void silent.close());

it('outlives a connection that is cut off in the middle of a transaction', async () => {
  const platform = await testPlatform();
  const { db, pool } = connect(platform.url, { size: 1 });
  const connected = once(pool, 'connect');
  const owner = new pg.Client({ connectionString: platform.url });
  await owner.connect();

  const cut = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    const [client] = (await connected) as [pg.PoolClient];
    const lost = new Promise((resolve) => client.once('end', resolve));
    await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await lost;
    await sql`select 1`.execute(trx);
  });

  await expect(cut).rejects.toThrow(/terminat|not queryable/);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await owner.end();
  await db.destroy();
  await platform.close();
}, 30_000);

it('waits for a slow server at a start, and tells callers soon once it serves', async () => {
  const connection = connect(`postgres://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/none`);
  let told = false;
  const asked = sql`select 1`.execute(connection.db).catch(() => (told = true));

  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(told).toBe(false);

  connection.serve();
  await expect(sql`select 1`.execute(connection.db)).rejects.toThrow(/timeout/);
  expect(told).toBe(false);
  for (const socket of sockets) socket.destroy();
  await asked;
  await connection.close();
});
