import { randomUUID } from 'node:crypto';
import { createHash } from 'node:crypto';
import type { Board, TelemetryEvent } from '@pavilion/api/staff';
import {
  descriptorOf,
  enrolStaff,
  hexOf,
  publishVersions,
  releaseOf,
  type TestOperator,
  staffRequest,
  testApp,
  type TestApp,
} from '../../../platform/testing';
import { figures, mount, refusal, scriptError, sendReports } from './page-fixture';

let app: TestApp;
let staff: TestOperator;
beforeAll(async () => {
  app = await testApp();
  staff = await enrolStaff(app, 'nila', { pavilion: 'viewer', lagoon: 'viewer' });
  await publishVersions(app, 'wallet', ['1.0.0', '2.0.0']);
  for (const brand of ['pavilion', 'lagoon']) await promote('1.0.0', brand);
});
beforeEach(() =>
  app.platform.pool.query(
    'delete from remote_minutes; delete from remote_refusals; delete from remote_errors; delete from remote_error_samples; delete from remote_skew',
  ),
);
afterAll(() => app.close());

const promote = (version: string, brand = 'pavilion') =>
  app.gateway.services.registry.apply(
    brand,
    { changes: [{ kind: 'promote', remote: 'wallet', version }], reason: 'to be seen' },
    'mina',
  );
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const rowsIn = async (table: string) => (await app.platform.pool.query(`select * from ${table}`)).rows.length;

