import { Writable } from 'node:stream';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { createPasswords } from '../../../platform/crypto';
import {
  anotherGateway,
  authenticatorCode,
  sessionCookieOf,
  enrolStaff,
  differentCpuTimes,
  STAFF_PASSWORD,
  type TestOperator,
  staffRequest,
  testApp,
  type TestApp,
  wrongCodeOf,
} from '../../../platform/testing';
import { forgetUsedCodes } from './used-codes-fixture';

let app: TestApp;
beforeAll(async () => (app = await testApp({ passwords: createPasswords() })));
afterAll(() => app.close());

/** Each test has a network of its own: what is counted by place is counted there. */
let [network, host] = [0, 0];
beforeEach(() => ([network, host] = [network + 1, 0]));
const nextAddress = () => `10.2.${network}.${(host += 1)}`;
const signIn = (payload: object, remoteAddress = nextAddress(), to: TestApp = app) =>
  staffRequest(to, { method: 'POST', url: '/staff/session', payload, remoteAddress });
const enrolled = (name: string) => enrolStaff(app, name, { pavilion: 'operator' });
const later = ({ name }: TestOperator) => forgetUsedCodes(app, name);
const asOwner = async (statement: string) => {
  const client = new pg.Client({ connectionString: app.platform.url });
  await client.connect();
  await client.query(statement);
  await client.end();
};
const lastEntries = async (count: number) =>
  (await app.gateway.services.audit.page('all', { limit: count })).lines.map(({ action, who }) => `${action} by ${who}`);

describe('an operator', () => {
  it('signs in with password and code, in two steps or in one', async () => {
    const nila = await enrolled('nila');

    const first = await signIn({ name: 'nila', password: STAFF_PASSWORD });
    expect(first.statusCode).toBe(401);
    expect(first.json()).toMatchObject({ code: 'staff.code_required' });
    const second = await signIn({ name: 'Nila ', password: STAFF_PASSWORD, code: authenticatorCode(nila.secret, 1) });

    expect(second.statusCode).toBe(200);
    expect(second.json().value).toMatchObject({ operator: { name: 'nila', roles: { pavilion: 'operator' }, state: 'active' } });
    expect(second.headers['set-cookie']).toEqual([
      expect.stringMatching(/^pavilion-staff-4001=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^pavilion-staff-4001-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/),
    ]);
    expect(await lastEntries(1)).toEqual(['session.started by nila']);
  });

  it('uses each code once, and none that is older than one used', async () => {
    const mitu = await enrolled('mitu');
    const next = { name: 'mitu', password: STAFF_PASSWORD, code: authenticatorCode(mitu.secret, 1) };

    expect((await signIn(next)).statusCode).toBe(200);
    expect((await signIn(next)).json()).toMatchObject({ code: 'staff.code_wrong' });
    expect((await signIn({ ...next, code: authenticatorCode(mitu.secret, 0) })).json()).toMatchObject({ code: 'staff.code_wrong' });
  });

  it('gets one session of a code that is sent five times at once', async () => {
    const tuli = await enrolled('tuli');
    await later(tuli);
    const payload = { name: 'tuli', password: STAFF_PASSWORD, code: authenticatorCode(tuli.secret) };

    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(payload)));

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is refused a code that is two steps off', async () => {
    const rina = await enrolled('rina');
    await later(rina);

    for (const ahead of [-3, 3])
      expect(
        (await signIn({ name: 'rina', password: STAFF_PASSWORD, code: authenticatorCode(rina.secret, ahead) })).json(),
      ).toMatchObject({
        code: 'staff.code_wrong',
      });
  });

  it('gets a new token each time, whatever cookie the browser brought, and leaves the session that was open there', async () => {
    const shila = await enrolled('shila');
    const planted = `pavilion-staff-4001=${'A'.repeat(43)}`;
    const payload = { name: 'shila', password: STAFF_PASSWORD, code: authenticatorCode(shila.secret, 1) };
    const open = { method: 'POST', url: '/staff/session', remoteAddress: nextAddress() } as const;

    const first = await staffRequest(app, { ...open, payload, headers: { cookie: `${planted}; ${shila.cookie}` } });
    await later(shila);
    const again = await staffRequest(app, {
      ...open,
      payload: { ...payload, code: authenticatorCode(shila.secret) },
      headers: { cookie: sessionCookieOf(first) },
    });

    expect(sessionCookieOf(first)).not.toBe(planted);
    expect(sessionCookieOf(again)).not.toBe(sessionCookieOf(first));
    const statusWith = async (cookie: string) =>
      (await staffRequest(app, { url: '/staff/session', headers: { cookie } })).statusCode;
    expect(await statusWith(planted)).toBe(401);
    expect(await statusWith(sessionCookieOf(first))).toBe(401);
    expect(await statusWith(sessionCookieOf(again))).toBe(200);
  });
});

