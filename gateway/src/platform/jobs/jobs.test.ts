import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import PgBoss from 'pg-boss';
import { pino } from 'pino';
import { createClosers } from '../closers';
import { connect } from '../database';
import { type TestPlatform, testPlatform } from '../testing';
import { createJobs, type JobDefinition, type Jobs } from '.';

type Name = 'count' | 'slow' | 'fails' | 'daily' | 'per.brand' | 'asked';

type Told = (...what: unknown[]) => void;

let platform: TestPlatform;
let owner: pg.Client;
const open: { close(): Promise<void> }[] = [];
const brands = [
  { code: 'pavilion', timeZone: 'Asia/Dhaka' },
  { code: 'lagoon', timeZone: 'Asia/Kolkata' },
];

beforeAll(async () => {
  platform = await testPlatform();
  owner = new pg.Client({ connectionString: platform.url });
  await owner.connect();
});
beforeEach(() => owner.query('truncate pgboss.job, job_runs, job_periods'));
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()));
});
afterAll(async () => {
  await owner.end();
  await platform.close();
});

/** An instance of the gateway, as far as jobs are concerned. */
function instance(definition: Partial<JobDefinition<Name>> & Pick<JobDefinition<Name>, 'name' | 'run'>, log = platform.log) {
  const { db, pool } = platform;
  const { onClose, closeAll } = createClosers(log);
  const jobs: Jobs<Name> = createJobs<Name>({ db, pool, log, onClose, pollMs: 20, sweepMs: 60, drainMs: 300 });
  jobs.define({ schedule: { every: 1, unit: 'hour' }, ...definition });
  jobs.forBrands(() => brands);
  open.push({ close: closeAll });
  return { jobs, close: closeAll };
}

async function until(isSo: () => unknown, ms = 8_000): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end; await pause(15)) if (await isSo()) return;
  throw new Error('it did not come so');
}

const lineOf = async (jobs: Jobs<Name>, name: Name, brand: string | null = null) => {
  const line = (await jobs.admin.list()).find((each) => (each.name as string) === name && each.brand === brand);
  if (!line) throw new Error(`no line of ${name}`);
  return line;
};
/** Lets what waits be due now. */
const hasten = () => owner.query(`update pgboss.job set start_after = now() - interval '1 second' where state < 'active'`);

it('installs the schema that this version of pg-boss makes', () => {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(' ;', ';');
  const plan = plain(PgBoss.getConstructionPlans('pgboss'));
  const migration = plain(readFileSync(join(import.meta.dirname, '../../../migrations/0200_background_jobs.sql'), 'utf8'));

  expect(migration).toContain(plan.slice(plan.indexOf('CREATE SCHEMA'), plan.lastIndexOf('COMMIT')).trim());
});

it('runs what is due by itself, and says when it did and when it will again', async () => {
  let runs = 0;
  const { jobs } = instance({ name: 'count', run: async () => ({ runs: (runs += 1) }) });
  await jobs.start();
  expect(await lineOf(jobs, 'count')).toMatchObject({ last: null, runs: 0, nextAt: expect.any(String) });

  await hasten();
  await until(async () => (await lineOf(jobs, 'count')).last);

  const line = await lineOf(jobs, 'count');
  expect(line).toMatchObject({
    runs: 1,
    failures: 0,
    last: { outcome: 'done', result: { runs: 1 }, error: null },
    runningSince: null,
  });
  expect(Date.parse(line.nextAt ?? '')).toBeGreaterThan(Date.now());
});

it('runs once when ten instances look for work at once', async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
    await pause(60);
  };
  const instances = Array.from({ length: 10 }, () => instance({ name: 'count', run }));
  for (const { jobs } of instances) await jobs.start();

  await hasten();
  await until(() => runs > 0);
  await pause(400);

  expect(runs).toBe(1);
});

it('does not run a second time beside itself when somebody asks for it meanwhile', async () => {
  let [runs, finish] = [0, () => {}];
  const { jobs } = instance({ name: 'slow', run: () => new Promise<void>((resolve) => ((runs += 1), (finish = resolve))) });

  const first = jobs.runNow('slow');
  await until(() => runs === 1);

  await expect(jobs.runNow('slow')).rejects.toMatchObject({ code: 'request.in_flight' });
  await expect(platform.db.transaction().execute((trx) => jobs.admin.askFor('slow', undefined, trx))).rejects.toMatchObject({
    code: 'request.in_flight',
  });
  expect((await lineOf(jobs, 'slow')).runningSince).not.toBeNull();
  finish();
  await first;
  expect(runs).toBe(1);
});

