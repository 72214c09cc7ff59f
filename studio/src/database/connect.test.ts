import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { testDatabase, type TestDatabase } from '../testing/test-database';

let test: TestDatabase;
beforeAll(async () => void (test = await testDatabase()));
afterAll(() => test.drop());

const ownId = sql<{ pid: number }>`select pg_backend_pid() as pid`;
const end = (pid: number | undefined) => sql`select pg_terminate_backend(${pid})`.execute(test.database);

describe('a studio whose database dies', () => {
  it('goes on when it held a connection between two statements, and the second of them fails', async () => {
    const cutOff = test.database.transaction().execute(async (tx) => {
      const { rows } = await ownId.execute(tx);
      await end(rows[0]?.pid);
      // Nothing is asked of the connection at the moment at which it ends.
      await pause(100);
      await ownId.execute(tx);
    });

    await expect(cutOff).rejects.toThrow(/terminat|not queryable/);
    expect((await ownId.execute(test.database)).rows).toHaveLength(1);
  });

  it('goes on when nobody used the connection', async () => {
    const { rows } = await ownId.execute(test.database);
    // The pool may give the question the very connection that it ends: then it fails, as it should.
    await end(rows[0]?.pid).catch(() => undefined);
    await pause(100);

    expect((await ownId.execute(test.database)).rows).toHaveLength(1);
  });
});
