import type { ApplyResult, Change } from '@pavilion/api/staff';
import type { BrandManifest } from '@pavilion/contract';
import pg from 'pg';
import { NEVER } from 'rxjs';
import { type AnotherGateway, anotherGateway, publishVersions, testApp, type TestApp } from '../../../platform/testing';
import type { Registry } from './registry';
let app: TestApp;
let other: AnotherGateway;
let registry: Registry;
let owner: pg.Client;
beforeAll(async () => {
  app = await testApp();
  registry = app.gateway.services.registry;
  // It hears nothing of the others, as if every word between instances were lost.
  const deaf = { publish: () => undefined, on: () => NEVER, missed: NEVER, close: async () => undefined };
  other = await anotherGateway(app.platform, { bus: deaf });
  owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  await publishVersions(app, 'wallet', ['1.0.0', '2.0.0', '3.0.0', '4.0.0']);
  await publishVersions(app, 'games', ['1.0.0']);
});
beforeEach(() => change([{ kind: 'promote', remote: 'wallet', version: '1.0.0' }]));
afterAll(async () => {
  await owner.end();
  await other.close();
  await app.close();
});

const change = (changes: Change[], at?: string): Promise<ApplyResult> =>
  registry.apply('pavilion', { changes, reason: 'to see it happen', ...(at && { at }) }, 'mina');
const manifestOf = (from: Registry = registry): BrandManifest => from.manifestOf('pavilion')!.manifest;
const walletOf = (from?: Registry) => manifestOf(from).remotes['wallet'];
const everywhere = () => Promise.all([registry.tick(), other.services.registry.tick()]);
const lastActions = async (many: number) =>
  (await registry.audit('pavilion', many)).map(({ who, action, seq }) => ({ who, action, seq })).reverse();

const startCanary = (version = '2.0.0') =>
  change([
    {
      kind: 'canary',
      remote: 'wallet',
      version,
      stages: [
        { bps: 500, minutes: 10 },
        { bps: 2_500, minutes: 10, visits: 3 },
        { bps: 5_000, minutes: 30, visits: 1 },
      ],
    },
  ]);
/** What the watch of telemetry keeps, of the canary that runs now. */
const pagesSee = async (visits: number) => {
  const [running] = await registry.canaries();
  const figures = { attempts: visits, failures: 0, errors: 0 };
  await registry.observeCanary(running!, { visits, canary: { ...figures, failingPages: 0 }, control: figures });
};
const minutesPass = (minutes: number) =>
  owner.query(
    `update brand_canaries set started_at = started_at - $1::interval, stage_at = stage_at - $1::interval, next_stage_at = next_stage_at - $1::interval`,
    [`${minutes} minutes`],
  );

describe('a canary', () => {
  it('goes from stage to stage and then to everybody, each step done once by all instances together', async () => {
    await startCanary();
    const { seq } = manifestOf();
    expect(walletOf()).toMatchObject({ version: '1.0.0', canary: { version: '2.0.0', bps: 500 } });

    await everywhere();
    expect(manifestOf().seq).toBe(seq);

    await minutesPass(10);
    await pagesSee(20);
    await Promise.all([everywhere(), everywhere(), everywhere()]);
    expect(manifestOf().seq).toBe(seq + 1);
    expect(walletOf()?.canary?.bps).toBe(2_500);

    await minutesPass(10);
    await pagesSee(3);
    await everywhere();
    await minutesPass(30);
    await pagesSee(1);
    await everywhere();
    await everywhere();
    expect(walletOf()).toMatchObject({ version: '2.0.0', mode: 'on' });
    expect(walletOf()?.canary).toBeUndefined();
    expect(await lastActions(3)).toEqual([
      { who: 'canary', action: 'canary-stage', seq: seq + 1 },
      { who: 'canary', action: 'canary-stage', seq: seq + 2 },
      { who: 'canary', action: 'promote', seq: seq + 3 },
    ]);
    expect(walletOf(other.services.registry)?.version).toBe('2.0.0');
  });

  it('grows only once its stage had its time and its visits, and each stage counts its own', async () => {
    await startCanary();
    await minutesPass(60);
    await pagesSee(19);
    await everywhere();
    expect(walletOf()?.canary?.bps).toBe(500);

    await pagesSee(20);
    // However late it is, and although more visits were seen than the next stage needs.
    for (let seconds = 0; seconds < 4; seconds += 1) await everywhere();
    expect(walletOf()?.canary?.bps).toBe(2_500);
    await pagesSee(3);
    await everywhere();
    expect(walletOf()?.canary?.bps).toBe(2_500);

    await minutesPass(10);
    await everywhere();
    expect(walletOf()?.canary?.bps).toBe(5_000);
    const [grown] = await registry.audit('pavilion', 1);
    expect(grown).toMatchObject({
      action: 'canary-stage',
      after: { evidence: { version: '2.0.0', against: '1.0.0', visits: 3, control: { attempts: 3, failures: 0 } } },
    });
    await registry.endCanary('pavilion', 'wallet', 'the test is over', { version: '2.0.0' });
  });

  it('keeps its salt from stage to stage, so that whoever tries it goes on doing so', async () => {
    await startCanary();
    const salt = walletOf()?.canary?.salt;

    await minutesPass(10);
    await pagesSee(20);
    await everywhere();

    expect(salt).toMatch(/^[\w-]{8}$/);
    expect(walletOf()?.canary?.salt).toBe(salt);
    await registry.endCanary('pavilion', 'wallet', 'the test is over', { version: '2.0.0' });
  });

  it('is taken back with its evidence when it is bad, once, and only if it is still the one', async () => {
    await startCanary();
    const evidence = { version: '2.0.0', failures: 12, mounts: 60 };
    expect(await registry.canaries()).toMatchObject([{ brand: 'pavilion', remote: 'wallet', control: '1.0.0', bps: 500 }]);

    expect(await registry.endCanary('pavilion', 'wallet', 'it fails', { version: '3.0.0' })).toMatchObject({ changed: false });
    const ended = await Promise.all([
      registry.endCanary('pavilion', 'wallet', 'it fails', evidence),
      other.services.registry.endCanary('pavilion', 'wallet', 'it fails', evidence),
    ]);

    expect(ended.map(({ changed }) => changed).sort()).toEqual([false, true]);
    await registry.tick();
    expect(walletOf()).toMatchObject({ version: '1.0.0', ended: expect.arrayContaining(['2.0.0']) });
    const [entry] = await registry.audit('pavilion', 1);
    expect(entry).toMatchObject({ who: 'canary watch', action: 'canary-end', reason: 'it fails', after: { evidence } });
  });

  it('ends when its version is revoked meanwhile', async () => {
    await startCanary('4.0.0');

    await change([{ kind: 'revoke', remote: 'wallet', version: '4.0.0' }]);
    await minutesPass(60);
    await everywhere();

    expect(walletOf()).toMatchObject({ version: '1.0.0' });
    expect(walletOf()?.canary).toBeUndefined();
  });
});