it('tries again with pauses, and then leaves a dead letter with the error, which can be retried', async () => {
  let isBroken = true;
  const { jobs } = instance({
    ...{ name: 'fails', retries: 2 },
    run: async () => {
      if (isBroken) throw new Error('the company does not answer');
      return 'paid';
    },
  });
  await jobs.start();
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await hasten();
    await until(async () => (await lineOf(jobs, 'fails')).runs === attempt);
  }

  const { deadLetters, failures, last, nextAt } = await lineOf(jobs, 'fails');
  expect({ failures, last }).toMatchObject({ failures: 3, last: { outcome: 'failed', error: 'the company does not answer' } });
  expect(deadLetters).toEqual([expect.objectContaining({ attempts: 3, error: 'the company does not answer' })]);
  expect(Date.parse(nextAt ?? '')).toBeGreaterThan(Date.now());

  isBroken = false;
  await platform.db.transaction().execute((trx) => jobs.admin.retry('fails', deadLetters[0]?.id ?? '', trx));
  await until(async () => (await lineOf(jobs, 'fails')).last?.outcome === 'done');
  expect((await lineOf(jobs, 'fails')).deadLetters).toEqual([]);
});

it('waits longer before each attempt', async () => {
  const { jobs } = instance({ name: 'fails', run: () => Promise.reject(new Error('no')) });
  const waits: number[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await expect(jobs.runNow('fails')).rejects.toThrow('no');
    const { rows } = await owner.query<{ s: number }>(
      `select extract(epoch from start_after - now())::float as s from pgboss.job where name = 'fails' and state = 'retry'`,
    );
    waits.push(rows[0]?.s ?? 0);
  }

  for (const [at, longest] of [4, 8, 16, 32].entries()) {
    expect(waits[at]).toBeGreaterThan(longest / 2 - 1);
    expect(waits[at]).toBeLessThanOrEqual(longest);
  }
});

it('runs again elsewhere after a worker was killed in the middle', async () => {
  const { jobs } = instance({ name: 'slow', timeoutSeconds: 1, run: async () => 'done' });
  await jobs.start();
  // What a killed process leaves behind: a run that nobody will ever end.
  await owner.query(
    `update pgboss.job set state = 'active', started_on = now() - interval '2 seconds' where name = 'slow' and state = 'created'`,
  );

  await until(async () => (await owner.query(`select 1 from pgboss.job where name = 'slow' and state = 'retry'`)).rowCount);
  await hasten();

  await until(async () => (await lineOf(jobs, 'slow')).last?.outcome === 'done');
});

it('gives a run up that takes too long, tells it so, and lets no late end count', async () => {
  let [told, attempts] = [false, 0];
  const { jobs } = instance({
    ...{ name: 'slow', timeoutSeconds: 1, retries: 0 },
    run: async ({ signal }) => {
      attempts += 1;
      await pause(1_300);
      told = signal.aborted;
      return 'too late';
    },
  });

  await expect(jobs.runNow('slow')).rejects.toThrow('not done within 1 seconds');

  expect([told, attempts]).toEqual([true, 1]);
  expect(await lineOf(jobs, 'slow')).toMatchObject({ last: { outcome: 'failed' }, deadLetters: [{ attempts: 1 }] });
});

it('does the days that were missed, in order, the oldest first', async () => {
  const done: string[] = [];
  const daily = {
    ...({ name: 'daily', schedule: { cron: '10 0 * * *', timeZone: 'Europe/Berlin' }, catchUp: true } as const),
    run: async ({ period }: { period: Date }) => void done.push(period.toISOString()),
  };
  const first = instance(daily);
  await first.jobs.start();
  await first.close();
  // The gateway was away since before the 24th of October; on the 25th clocks went back.
  await owner.query(
    `update pgboss.job set start_after = '2026-10-23T22:10:00Z', data = '{"period": "2026-10-23T22:10:00.000Z"}' where name = 'daily'`,
  );

  const { jobs } = instance(daily);
  await jobs.start();
  await until(() => done.length >= 5);
  expect(done.slice(0, 3)).toEqual(['2026-10-23T22:10:00.000Z', '2026-10-24T22:10:00.000Z', '2026-10-25T23:10:00.000Z']);
  expect(done).toEqual([...new Set(done)].sort());
});

it('goes on after the last day that was done when its run was lost altogether', async () => {
  const done: string[] = [];
  const { jobs } = instance({
    ...{ name: 'daily', schedule: { cron: '0 0 * * *' }, catchUp: true },
    run: async ({ period }) => void done.push(period.toISOString().slice(0, 10)),
  });
  const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000);
  await platform.db
    .insertInto('job_runs')
    .values({ ...{ name: 'daily', brand: '', started_at: threeDaysAgo, ms: 1, outcome: 'done' }, period: threeDaysAgo } as never)
    .execute();

  await jobs.start();
  await until(() => done.length === 3);

  expect(done).toEqual([2, 1, 0].map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)));
});

it('does a period once though two workers believe it is theirs', async () => {
  const { jobs } = instance({
    name: 'daily',
    run: ({ claimPeriod }) => platform.db.transaction().execute((trx) => claimPeriod(trx)),
    ...{ schedule: { cron: '10 0 * * *' }, catchUp: true },
  });

  expect(await jobs.runNow('daily')).toBe(true);
  expect(await jobs.runNow('daily')).toBe(false);
});

