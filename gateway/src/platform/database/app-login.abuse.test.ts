import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { testApp, type TestApp } from '../testing';
import { withDatabase } from './ensure-database';
import { appLogin, appRoleOf } from './app-login';
import { scramVerifier } from './scram-verifier';

let app: TestApp;
let owner: pg.Client;
beforeAll(async () => {
  app = await testApp();
  owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

describe('somebody who can run statements of their own through the gateway', () => {
  it('is no superuser, owns nothing, and can become neither by setting their role nor by setting it back', async () => {
    const { rows: logins } = await sql<{ login: string; superuser: boolean; made: number; roles: string[] }>`
      select session_user as login, (select rolsuper from pg_roles where rolname = session_user) as superuser,
        (select count(*)::int from pg_class where relowner = session_user::regrole) as made,
        (select array_agg(rolname::text order by rolname) from pg_roles where pg_has_role(session_user, oid, 'member')) as roles`.execute(
      app.platform.db,
    );
    const [found] = logins;
    const login = appRoleOf(app.platform.url);
    expect(found).toEqual({ login, superuser: false, made: 0, roles: ['pavilion_app', login].sort() });

    const { username: ownerName } = new URL(app.platform.url);
    for (const way of [`set role ${ownerName}`, `set session authorization ${ownerName}`, `reset role; set role ${ownerName}`])
      await expect(sql.raw(way).execute(app.platform.db)).rejects.toThrow(/permission denied/);
  });

  it('changes no entry of the ledger, makes no role and reads no password, after the role was set back too', async () => {
    const client = new pg.Client({ connectionString: app.platform.appUrl });
    await client.connect();
    await client.query('reset role');
    const tries = [
      'update ledger_entries set amount = 1',
      'delete from audit_log',
      'create role mine superuser login',
      `alter role ${appRoleOf(app.platform.url)} superuser`,
      'select rolpassword from pg_authid',
      "copy brands to program 'cat'",
      "select pg_read_file('postgresql.conf')",
      'create table mine (id int)',
      'alter table members disable row level security',
    ];
    for (const statement of tries)
      await expect(client.query(statement).then(() => statement)).rejects.toThrow(/permission denied|must be/);
    await client.end();
  });

  it('listens to the bus with the same login, so that no connection of the gateway is the owner’s', async () => {
    const { rows } = await owner.query<{ usename: string }>(
      'select distinct usename from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );

    expect(rows).toEqual([{ usename: appRoleOf(app.platform.url) }]);
  });
});

describe('the login of the gateway', () => {
  it('is refused when somebody made it mightier', async () => {
    const role = appRoleOf(app.platform.url);
    await owner.query(`alter role ${role} createrole`);
    await expect(appLogin(app.platform.url, app.platform.config)).rejects.toThrow(`may act as “${role}”`);
    await owner.query(`alter role ${role} nocreaterole`);

    expect(await appLogin(app.platform.url, app.platform.config)).toBe(app.platform.appUrl);
  });

  it('is given its own password again when somebody set another, as a hash that the password does not follow from', async () => {
    await owner.query(`alter role ${appRoleOf(app.platform.url)} password 'guessed by somebody'`);

    expect(await appLogin(app.platform.url, app.platform.config)).toBe(app.platform.appUrl);
    expect(scramVerifier('its own')).toMatch(/^SCRAM-SHA-256\$4096:[\w+/=]{24}\$[\w+/=]{44}:[\w+/=]{44}$/);
  });

  it('is made by an owner who is no superuser', async () => {
    const { rows } = await owner.query<{ superuser: boolean }>('select rolsuper as superuser from pg_roles where rolname = user');
    // Then all the tests show it.
    if (!rows[0]?.superuser) return;
    const suffix = randomBytes(4).toString('hex');
    const [name, database] = [`owner_${suffix}`, `owned_${suffix}`];
    await owner.query(`create role ${name} login createdb createrole password 'only for this test'`);
    await owner.query(`grant pavilion_app to ${name} with admin option`);
    await owner.query(`create database ${database} owner ${name}`);
    const address = new URL(withDatabase(app.platform.url, database));
    [address.username, address.password] = [name, 'only for this test'];
    try {
      const url = new URL(await appLogin(address.href, app.platform.config));
      expect(url.username).toBe(`${database}_gateway`);
    } finally {
      await owner.query(`drop database ${database}`);
      await owner.query(`drop role if exists ${database}_gateway`);
      await owner.query(`drop role ${name}`);
    }
  });
});

it('has a name that fits, however long the database’s is', () => {
  expect(appRoleOf('postgres://o@host/pavilion')).toBe('pavilion_gateway');
  expect(appRoleOf(`postgres://o@host/${'a'.repeat(60)}`)).toMatch(/^[0-9a-f]{32}_gateway$/);
});
