import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { connect } from './database';

let silent: Server;
const sockets: Socket[] = [];
beforeAll(async () => {
  // Takes every connection and never says a word, as a server does that is too busy.
  silent = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void silent.close());

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