describe('a session', () => {
  const statusOf = async (as: TestOperator, headers: Record<string, string> = {}) =>
    (await staffRequest(app, { url: '/staff/session', as, headers })).statusCode;
  const age = ({ id }: TestOperator, column: 'seen_at' | 'expires_at', interval: string) =>
    sql`update operator_sessions set ${sql.ref(column)} = ${sql.ref(column)} - ${interval}::interval where operator_id = ${id}`.execute(
      app.platform.db,
    );

  it('ends when the operator leaves, and the cookie with it', async () => {
    const operator = await enrolled('leaver');

    const answer = await staffRequest(app, { method: 'DELETE', url: '/staff/session', as: operator });

    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0');
    expect(await statusOf(operator)).toBe(401);
  });

  it('ends after half an hour in which the operator did nothing, even if the page asked by itself', async () => {
    const operator = await enrolled('idler');
    await age(operator, 'seen_at', '20 minutes');
    expect(await statusOf(operator, { 'x-pavilion-background': '1' })).toBe(200);
    await age(operator, 'seen_at', '11 minutes');

    expect(await statusOf(operator)).toBe(401);
  });

  it('goes on while the operator works, but never longer than twelve hours', async () => {
    const operator = await enrolled('worker');
    await age(operator, 'seen_at', '20 minutes');
    expect(await statusOf(operator)).toBe(200);
    await age(operator, 'seen_at', '11 minutes');
    expect(await statusOf(operator)).toBe(200);
    await age(operator, 'expires_at', '12 hours');

    expect(await statusOf(operator)).toBe(401);
  });
});

describe('wrong passwords and codes', () => {
  const fail = async (payload: object, times: number) => {
    let answer;
    for (let n = 0; n < times; n += 1) answer = await signIn(payload);
    return answer!;
  };

  it.each([['known'], ['unknown']])('lock a name that is %s at the fifth, for every gateway and after a restart', async (kind) => {
    const name = `${kind}-name`;
    if (kind === 'known') await enrolled(name);

    expect((await fail({ name, password: 'a wrong guess' }, 4)).json()).toMatchObject({ code: 'auth.wrong_credentials' });
    const fifth = await fail({ name, password: 'a wrong guess' }, 1);
    expect(fifth.statusCode).toBe(429);
    expect(fifth.json()).toMatchObject({ code: 'auth.locked', details: { minutes: 5 } });
    expect(fifth.headers['retry-after']).toBe('300');

    const restarted = await anotherGateway(app.platform);
    const after = await signIn({ name, password: STAFF_PASSWORD }, nextAddress(), { ...app, gateway: restarted });
    await restarted.close();
    expect(after.json()).toMatchObject({ code: 'auth.locked' });
  });

  it('of the code count as wrong ones of the password do, and a right password alone forgives none', async () => {
    const dina = await enrolled('dina');
    const wrong = { name: 'dina', password: STAFF_PASSWORD, code: wrongCodeOf(dina) };

    expect((await fail(wrong, 4)).json()).toMatchObject({ code: 'staff.code_wrong' });
    expect((await signIn({ name: 'dina', password: STAFF_PASSWORD })).json()).toMatchObject({ code: 'staff.code_required' });
    expect((await fail(wrong, 1)).json()).toMatchObject({ code: 'auth.locked' });
    expect(await lastEntries(1)).toEqual(['session.locked-out by dina']);
    await later(dina);
    expect((await signIn({ ...wrong, code: authenticatorCode(dina.secret) })).json()).toMatchObject({ code: 'auth.locked' });
  });

  it('are forgotten after a right one', async () => {
    const ruma = await enrolled('ruma');
    await fail({ name: 'ruma', password: 'a wrong guess' }, 4);

    expect((await signIn({ name: 'ruma', password: STAFF_PASSWORD, code: authenticatorCode(ruma.secret, 1) })).statusCode).toBe(
      200,
    );
    expect((await fail({ name: 'ruma', password: 'a wrong guess' }, 4)).json()).toMatchObject({ code: 'auth.wrong_credentials' });
  });

  it('sent all at once get no more tries than one after another', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn({ name: 'burst', password: 'a wrong guess' })));

    expect(answers.filter((answer) => answer.json().code === 'auth.wrong_credentials')).toHaveLength(4);
    expect(answers.filter((answer) => answer.json().code === 'auth.locked')).toHaveLength(8);
  });

  it('lock for thirty minutes at the tenth within thirty, and leave only an admin’s help after a hundred', async () => {
    const name = 'persistent';
    await fail({ name, password: 'a wrong guess' }, 5);
    await sql`update operator_attempts set locked_until = now()`.execute(app.platform.db);
    expect((await fail({ name, password: 'a wrong guess' }, 5)).json()).toMatchObject({
      code: 'auth.locked',
      details: { minutes: 30 },
    });
    await sql`update operator_attempts set locked_until = now(), failures = 100`.execute(app.platform.db);

    expect((await fail({ name, password: 'a wrong guess' }, 1)).json()).toMatchObject({ code: 'auth.recovery_only' });
    await sql`delete from operator_attempts`.execute(app.platform.db);
  });

  it('are refused from the twenty-first of a minute on from one address', async () => {
    const address = nextAddress();
    for (let n = 0; n < 20; n += 1) await signIn({ name: `sweep${n}`, password: 'a wrong guess' }, address);

    expect((await signIn({ name: 'sweep20', password: 'a wrong guess' }, address)).statusCode).toBe(429);
  });
});

