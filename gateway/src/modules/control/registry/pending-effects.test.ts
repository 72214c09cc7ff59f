import type { ApplyResult, Change } from '@pavilion/api/staff';
import pg from 'pg';
import { mode, promote, reason, StaffClient, valueOf } from './staff-client-fixture';

let setup: StaffClient;
let owner: pg.Client;
beforeAll(async () => {
  setup = await StaffClient.open();
  owner = new pg.Client({ connectionString: setup.app.platform.url });
  await owner.connect();
});
beforeEach(() => setup.change([promote('1.0.0'), mode('wallet', 'on'), { kind: 'flag', flag: 'REFERRAL', on: false }]));
afterAll(async () => {
  await owner.end();
  await setup.app.close();
});

async function schedule(...changes: Change[]): Promise<string> {
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const baseSeq = setup.manifestOf().seq;
  const answer = await setup.send('/staff/brands/pavilion/changes', { changes, baseSeq, reason, at });
  return valueOf<ApplyResult>(answer).request ?? '';
}

async function timeComes(request: string): Promise<void> {
  await owner.query(`update registry_pending set at = now() - interval '1 second' where id = $1`, [request]);
  await setup.app.gateway.services.registry.tick();
}

const waitingOf = async (request: string) => (await setup.board()).pending.find(({ id }) => id === request);

describe('a scheduled change', () => {
  it('waits for somebody when it would turn other values now, although it is said in the same words', async () => {
    const request = await schedule({ kind: 'flag', flag: 'REFERRAL', on: true });
    const [planned] = (await waitingOf(request))!.lines;
    await setup.change([{ kind: 'flag', flag: 'REFERRAL', on: true }]);

    await timeComes(request);

    const waiting = await waitingOf(request);
    expect(waiting).toMatchObject({ state: 'waiting', obstacle: { en: expect.stringContaining('something else') } });
    expect(waiting?.lines).toEqual([planned]);
    await setup.send(`/staff/brands/pavilion/pending/${request}/reject`, { reason });
  });

  it('is done when a release in between says the same in other words', async () => {
    const request = await schedule(promote('2.0.0'));
    await owner.query(`update registry_pending set lines = '[{"bn":"পুরোনো কথা","en":"words of before"}]' where id = $1`, [request]);

    await timeComes(request);

    expect(await waitingOf(request)).toBeUndefined();
    expect(setup.walletOf()?.version).toBe('2.0.0');
  });

  it('is done when only values that it leaves alone were changed', async () => {
    const request = await schedule(mode('wallet', 'draining'));
    await setup.change([promote('3.0.0'), { kind: 'pin', remote: 'wallet', pinned: true }]);

    await timeComes(request);

    expect(setup.walletOf()).toMatchObject({ mode: 'draining', version: '3.0.0' });
    await setup.change([{ kind: 'pin', remote: 'wallet', pinned: false }]);
  });

  it('begins a canary, although each plan of it draws its visitors anew', async () => {
    const request = await schedule({ kind: 'canary', remote: 'wallet', version: '2.0.0', stages: [{ bps: 500, minutes: 10 }] });

    await timeComes(request);

    expect(setup.walletOf()?.canary).toMatchObject({ version: '2.0.0', bps: 500 });
    await setup.change([{ kind: 'canary-end', remote: 'wallet' }]);
  });

  it('waits for somebody when something else speaks against it now', async () => {
    const request = await schedule(promote('2.0.0'));
    await setup.change([{ kind: 'pin', remote: 'wallet', pinned: true }]);

    await timeComes(request);

    expect(await waitingOf(request)).toMatchObject({ state: 'waiting' });
    await setup.send(`/staff/brands/pavilion/pending/${request}/reject`, { reason });
    await setup.change([{ kind: 'pin', remote: 'wallet', pinned: false }]);
  });

  it('waits for somebody when it is from before its effects were kept', async () => {
    const request = await schedule(promote('2.0.0'));
    await owner.query('update registry_pending set effects = null where id = $1', [request]);

    await timeComes(request);

    expect(await waitingOf(request)).toMatchObject({ state: 'waiting' });
    expect(setup.walletOf()?.version).toBe('1.0.0');
    await setup.send(`/staff/brands/pavilion/pending/${request}/reject`, { reason });
  });
});

/** Every row of every table of brands, releases and the audit log. */
async function allRows(): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename ~ '^(registry|brand|audit)' order by 1`,
  );
  const read = async ({ name }: { name: string }) => {
    const { rows: found } = await owner.query<{ all: string }>(
      `select coalesce(string_agg(t::text, E'\n' order by t::text), '') as all from "${name}" t`,
    );
    return [name, found[0]?.all ?? ''] as const;
  };
  const tables: [string, string][] = [];
  for (const row of rows) tables.push([...(await read(row))]);
  return Object.fromEntries(tables);
}

describe('a plan', () => {
  it('writes nothing, of changes as of a file', async () => {
    const file = valueOf<object>(await setup.ask('/staff/brands/pavilion/file'));
    const before = await allRows();
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['registry_previews', 'registry_pending', 'brand_manifests']));

    const plan = valueOf<object>(await setup.send('/staff/brands/pavilion/plan', { changes: [promote('2.0.0')] }));
    valueOf(await setup.send('/staff/brands/pavilion/file/plan', { file }));

    expect(plan).not.toHaveProperty('previewUrl');
    expect(await allRows()).toEqual(before);
  });

  it('is looked at by an address that is made when somebody asks for it', async () => {
    const before = await allRows();

    const answer = await setup.send('/staff/brands/pavilion/previews', { changes: [promote('2.0.0')] }, setup.rafi);

    expect(valueOf(answer)).toMatchObject({ url: expect.stringContaining('?preview='), until: expect.any(String) });
    expect(await allRows()).not.toEqual(before);
    const elsewhere = await setup.send('/staff/brands/lagoon/previews', { changes: [promote('2.0.0')] }, setup.rafi);
    expect(elsewhere.statusCode).toBe(403);
  });
});