describe('what pages saw', () => {
  it('is counted by version, with how long parts took and what was refused', async () => {
    await sendReports(app, [mount('1.0.0', 120), mount('1.0.0', 130), mount('1.0.0', 1_800)]);
    await sendReports(app, [refusal('remote.timed-out'), refusal('remote.timed-out'), refusal('remote.altered')]);
    await sendReports(app, [mount('2.0.0'), { kind: 'long-tasks', remote: 'wallet', version: '2.0.0', count: 3, longestMs: 210 }]);

    const { versions } = await figures(app, staff);

    const one = versions.find(({ version }) => version === '1.0.0')!;
    expect(sum(one.points.map(({ mounts }) => mounts))).toBe(3);
    expect(sum(one.points.map(({ failures }) => failures))).toBe(3);
    const { loadP50, loadP95 } = one.points.find(({ mounts }) => mounts > 0)!;
    expect(loadP50).toBeGreaterThan(100);
    expect(loadP50).toBeLessThanOrEqual(150);
    expect(loadP95).toBeGreaterThan(1_500);
    expect(loadP95).toBeLessThanOrEqual(2_000);
    expect(one.refusals).toEqual([
      { code: 'remote.timed-out', count: 2 },
      { code: 'remote.altered', count: 1 },
    ]);
    const other = versions.find(({ version }) => version === '2.0.0')!;
    expect(sum(other.points.map(({ longTasks }) => longTasks))).toBe(3);
  });

  it('is counted too when an older page calls it sightings', async () => {
    const payload = { page: randomUUID(), seq: 1, sightings: [mount()] };
    const answer = await app.request({ method: 'POST', url: '/wps/telemetry', payload, remoteAddress: '10.8.0.1' });

    expect(answer.statusCode).toBe(200);
    expect((await figures(app, staff)).versions).toHaveLength(1);
  });

  it('stays with its brand', async () => {
    await sendReports(app, [mount()], { brand: 'lagoon' });

    expect((await figures(app, staff)).versions).toEqual([]);
    expect((await figures(app, staff, 60, 'lagoon')).versions).toHaveLength(1);
  });

  it('is drawn in minutes, and over longer times in tens of them, without gaps', async () => {
    await sendReports(app, [mount()]);
    await app.gateway.services.telemetry.flush();
    await app.platform.pool.query("update remote_minutes set minute = minute - interval '30 minutes'");
    await sendReports(app, [mount()]);

    const byMinute = (await figures(app, staff, 60)).versions[0]!.points;
    expect([30, 31, 32]).toContain(byMinute.length);
    expect(sum(byMinute.map(({ mounts }) => mounts))).toBe(2);
    const byTen = (await figures(app, staff, 360)).versions[0]!.points;
    expect(byTen).toHaveLength(4);
    expect(sum(byTen.map(({ mounts }) => mounts))).toBe(2);
    expect((await figures(app, staff, 5)).versions[0]!.points).toHaveLength(1);
  });

  it('does not count what operators did themselves', async () => {
    await sendReports(app, [refusal('remote.switched-off'), refusal('remote.maintenance'), refusal('remote.revoked')]);

    expect((await figures(app, staff)).versions).toEqual([]);
  });

  it.each<[string, TelemetryEvent]>([
    ['a remote that the brand has not', { kind: 'mount', remote: 'sauna', version: '1.0.0', part: 'x', tookMs: 1 }],
    ['a remote named like something built in', { kind: 'mount', remote: 'constructor', version: '1.0.0', part: 'x', tookMs: 1 }],
    ['a version that never was', mount('9.9.9')],
    ['a refusal that is none of ours', refusal('remote.<script>')],
  ])('leaves out %s', async (_, event) => {
    expect((await sendReports(app, [event])).statusCode).toBe(200);

    await app.gateway.services.telemetry.flush();
    expect(await rowsIn('remote_minutes')).toBe(0);
    expect(await rowsIn('remote_refusals')).toBe(0);
  });

  it.each([
    ['no page', { seq: 1, events: [mount()] }],
    ['fifty-one events', { page: '9b2f8e0e-8f1a-4c0b-9d57-6a3a1a5b7c11', seq: 1, events: Array(51).fill(mount()) }],
    ['a time that is none', { page: '9b2f8e0e-8f1a-4c0b-9d57-6a3a1a5b7c11', seq: 1, events: [mount('1.0.0', -1)] }],
    ['a field nobody asked for', { page: '9b2f8e0e-8f1a-4c0b-9d57-6a3a1a5b7c11', seq: 1, events: [{ ...mount(), who: 'rahima' }] }],
    [
      'a character that cannot be stored',
      { page: '9b2f8e0e-8f1a-4c0b-9d57-6a3a1a5b7c11', seq: 1, events: [scriptError('\0', '')] },
    ],
  ])('is refused with %s', async (_, payload) => {
    const answer = await app.request({ method: 'POST', url: '/wps/telemetry', payload, remoteAddress: '10.8.0.1' });

    expect(answer.statusCode).toBe(400);
  });

  it('is taken sixty times a minute from one address, and then from others only', async () => {
    const address = '10.7.0.1';
    for (let many = 0; many < 60; many += 1) expect((await sendReports(app, [mount()], { address })).statusCode).toBe(200);

    const refused = await sendReports(app, [mount()], { address });

    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await sendReports(app, [mount()], { address: '10.7.0.2' })).statusCode).toBe(200);
  });

  it('is told to the operators of that brand only', async () => {
    const stranger = await enrolStaff(app, 'omar', { lagoon: 'admin' });
    const ask = (as: TestOperator, address: string) => staffRequest(app, { method: 'GET', url: `/staff/brands/${address}`, as });

    expect((await ask(stranger, 'pavilion/remotes/wallet/telemetry')).statusCode).toBe(403);
    expect((await ask(staff, 'pavilion/remotes/sauna/telemetry')).statusCode).toBe(404);
    for (const minutes of ['0', '-1', '1.5', '1e3', '20161', '']) {
      const { statusCode } = await ask(staff, `pavilion/remotes/wallet/telemetry?minutes=${minutes}`);
      expect([minutes, statusCode]).toEqual([minutes, 400]);
    }
  });
});