describe('whether a name exists', () => {
  it('is told neither by the answer nor by the time it takes', async () => {
    await enrolled('mirror');
    const answers = new Set<string>();
    const guess = async (name: string) => {
      const answer = await signIn({ name, password: 'a wrong guess' });
      answers.add(`${answer.statusCode} ${answer.body}`);
      await sql`delete from operator_attempts`.execute(app.platform.db);
    };

    const told = await differentCpuTimes({
      known: () => guess('mirror'),
      unknown: (round) => guess(`nobody${round}`),
    });

    expect([...answers]).toHaveLength(1);
    expect(told).toBeUndefined();
  });
});

describe('what is written down', () => {
  it('holds no password, no code, no token and no secret, whatever goes wrong', async () => {
    const written: string[] = [];
    const stream = new Writable({ write: (chunk, _encoding, done) => (written.push(String(chunk)), done()) });
    const platform = { ...app.platform, log: pino({ level: 'trace' }, stream) };
    const gateway = await anotherGateway(app.platform, { log: platform.log });
    const watched: TestApp = { ...app, platform, gateway, requestPrivate: (options) => gateway.privateServer.inject(options) };
    const canary = await enrolStaff(watched, 'canary', { '*': 'viewer' });
    const typed = 'my-secret-typed-as-a-name';
    await signIn({ name: typed, password: 'canary-password-1' }, nextAddress(), watched);
    await signIn({ name: 'canary', password: STAFF_PASSWORD, code: wrongCodeOf(canary) }, nextAddress(), watched);
    await signIn({ name: 'canary', password: { nested: 'canary-password-1' } }, nextAddress(), watched);
    await staffRequest(watched, { url: '/staff/session', as: canary });
    await staffRequest(watched, { method: 'DELETE', url: '/staff/nothing', as: canary });
    // What fails inside is logged, and must not take along what was sent.
    await asOwner('alter table operator_attempts rename to elsewhere');
    const failed = await signIn(
      { name: 'canary', password: STAFF_PASSWORD, code: authenticatorCode(canary.secret) },
      nextAddress(),
      watched,
    );
    await asOwner('alter table elsewhere rename to operator_attempts');
    await gateway.close();
    const rows = await sql<{ entry: string }>`select entry::text as entry from audit_log`.execute(app.platform.db);

    expect(failed.statusCode).toBe(500);
    expect(written.join('')).toContain('service.failed');
    const everything = [...written, ...rows.rows.map(({ entry }) => entry)].join('\n');
    const secrets = [
      STAFF_PASSWORD,
      'canary-password-1',
      typed,
      canary.secret,
      canary.csrf,
      canary.cookie.split('=')[1]!,
      wrongCodeOf(canary),
    ];
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
  });
});
