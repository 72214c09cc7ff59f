import { randomUUID } from 'node:crypto';
import type { TelemetryEvent } from '@pavilion/api/staff';
import { type AnotherGateway, anotherGateway, publishVersions, testApp, type TestApp } from '../../../platform/testing';
import type { Registry } from '../registry';
import { mount, refusal, scriptError, sendReports } from './page-fixture';

let app: TestApp;
let other: AnotherGateway;
let registry: Registry;
beforeAll(async () => {
  app = await testApp();
  other = await anotherGateway(app.platform);
  registry = app.gateway.services.registry;
  await publishVersions(app, 'wallet', ['1.0.0', '2.0.0']);
});
beforeEach(async () => {
  await change({ kind: 'promote', remote: 'wallet', version: '1.0.0' });
  await change({ kind: 'canary', remote: 'wallet', version: '2.0.0', stages: [{ bps: 500, minutes: 60 }] });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const change = (wanted: Parameters<Registry['apply']>[1]['changes'][number]) =>
  registry.apply('pavilion', { changes: [wanted], reason: 'to be watched' }, 'mina');
const canaryNow = () => registry.manifestOf('pavilion')!.manifest.remotes['wallet']!.canary?.version;
const pagesSee = async (pages: number, ...events: TelemetryEvent[]) => {
  for (let one = 0; one < pages; one += 1) await sendReports(app, events);
};
/** Every instance, whichever has the watch. */
const look = async () => {
  for (const { services } of [app.gateway, other]) await services.telemetry.flush();
  await Promise.all([app.gateway, other].map(({ services }) => services.telemetry.watchCanaries()));
  // The other instance may have been the one.
  await registry.tick();
};
const lastEntry = async () => (await registry.audit('pavilion', 1))[0];

it('ends a canary that throws on five pages of five, once, with its evidence in the audit log', async () => {
  const { seq } = registry.manifestOf('pavilion')!.manifest;
  await pagesSee(4, refusal('remote.threw', '2.0.0'), scriptError('it threw', '', '2.0.0'));
  await look();
  expect(canaryNow()).toBe('2.0.0');

  await pagesSee(1, refusal('remote.threw', '2.0.0'));
  await look();
  await look();

  expect(canaryNow()).toBeUndefined();
  expect(registry.manifestOf('pavilion')!.manifest).toMatchObject({ seq: seq + 1, remotes: { wallet: { ended: ['2.0.0'] } } });
  expect(await lastEntry()).toMatchObject({
    who: 'canary watch',
    action: 'canary-end',
    remote: 'wallet',
    reason: 'it failed on each of 5 pages',
    after: { evidence: { version: '2.0.0', against: '1.0.0', canary: { pages: 5, failures: 5, errors: 4 } } },
  });
});

it('does not hold against a canary what its version did before the stage began', async () => {
  expect(canaryNow()).toBe('2.0.0');

  await look();

  expect(canaryNow()).toBe('2.0.0');
});

it('ends a canary whose files three pages refused, although others run it', async () => {
  await pagesSee(20, mount('2.0.0'));
  await pagesSee(2, refusal('remote.altered', '2.0.0'));
  await look();
  expect(canaryNow()).toBe('2.0.0');

  await pagesSee(1, refusal('remote.contract-too-new', '2.0.0'));
  await look();

  expect(canaryNow()).toBeUndefined();
  expect((await lastEntry())?.reason).toBe('3 pages refused its files or its contract');
});

it('counts a page once, however often it reports', async () => {
  const page = randomUUID();
  for (let many = 0; many < 6; many += 1) await sendReports(app, [refusal('remote.altered', '2.0.0')], { page });
  await look();

  expect(canaryNow()).toBe('2.0.0');
});

it('compares with what everybody else runs', async () => {
  const fifty = Array.from({ length: 49 }, () => mount('2.0.0'));
  await pagesSee(1, ...Array.from({ length: 48 }, () => mount()), refusal('remote.timed-out'), refusal('remote.timed-out'));
  await pagesSee(1, ...fifty, refusal('remote.timed-out', '2.0.0'));
  await look();
  expect(canaryNow()).toBe('2.0.0');

  await pagesSee(1, ...Array.from({ length: 5 }, () => refusal('remote.timed-out', '2.0.0')));
  await look();

  expect(canaryNow()).toBeUndefined();
  expect((await lastEntry())?.reason).toMatch(/^6 in 55 \(10\.9 %\) of its parts failed, and 2 in 50 \(4\.0 %\) before$/);
});

it('leaves a canary alone that does well', async () => {
  await pagesSee(30, mount('2.0.0'), mount('2.0.0'));
  await pagesSee(30, mount());
  await look();

  expect(canaryNow()).toBe('2.0.0');
});

it('says on the board what was seen of it, beside what everybody else ran', async () => {
  await pagesSee(3, mount('2.0.0'), mount('2.0.0'));
  await pagesSee(1, refusal('remote.timed-out', '2.0.0'), refusal('remote.timed-out'), mount());

  await look();

  const sources = { pagesOf: () => ({ open: 0, current: 0 }), healthOf: () => [] };
  const { brands } = await registry.board(sources, (brand) => brand === 'pavilion');
  expect(brands[0]?.cells.find(({ remote }) => remote === 'wallet')?.canary).toMatchObject({
    control: '1.0.0',
    visitsNeeded: 20,
    seen: {
      visits: 4,
      canary: { attempts: 7, failures: 1, errors: 0, failingPages: 1 },
      control: { failures: expect.any(Number), attempts: expect.any(Number) },
    },
  });
});

it('ends a canary at the fifth page that fails, although other pages do well', async () => {
  await pagesSee(15, mount('2.0.0'));
  await pagesSee(4, refusal('remote.threw', '2.0.0'));
  await look();
  expect(canaryNow()).toBe('2.0.0');

  await pagesSee(1, refusal('remote.threw', '2.0.0'));
  await look();

  expect(canaryNow()).toBeUndefined();
  expect((await lastEntry())?.reason).toBe('it failed on 5 of 20 pages');
});
