import type { AuthenticatorView, OwnAccount, StaffSession } from '@pavilion/api/staff';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import {
  authenticatorCode,
  enrolStaff,
  messagesTo,
  sessionCookieOf,
  STAFF_PASSWORD,
  type TestOperator,
  staffRequest,
  testApp,
  type TestApp,
  wrongCodeOf,
} from '../../../platform/testing';
import { forgetUsedCodes } from './used-codes-fixture';

let app: TestApp;
beforeAll(async () => (app = await testApp()));
afterAll(() => app.close());

const HOME = '198.51.100.7';
const signIn = (payload: object, remoteAddress: string, cookie?: string) =>
  staffRequest(app, { method: 'POST', url: '/staff/session', payload, remoteAddress, ...(cookie && { headers: { cookie } }) });
/** Wrong passwords, from as many networks as there are. */
const attack = async (payload: object, times: number, network = '203.0.113') => {
  const codes: string[] = [];
  for (let n = 0; n < times; n += 1) codes.push((await signIn(payload, `${network}.${n + 1}`)).json().code);
  return codes;
};
const later = ({ name }: TestOperator) => forgetUsedCodes(app, name);
const rightOf = async (operator: TestOperator) => {
  await later(operator);
  return { name: operator.name, password: STAFF_PASSWORD, code: authenticatorCode(operator.secret) };
};
const deviceOf = ({ headers }: LightMyRequestResponse) => String([headers['set-cookie']].flat()[1]).split(';', 1)[0] ?? '';
const asked = (
  as: Pick<TestOperator, 'cookie' | 'csrf'>,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
) => staffRequest(app, { method, url: `/staff/account${path}`, as, ...(payload && { payload }) });
const renewed = (answer: LightMyRequestResponse) => ({
  cookie: sessionCookieOf(answer),
  csrf: answer.json<{ value: StaffSession }>().value.csrf,
});
const sessionsOf = async (as: Pick<TestOperator, 'cookie' | 'csrf'>) =>
  (await asked(as, 'GET', '')).json<{ value: OwnAccount }>().value.sessions;
/** An operator with a mail address. */
const withMail = async (name: string) => {
  const operator = await enrolStaff(app, name, { pavilion: 'operator' });
  const proof = { password: STAFF_PASSWORD, code: (await rightOf(operator)).code };
  const answer = await asked(operator, 'PUT', '/mail', { ...proof, mail: `${name}@pavilion.example` });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { ...operator, ...renewed(answer), mail: `${name}@pavilion.example` };
};

describe('somebody who types wrong passwords for an operator', () => {
  it('cannot lock them out from elsewhere', async () => {
    const lipi = await enrolStaff(app, 'lipi', { pavilion: 'operator' });

    expect((await attack({ name: 'lipi', password: 'a wrong guess' }, 6)).slice(4)).toEqual(['auth.locked', 'auth.locked']);

    expect((await signIn(await rightOf(lipi), HOME)).statusCode).toBe(200);
    expect((await signIn(await rightOf(lipi), '203.0.113.200')).json()).toMatchObject({ code: 'auth.locked' });
  });

  it('cannot lock them out from the same network either, on a device that they used before', async () => {
    const keya = await enrolStaff(app, 'keya', { pavilion: 'operator' });
    const device = deviceOf(await signIn(await rightOf(keya), HOME));

    expect((await attack({ name: 'keya', password: 'a wrong guess' }, 6, '198.51.100')).at(-1)).toBe('auth.locked');

    expect((await signIn(await rightOf(keya), HOME)).json()).toMatchObject({ code: 'auth.locked' });
    expect((await signIn(await rightOf(keya), HOME, device)).statusCode).toBe(200);
  });

  it('gets no more tries with the device of another operator', async () => {
    const own = await enrolStaff(app, 'insider', { pavilion: 'operator' });
    const device = deviceOf(await signIn(await rightOf(own), HOME));
    await enrolStaff(app, 'target', { pavilion: 'operator' });
    const codes: string[] = [];
    for (let n = 0; n < 6; n += 1)
      codes.push((await signIn({ name: 'target', password: 'a wrong guess' }, '192.0.2.9', device)).json().code);

    expect(codes.slice(4)).toEqual(['auth.locked', 'auth.locked']);
  });

  it('is written to the operator, once an hour however often it happens', async () => {
    const mona = await withMail('mona');

    for (const network of ['203.0.113', '192.0.2']) await attack({ name: 'mona', password: 'a wrong guess' }, 5, network);

    const told = (await messagesTo(app, mona.mail)).map(({ template }) => template);
    expect(told.filter((template) => template === 'staff.locked-out')).toHaveLength(1);
  });
});

describe('somebody who knows an operator’s password', () => {
  it('does not get five codes from each of many networks', async () => {
    const toma = await withMail('toma');
    const guess = { name: 'toma', password: STAFF_PASSWORD, code: wrongCodeOf(toma) };
    const codes: string[] = [];
    for (let n = 1; n < 8; n += 1) codes.push((await signIn(guess, `10.77.${n}.1`)).json().code);

    expect(codes.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'staff.code_wrong'));
    expect(codes.slice(4)).toEqual(Array.from({ length: 3 }, () => 'auth.locked'));
    expect((await messagesTo(app, toma.mail)).map(({ template }) => template)).toContain('staff.password-known');
  });
});

