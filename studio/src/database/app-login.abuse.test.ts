import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { testDatabase, type TestDatabase } from '../testing/test-database';
import { appLogin, appRoleOf } from './app-login';

let test: TestDatabase;
let client: pg.Client;
const key = randomBytes(32);
beforeAll(async () => {
  test = await testDatabase();
  client = new pg.Client({ connectionString: await appLogin(test.url, key) });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await test.drop();
});

describe('somebody who can run statements of their own through the studio', () => {
  it('is no superuser, owns nothing, and can become nobody else', async () => {
    const { rows } = await client.query(`
      select session_user as login, (select array_agg(rolname::text) from pg_roles where pg_has_role(session_user, oid, 'member')) as roles,
        (select count(*)::int from pg_class where relowner = session_user::regrole) as made`);
    const login = appRoleOf(test.url);
    expect(rows).toEqual([{ login, roles: [login], made: 0 }]);

    const owner = new URL(test.url).username;
    const tries = [
      `set role ${owner}`,
      `set session authorization ${owner}`,
      'set role pavilion_app',
      'create role mine superuser',
      'create table mine (id int)',
      'alter table lottery_draws disable trigger draws_stay',
      "copy operators to program 'cat'",
    ];
    for (const statement of tries)
      await expect(client.query(statement).then(() => statement)).rejects.toThrow(/permission denied|must be|does not exist/);
  });

  it('still reads and writes what the studio does, and logs in again after a restart', async () => {
    await client.query('select 1 from rounds, lottery_draws, play_accounts');
    const again = new pg.Client({ connectionString: await appLogin(test.url, key) });
    await again.connect();

    expect((await again.query('select count(*)::int as count from seed_pairs')).rows).toEqual([{ count: 0 }]);
    await again.end();
  });
});
