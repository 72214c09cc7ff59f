import type { JobsValue } from '@pavilion/api/jobs';
import pg from 'pg';
import { enrolStaff, type TestOperator, staffRequest, type TestApp, testApp } from '../testing';

let app: TestApp;
let owner: pg.Client;
const staff: Record<string, TestOperator> = {};

beforeAll(async () => {
  app = await testApp();
  owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  staff['nadia'] = await enrolStaff(app, 'nadia', { '*': 'admin' });
  staff['mira'] = await enrolStaff(app, 'mira', { pavilion: 'admin' });
  staff['omar'] = await enrolStaff(app, 'omar', { '*': 'viewer' });
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const ask = (who: string, method: 'GET' | 'POST', url: string, payload?: object) =>
  staffRequest(app, { method, url, ...(payload && { payload }), ...(staff[who] && { as: staff[who] }) });

const lineOf = async (name: string) => {
  const { jobs } = (await ask('omar', 'GET', '/staff/jobs')).json<{ value: JobsValue }>().value;
  return jobs.find((job) => job.name === name);
};
const actions = async () => {
  const { rows } = await owner.query<{ entry: { action: string; reason: string; who: string } }>(
    `select entry::json as entry from audit_log where entry::json ->> 'action' like 'jobs.%' order by id`,
  );
  return rows.map(({ entry: { action, reason, who } }) => ({ action, reason, who }));
};

it('shows a viewer each job, its schedule and how it went', async () => {
  expect(await lineOf('jobs.tidy')).toEqual({
    ...{ name: 'jobs.tidy', brand: null, schedule: { kind: 'every', seconds: 3600 } },
    ...{ runningSince: null, last: null, nextAt: null, runs: 0, failures: 0, deadLetters: [] },
  });

  await app.platform.jobs.runNow('jobs.tidy');

  expect(await lineOf('jobs.tidy')).toMatchObject({ runs: 1, failures: 0, last: { outcome: 'done', error: null } });
});

it('lets an admin of all brands run a job at once, and writes down why', async () => {
  const answer = await ask('nadia', 'POST', '/staff/jobs/jobs.tidy/run', { reason: 'before the release' });

  expect(answer.statusCode).toBe(200);
  const { rowCount } = await owner.query(`select 1 from pgboss.job where name = 'jobs.tidy' and start_after < now()`);
  expect(rowCount).toBe(1);
  expect(await actions()).toEqual([{ action: 'jobs.run', reason: 'before the release', who: 'nadia' }]);
});

it('refuses a viewer, an admin of one brand, a missing reason and a job that does not exist', async () => {
  const run = '/staff/jobs/jobs.tidy/run';
  const why = { reason: 'because' };

  expect((await ask('omar', 'POST', run, why)).statusCode).toBe(403);
  expect((await ask('mira', 'POST', run, why)).statusCode).toBe(403);
  expect((await ask('nadia', 'POST', run, {})).statusCode).toBe(400);
  expect((await ask('nadia', 'POST', '/staff/jobs/nothing/run', why)).statusCode).toBe(400);
  expect((await ask('nadia', 'POST', run, { ...why, brand: 'pavilion' })).statusCode).toBe(404);
  expect((await ask('nobody', 'GET', '/staff/jobs')).statusCode).toBe(401);
});

it('does not run a job that runs', async () => {
  await owner.query(`update pgboss.job set state = 'active', started_on = now() where name = 'jobs.tidy'`);

  const answer = await ask('nadia', 'POST', '/staff/jobs/jobs.tidy/run', { reason: 'once more' });

  expect([answer.statusCode, answer.json().code]).toEqual([409, 'request.in_flight']);
  expect((await lineOf('jobs.tidy'))?.runningSince).not.toBeNull();
});

it('retries a dead letter, and discards one', async () => {
  const fail = () =>
    owner.query<{ id: string }>(
      `update pgboss.job set state = 'failed', completed_on = now(), output = '{"message": "it broke"}' where name = 'jobs.tidy' returning id`,
    );
  const id = (await fail()).rows[0]?.id ?? '';
  const root = `/staff/jobs/jobs.tidy/dead-letters/${id}`;
  expect((await lineOf('jobs.tidy'))?.deadLetters).toMatchObject([{ id, error: 'it broke', attempts: 1 }]);

  expect((await ask('mira', 'POST', `${root}/retry`, { reason: 'again please' })).statusCode).toBe(403);
  expect((await ask('nadia', 'POST', `${root}/retry`, { reason: 'again please' })).statusCode).toBe(200);
  expect((await lineOf('jobs.tidy'))?.deadLetters).toEqual([]);
  expect((await ask('nadia', 'POST', `${root}/retry`, { reason: 'again please' })).statusCode).toBe(404);

  await fail();
  expect((await ask('nadia', 'POST', `${root}/discard`, { reason: 'of no use' })).statusCode).toBe(200);
  expect(await owner.query(`select 1 from pgboss.job where id = $1`, [id])).toMatchObject({ rowCount: 0 });
  expect((await actions()).map(({ action }) => action)).toEqual(['jobs.run', 'jobs.retry', 'jobs.discard']);
});

it('tells how jobs go in the metrics', async () => {
  const { body } = await app.requestPrivate({ method: 'GET', url: '/metrics' });

  expect(body).toMatch(/pavilion_job_runs_total\{job="jobs.tidy",outcome="done"\} 1/);
  expect(body).toMatch(/pavilion_job_seconds_count\{job="jobs.tidy"\} 1/);
});