describe('script errors', () => {
  const place = 'http://pavilion.localhost/remotes/wallet/3.0.0/remoteEntry.js';

  it('are put together when they are alike, with the place in the team’s own source', async () => {
    const bytes = Buffer.from('function pay(){throw 1}');
    const map = Buffer.from(JSON.stringify({ version: 3, sources: ['src/pay.ts'], names: [], mappings: 'AAUK' }));
    const file = (name: string, content: Buffer) => {
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      return { name, integrity, bytes: content.toString('base64') };
    };
    const [entry, itsMap] = [file('remoteEntry.js', bytes), file('remoteEntry.js.map', map)];
    const { releases } = app.gateway.services.registry;
    for (const [{ integrity }, content] of [[entry, bytes] as const, [itsMap, map] as const])
      await releases.stageFile('wallet', hexOf(integrity), content);
    const release = releaseOf({
      version: '3.0.0',
      owner: 'team-wallet',
      descriptor: descriptorOf('wallet'),
      files: [entry],
      first: {},
    });
    const maps = [{ name: itsMap.name, integrity: itsMap.integrity, size: map.length }];
    await releases.publish('wallet', { ...release, maps }, 'a test');
    await promote('3.0.0');

    for (const amount of [100, 250])
      await sendReports(app, [scriptError(`cannot pay ${amount}`, `    at pay (${place}:1:1)`, '3.0.0')]);
    await sendReports(app, [scriptError('something else', `    at pay (${place}:1:1)`, '3.0.0')]);

    const { errors } = (await figures(app, staff)).versions.find(({ version }) => version === '3.0.0')!;
    expect(errors).toHaveLength(2);
    expect(errors[0]).toMatchObject({ count: 2, frames: ['pay (src/pay.ts:11:6)'] });
    expect(errors[1]).toMatchObject({ count: 1, message: 'something else' });
    await promote('1.0.0');
  });

  it('are kept as text and never grow without end', async () => {
    await sendReports(app, [scriptError("'; drop table members; -- <img src=x onerror=alert(1)>", '\ud800', '1.0.0')]);
    for (let from = 0; from < 250; from += 50)
      await sendReports(
        app,
        Array.from({ length: 50 }, (_, at) => scriptError(`the ${'x'.repeat(from + at)} is missing`, '')),
      );

    const [{ errors, points } = { errors: [], points: [] }] = (await figures(app, staff)).versions;

    expect(errors).toHaveLength(30);
    expect(sum(points.map((point) => point.errors))).toBe(251);
    expect(await rowsIn('remote_error_samples')).toBeLessThanOrEqual(200);
  });
});

describe('the board', () => {
  const healthOnBoard = async () => {
    await app.gateway.services.telemetry.flush();
    const board = (await staffRequest(app, { method: 'GET', url: '/staff/board', as: staff })).json<{ value: Board }>().value;
    return board.brands.find(({ brand }) => brand === 'pavilion')!.cells.find(({ remote }) => remote === 'wallet')!.health;
  };

  it('shows how versions did over ten minutes; a part that threw counts once', async () => {
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    await sendReports(app, [mount(), mount(), mount(), refusal('remote.threw'), scriptError('it threw', '')]);
    await app.gateway.services.telemetry.flush();
    await app.platform.pool.query("update remote_minutes set minute = minute - interval '11 minutes'");
    await sendReports(app, [mount(), mount(), mount(), refusal('remote.threw'), scriptError('it threw', '')]);

    // What was read within the last two seconds is given out again, and consoles read as well.
    let health = await healthOnBoard();
    while (health.length === 0) health = await healthOnBoard();
    expect(health).toMatchObject([{ version: '1.0.0', mounts: 3, failureRate: 0.25 }]);
  });
});

describe('shared packages', () => {
  it('are reported where a remote was built with another version than the page runs', async () => {
    const skew = {
      shell: { '@pavilion/ui': '1.1.0', react: '19.3.1' },
      wallet: { '@pavilion/ui': '1.0.0', evil: '1.0.0', react: '<b>' },
      sauna: { '@pavilion/ui': '0.1.0' },
    };
    await sendReports(app, [mount()], { skew });

    expect((await figures(app, staff)).skew).toEqual([{ package: '@pavilion/ui', shell: '1.1.0', remotes: { wallet: '1.0.0' } }]);
    await app.gateway.services.telemetry.flush();
    expect(await rowsIn('remote_skew')).toBe(1);
  });
});

describe('old figures', () => {
  it('are forgotten after fourteen days, and nothing younger is', async () => {
    await sendReports(app, [mount(), refusal('remote.altered'), scriptError('old', '')]);
    await app.gateway.services.telemetry.flush();
    const age = (days: number) =>
      app.platform.pool.query(
        `update remote_minutes set minute = minute - interval '${days} days'; update remote_refusals set minute = minute - interval '${days} days';
         update remote_errors set minute = minute - interval '${days} days'; update remote_error_samples set last_at = last_at - interval '${days} days'`,
      );
    const left = async () =>
      Promise.all(['remote_minutes', 'remote_refusals', 'remote_errors', 'remote_error_samples'].map(rowsIn));

    await age(13);
    await app.gateway.services.telemetry.prune();
    expect(await left()).toEqual([1, 1, 1, 1]);
    await age(2);
    await app.gateway.services.telemetry.prune();
    expect(await left()).toEqual([0, 0, 0, 0]);
  });
});