describe('somebody with a stolen session of an operator', () => {
  it('changes neither password, nor authenticator, nor mail address, and has few tries', async () => {
    const rupa = await enrolStaff(app, 'rupa', { pavilion: 'operator' });
    const guess = { password: 'a wrong guess', code: authenticatorCode(rupa.secret) };
    const answers = [
      await asked(rupa, 'PUT', '/password', { ...guess, newPassword: 'mine now, all of it' }),
      await asked(rupa, 'PUT', '/mail', { ...guess, mail: 'me@evil.example' }),
      await asked(rupa, 'POST', '/authenticator', guess),
      await asked(rupa, 'POST', '/authenticator', { password: STAFF_PASSWORD, code: wrongCodeOf(rupa) }),
      await asked(rupa, 'PUT', '/authenticator', { code: '123456' }),
      await asked(rupa, 'PUT', '/password', { ...guess, newPassword: 'mine now, all of it' }),
      await asked(rupa, 'PUT', '/password', { ...guess, newPassword: 'mine now, all of it' }),
    ];

    expect(answers.map((answer) => answer.json().code)).toEqual([
      'password.wrong',
      'password.wrong',
      'password.wrong',
      'authenticator.code_wrong',
      'authenticator.enrolment_expired',
      'auth.locked',
      'auth.locked',
    ]);
    // Their own sign-in is another place.
    expect((await signIn(await rightOf(rupa), HOME)).statusCode).toBe(200);
  });

  it('loses it when the operator changes the password, who is told at the old address of a new one', async () => {
    const jui = await withMail('jui');
    const stolen = { cookie: jui.cookie, csrf: jui.csrf };
    const own = renewed(await signIn(await rightOf(jui), HOME));
    const { code } = await rightOf(jui);
    const change = { password: STAFF_PASSWORD, code, newPassword: 'two lamps at the pier' };

    const fresh = renewed(await asked(own, 'PUT', '/password', change));

    for (const old of [stolen, own]) expect((await asked(old, 'GET', '')).statusCode).toBe(401);
    expect(await sessionsOf(fresh)).toMatchObject([{ current: true }]);
    await later(jui);
    const proof = { password: change.newPassword, code: authenticatorCode(jui.secret) };
    expect((await asked(fresh, 'PUT', '/mail', { ...proof, mail: 'new@pavilion.example' })).statusCode).toBe(200);
    const told = (await messagesTo(app, jui.mail)).map(({ template }) => template);
    expect(told.filter((template) => template === 'staff.changed')).toHaveLength(2);
  });
});

describe('an operator', () => {
  it('moves to another authenticator, with which the old one is worth nothing', async () => {
    const bela = await enrolStaff(app, 'bela', { pavilion: 'operator' });
    const { name: _, ...proof } = await rightOf(bela);
    const { otpauth } = (await asked(bela, 'POST', '/authenticator', proof)).json<{ value: AuthenticatorView }>().value;
    const secret = new URL(otpauth).searchParams.get('secret') ?? '';
    expect(secret).not.toBe(bela.secret);

    expect((await asked(bela, 'PUT', '/authenticator', { code: authenticatorCode(secret) })).statusCode).toBe(200);

    expect((await signIn(await rightOf(bela), HOME)).json()).toMatchObject({ code: 'staff.code_wrong' });
    expect((await signIn(await rightOf({ ...bela, secret }), HOME)).statusCode).toBe(200);
  });

  it('sees their own sessions and no others, ends one or all but this, and never has more than ten', async () => {
    const dola = await enrolStaff(app, 'dola', { pavilion: 'operator' });
    const other = await enrolStaff(app, 'other', { pavilion: 'operator' });
    for (let n = 0; n < 11; n += 1) expect((await signIn(await rightOf(dola), HOME)).statusCode).toBe(200);
    const own = renewed(await signIn(await rightOf(dola), '2001:db8:77:1::5'));
    const sessions = await sessionsOf(own);

    expect(sessions).toHaveLength(10);
    expect(sessions.filter(({ current }) => current)).toMatchObject([{ network: '2001:db8:77' }]);
    const foreign = (await sessionsOf(other))[0]?.id;
    expect((await asked(own, 'DELETE', `/sessions/${foreign}`)).statusCode).toBe(404);
    expect((await asked(own, 'DELETE', `/sessions/${sessions.find(({ current }) => !current)?.id}`)).statusCode).toBe(200);
    expect(await sessionsOf(own)).toHaveLength(9);
    expect((await asked(own, 'DELETE', '/sessions')).statusCode).toBe(200);
    expect(await sessionsOf(own)).toMatchObject([{ current: true }]);
    expect(await sessionsOf(other)).toHaveLength(1);
  });

  it('leaves nothing behind for ever: old sessions, devices and counters go', async () => {
    const old = await enrolStaff(app, 'oldest', { pavilion: 'operator' });
    await signIn({ name: 'nobody-at-all', password: 'a wrong guess' }, '192.0.2.77');
    const { db } = app.platform;
    await sql`update operator_sessions set expires_at = now() - interval '31 days' where operator_id = ${old.id}`.execute(db);
    await sql`update operator_devices set seen_at = now() - interval '181 days' where operator_id = ${old.id}`.execute(db);
    await sql`update operator_attempts set recent = array[now() - interval '2 days'], locked_until = null`.execute(db);

    await app.platform.jobs.runNow('operators.prune');

    const { rows } = await sql<{ left: number }>`select ((select count(*) from operator_sessions where operator_id = ${old.id})
      + (select count(*) from operator_devices where operator_id = ${old.id}) + (select count(*) from operator_attempts))::int as left`.execute(
      db,
    );
    expect(rows[0]?.left).toBe(0);
  });
});