it('runs for each brand by its own clock', async () => {
  const done: string[] = [];
  const { jobs } = instance({
    ...{ name: 'per.brand', perBrand: true, schedule: { cron: '10 0 * * *' } },
    run: async ({ brand }) => void done.push(`${brand?.code} ${brand?.timeZone}`),
  });
  await jobs.start();

  const [dhaka, kolkata] = [await lineOf(jobs, 'per.brand', 'pavilion'), await lineOf(jobs, 'per.brand', 'lagoon')];
  expect([dhaka.nextAt?.slice(11, 16), kolkata.nextAt?.slice(11, 16)]).toEqual(['18:10', '18:40']);
  await hasten();
  await until(() => done.length === 2);
  expect(done.toSorted()).toEqual(['lagoon Asia/Kolkata', 'pavilion Asia/Dhaka']);
});

it('runs what was asked for once the transaction that asked is through, and not when it is not', async () => {
  const done: unknown[] = [];
  const { jobs } = instance({ name: 'asked', schedule: { onDemand: true }, run: async ({ data }) => void done.push(data) });
  await jobs.start();

  await platform.db.transaction().execute(async (trx) => {
    await jobs.enqueue('asked', { data: { order: 1 }, within: trx });
    await jobs.enqueue('asked', { data: { order: 2 }, within: trx });
    await pause(100);
    expect(done).toEqual([]);
  });
  await expect(
    platform.db.transaction().execute(async (trx) => {
      await jobs.enqueue('asked', { data: { order: 3 }, within: trx });
      throw new Error('not after all');
    }),
  ).rejects.toThrow('not after all');

  await until(() => done.length === 2);
  await pause(100);
  expect(done.map((data) => (data as { order: number }).order).toSorted()).toEqual([1, 2]);
});

it('takes the new schedule when a release changed it', async () => {
  const before = instance({ name: 'count', schedule: { cron: '0 2 * * *' }, run: async () => undefined });
  await before.jobs.start();
  expect((await lineOf(before.jobs, 'count')).nextAt).toContain('T02:00');
  await before.close();

  const { jobs } = instance({ name: 'count', schedule: { cron: '0 4 * * *' }, run: async () => undefined });
  await jobs.start();

  expect((await lineOf(jobs, 'count')).nextAt).toContain('T04:00');
});

it('waits for what is under way when the process ends, and lets go of what does not end', async () => {
  let [ended, aborted] = [false, false];
  const quick = instance({ name: 'slow', run: async () => void (await pause(150), (ended = true)) });
  await quick.jobs.start();
  await hasten();
  await until(async () => (await lineOf(quick.jobs, 'slow')).runningSince);
  await quick.close();
  expect(ended).toBe(true);

  const endless = instance({
    name: 'count',
    run: ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve((aborted = true)))),
  });
  await endless.jobs.start();
  await hasten();
  await until(async () => (await lineOf(endless.jobs, 'count')).runningSince);
  await endless.close();

  expect(aborted).toBe(true);
  const { rows } = await owner.query<{ state: string }>(`select state from pgboss.job where name = 'count'`);
  expect(rows).toEqual([{ state: 'retry' }]);
});

it('goes on by itself after the database was away, and tells once', async () => {
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  let away = false;
  const connection = connect(platform.url, { size: 4 });
  const reach = connection.pool.connect.bind(connection.pool) as (told?: Told) => unknown;
  connection.pool.connect = ((told?: Told) => {
    if (!away) return reach(told);
    const refused = new Error('connect ECONNREFUSED');
    return told ? told(refused) : Promise.reject(refused);
  }) as typeof connection.pool.connect;
  const { onClose, closeAll } = createClosers(log);
  const jobs = createJobs<Name>({ ...connection, log, onClose, pollMs: 20, sweepMs: 60 });
  let runs = 0;
  let finish = () => {};
  const schedule = { every: 1, unit: 'hour' } as const;
  jobs.define({ name: 'slow', schedule, run: () => new Promise<void>((resolve) => ((runs += 1), (finish = resolve))) });
  await jobs.start();
  await hasten();
  await until(() => runs === 1);

  away = true;
  finish();
  await pause(500);
  away = false;
  await until(async () => (await lineOf(jobs, 'slow')).last?.outcome === 'done');

  expect(runs).toBe(1);
  expect(lines.filter(({ msg }) => msg.startsWith('jobs wait'))).toHaveLength(1);
  expect(lines.filter(({ msg }) => msg === 'jobs go on')).toHaveLength(1);
  await closeAll();
  await connection.close();
});

it('has the rights of requests, and no more', async () => {
  await expect(sql`select pgboss.delete_queue('count')`.execute(platform.db)).rejects.toThrow(/permission denied/);
  await expect(sql`drop table pgboss.job`.execute(platform.db)).rejects.toThrow(/must be owner/);
});