const SOON = () => new Date(Date.now() + 3_600_000).toISOString();
const timeComes = (request: string | null) =>
  owner.query(`update registry_pending set at = now() - interval '1 second' where id = $1`, [request]);
const stateOf = async (request: string | null) =>
  (await owner.query('select state, obstacle from registry_pending where id = $1', [request])).rows[0] as {
    state: string;
    obstacle: { en: string } | null;
  };

describe('a scheduled change', () => {
  const promotion: Change = { kind: 'promote', remote: 'wallet', version: '3.0.0' };

  it('is done at its time by one instance, also by one that started after it was asked for', async () => {
    const { outcome, request } = await change([promotion], SOON());
    const { seq } = manifestOf();
    expect(outcome).toBe('scheduled');
    await everywhere();
    expect(manifestOf().seq).toBe(seq);

    await timeComes(request);
    const started = await anotherGateway(app.platform);
    await Promise.all([started.services.registry.tick(), other.services.registry.tick()]);
    await started.close();

    await registry.tick();
    expect(walletOf()?.version).toBe('3.0.0');
    expect(manifestOf().seq).toBe(seq + 1);
    expect(await stateOf(request)).toMatchObject({ state: 'done' });
    expect(await lastActions(2)).toMatchObject([
      { who: 'mina', action: 'schedule' },
      { who: 'mina', action: 'promote', seq: seq + 1 },
    ]);
  });

  it('is done although the brand went on, when it means the same', async () => {
    const { request } = await change([promotion], SOON());
    await change([
      { kind: 'promote', remote: 'games', version: '1.0.0' },
      { kind: 'flag', flag: 'REFERRAL', on: false },
    ]);

    await timeComes(request);
    await everywhere();

    expect(await stateOf(request)).toMatchObject({ state: 'done' });
    expect(walletOf()?.version).toBe('3.0.0');
  });

  it('waits for somebody to look when it means something else by now', async () => {
    const { request } = await change([promotion], SOON());
    await change([{ kind: 'promote', remote: 'wallet', version: '2.0.0' }]);
    const { seq } = manifestOf();

    await timeComes(request);
    await everywhere();

    expect(await stateOf(request)).toMatchObject({ state: 'waiting', obstacle: { en: expect.stringContaining('something else') } });
    expect(manifestOf().seq).toBe(seq);
    const [pending] = await registry.pending();
    expect(pending).toMatchObject({ state: 'waiting', lines: [{ en: expect.stringContaining('2.0.0 → 3.0.0') }] });
    await registry.decide('pavilion', request!, 'approve', { who: 'mina', reason: 'it is still wanted' });
    expect(walletOf()?.version).toBe('3.0.0');
  });

  it('waits with the reason when something stops it by then', async () => {
    const { request } = await change([promotion], SOON());
    await change([{ kind: 'revoke', remote: 'wallet', version: '3.0.0' }]);

    await timeComes(request);
    await everywhere();

    expect(await stateOf(request)).toMatchObject({ state: 'waiting', obstacle: { en: expect.stringContaining('revoked') } });
    await registry.decide('pavilion', request!, 'reject', { who: 'mina', reason: 'it is gone' });
  });

  it('is not done once it is cancelled', async () => {
    const { request } = await change([{ kind: 'promote', remote: 'wallet', version: '2.0.0' }], SOON());

    await registry.decide('pavilion', request!, 'cancel', { who: 'mina', reason: 'not today' });
    await timeComes(request);
    await everywhere();

    expect(walletOf()?.version).toBe('1.0.0');
    expect(await registry.pending()).toEqual([]);
  });

  it('cannot be for a moment that is over', async () => {
    await expect(change([{ kind: 'promote', remote: 'wallet', version: '2.0.0' }], '2020-01-01T00:00:00Z')).rejects.toMatchObject({
      code: 'registry.time_in_past',
    });
  });
});

describe('an instance that heard nothing', () => {
  it('follows within a second, brand and manifest together', async () => {
    await change([{ kind: 'locales', default: 'en', offered: ['en'] }]);

    await other.services.registry.tick();

    expect(manifestOf(other.services.registry)).toEqual(manifestOf());
    expect(other.services.brands.byCode('pavilion')).toMatchObject({ defaultLocale: 'en', locales: ['en'] });
    await change([{ kind: 'locales', default: 'bn', offered: ['bn', 'en'] }]);
  });
});
