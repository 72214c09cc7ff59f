import type { Change } from '@pavilion/api/staff';
import pg from 'pg';
import { mode, promote, reason, rollback, StaffClient, valueOf } from './modules/control/registry/staff-client-fixture';
import { migrate } from './platform/database';
import { type AnotherGateway, anotherGateway, publishVersions, type TestApp, seedGames } from './platform/testing';

let setup: StaffClient;
let app: TestApp;
let owner: pg.Client;
beforeAll(async () => {
  setup = await StaffClient.open();
  ({ app } = setup);
  await seedGames(app.platform, 'STUDIO');
  owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** What `npm start` does beside an empty memory: migrations, the catalogue, and a released version of each remote that nobody promoted yet. */
async function restart(): Promise<AnotherGateway> {
  await migrate(app.platform.url);
  await seedGames(app.platform, 'STUDIO');
  const next = await anotherGateway(app.platform);
  const released = { version: '9.0.0', initial: true, who: 'start', reason: 'first version of this installation' };
  for (const remote of ['wallet', 'games']) await next.services.registry.promote(remote, released);
  return next;
}

async function decided({ services }: Pick<AnotherGateway, 'services'>): Promise<unknown> {
  const { registry } = services;
  const ofBrand = async (brand: string) => [registry.manifestOf(brand), await registry.exportFile(brand)];
  const board = await registry.board({ pagesOf: () => ({ open: 0, current: 0 }), healthOf: () => [] }, () => true);
  return structuredClone([await ofBrand('pavilion'), await ofBrand('lagoon'), board]);
}

describe('a restart with other versions in the checkout', () => {
  it('keeps what operators decided about brands, to the last sequence', async () => {
    const decisions: Change[] = [
      promote('3.0.0'),
      { kind: 'pin', remote: 'wallet', pinned: true },
      { kind: 'canary', remote: 'games', version: '2.0.0', stages: [{ bps: 500, minutes: 600 }] },
      { kind: 'maintenance', on: true, remote: 'games' },
      { kind: 'theme', name: 'lagoon', default: 'light' },
      { kind: 'locales', default: 'en', offered: ['en'] },
      { kind: 'flag', flag: 'FREEPLAY', on: false },
    ];
    await setup.change(decisions);
    await setup.change([rollback]);
    await setup.change([mode('games', 'killed')], { brand: 'lagoon' });
    const { seq: baseSeq } = setup.manifestOf();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    valueOf(await setup.send('/staff/brands/pavilion/changes', { changes: [promote('4.0.0')], baseSeq, reason, at }));
    valueOf(await setup.send('/staff/brands/lagoon/settings', { fourEyes: true, reason }, setup.mina, 'PATCH'));
    await publishVersions(app, 'wallet', ['9.0.0']);
    await publishVersions(app, 'games', ['9.0.0']);
    const before = await decided(app.gateway);

    const next = await restart();

    expect(await decided(next)).toEqual(before);
    await next.close();
  });

  it('leaves room for releases, which end no canary and change no pinned remote', async () => {
    const { registry } = app.gateway.services;
    const release = (remote: string) => registry.promote(remote, { version: '9.0.0', who: 'team', reason: 'release' });

    expect(await release('games')).toMatchObject([
      { brand: 'lagoon', changed: false, waiting: expect.any(String) },
      { brand: 'pavilion', changed: false, trying: '2.0.0' },
    ]);
    expect(await release('wallet')).toContainEqual(expect.objectContaining({ brand: 'pavilion', changed: false, pinned: true }));
  });

  it.each([
    { kind: 'switch', types: ['boolean'], turned: 'not', atLeast: 20 },
    { kind: 'figure', types: ['smallint', 'integer', 'bigint', 'numeric'], turned: '1 +', atLeast: 100 },
  ])('turns no $kind of the database back', async ({ types, turned, atLeast }) => {
    const settings = await columnsOf(types);
    for (const each of settings) await turn(each, turned);
    const before = await standings(settings);

    await (await restart()).close();

    expect(settings.length).toBeGreaterThan(atLeast);
    expect(await standings(settings)).toEqual(before);
  });
});

/** In which order the vendors' file names them: nobody decides it here. */
const FACTS = new Set(['game_vendors.position']);

/** A constraint of a table, or what a trigger raises. */
const REFUSED_BY_A_RULE = /^(?:23...|P0001)$/;

interface Column {
  table: string;
  column: string;
}

/** Everything in the database that is of one of these types. */
async function columnsOf(types: readonly string[]): Promise<Column[]> {
  const { rows } = await owner.query<Column>(
    `select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid = any($1::regtype[])
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '' order by 1, 2`,
    [types],
  );
  return rows.filter(({ table, column }) => !FACTS.has(`${table}.${column}`));
}

/** As somebody would who decides it. */
async function turn({ table, column }: Column, turned: string): Promise<void> {
  await owner.query(`update ${table} set ${column} = ${turned} ${column}`).catch((error: { code?: string }) => {
    // What a rule of the database lets nobody turn is nobody's decision.
    if (!REFUSED_BY_A_RULE.test(error.code ?? '')) throw error;
  });
}

/** Of each column, its values. */
async function standings(columns: readonly Column[]): Promise<Record<string, Record<string, unknown>>> {
  const found: Record<string, Record<string, unknown>> = {};
  for (const table of new Set(columns.map((each) => each.table))) {
    const values = columns
      .filter((each) => each.table === table)
      .map(({ column }) => `array_agg(${column}::text order by ${column}) as ${column}`);
    const { rows } = await owner.query<Record<string, unknown>>(`select ${values.join(', ')} from ${table}`);
    found[table] = rows[0] ?? {};
  }
  return found;
}
