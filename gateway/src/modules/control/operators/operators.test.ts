import type { IssuedEnrolment, OperatorChangeResult, OperatorView } from '@pavilion/api/staff';
import { sql } from 'kysely';
import {
  anotherGateway,
  authenticatorCode,
  enrolAt,
  enrolStaff,
  operatorToken,
  STAFF_PASSWORD,
  type TestOperator,
  staffRequest,
  testApp,
  type TestApp,
} from '../../../platform/testing';
import { forgetUsedCodes } from './used-codes-fixture';

let app: TestApp;
let chief: TestOperator;
let partner: TestOperator;
let local: TestOperator;
beforeAll(async () => {
  app = await testApp();
  chief = await enrolStaff(app, 'chief', { '*': 'admin' });
  partner = await enrolStaff(app, 'partner', { '*': 'admin' });
  local = await enrolStaff(app, 'local', { lagoon: 'admin' });
}, 60_000);
afterAll(() => app.close());

let host = 0;
const nextAddress = () => `10.3.${(host += 1)}.7`;
const reason = 'a reason that is kept';
const invite = (as: TestOperator, name: string, roles: object, more: object = {}) =>
  staffRequest(app, { method: 'POST', url: '/staff/operators', as, payload: { name, displayName: name, roles, reason, ...more } });
const release = (as: TestOperator, id: string) =>
  staffRequest(app, { method: 'POST', url: `/staff/operators/${id}/release`, as, payload: { reason } });
/** Invited by one admin; another one hands the address over. */
const invited = async (as: TestOperator, name: string, roles: object) => {
  const { operator } = (await invite(as, name, roles)).json<{ value: OperatorChangeResult }>().value;
  return (await release(partner, operator.id)).json<{ value: IssuedEnrolment }>().value;
};
const change = (as: TestOperator, id: string, payload: object) =>
  staffRequest(app, { method: 'PATCH', url: `/staff/operators/${id}`, as, payload: { reason, ...payload } });
const listed = async (as: TestOperator) =>
  (await staffRequest(app, { url: '/staff/operators', as })).json<{ value: OperatorView[] }>().value;
const statusOf = async (as: TestOperator) => (await staffRequest(app, { url: '/staff/session', as })).statusCode;
const enrolment = (address: string, payload?: object) =>
  staffRequest(app, {
    method: payload ? 'PUT' : 'GET',
    url: `/staff/enrolment/${address.split('/').at(-1)}`,
    remoteAddress: nextAddress(),
    ...(payload && { payload }),
  });
const operate = (method: 'GET' | 'POST', url: string, payload?: object, token = operatorToken(app)) =>
  app.requestPrivate({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) });
const lastEntry = async () => (await app.gateway.services.audit.page('all', { limit: 1 })).lines[0];

describe('an invitation', () => {
  it('leads to an operator who is in', async () => {
    const answer = await invited(chief, 'salma', { pavilion: 'operator' });

    expect(answer.operator).toMatchObject({ name: 'salma', state: 'invited', roles: { pavilion: 'operator' } });
    expect(answer.enrolment.address).toMatch(/^http:\/\/localhost:4001\/enrol\/[\w-]{43}$/);
    expect(Date.parse(answer.enrolment.until) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const salma = await enrolAt(app, answer);
    expect(await statusOf(salma)).toBe(200);
    expect(await lastEntry()).toMatchObject({ who: 'salma', action: 'operators.enrolled' });
  });

  it('is written down without its address', async () => {
    const { enrolment: sent } = await invited(chief, 'noted', { pavilion: 'viewer' });

    const [released, entry] = (await app.gateway.services.audit.page('all', { limit: 2 })).lines;

    expect(entry).toMatchObject({
      who: 'chief',
      action: 'operators.invited',
      reason,
      after: { name: 'noted', roles: { pavilion: 'viewer' } },
    });
    expect(released).toMatchObject({ who: 'partner', action: 'operators.enrolment-released', after: { name: 'noted' } });
    expect(JSON.stringify([released, entry])).not.toContain(sent.address.split('/').at(-1));
  });

  it('is good once, and not for two at the same moment', async () => {
    const { enrolment: sent } = await invited(chief, 'twice', { pavilion: 'viewer' });
    const { otpauth } = (await enrolment(sent.address)).json<{ value: { otpauth: string } }>().value;
    const secret = new URL(otpauth).searchParams.get('secret') ?? '';

    const answers = await Promise.all(
      [0, 1].map(() => enrolment(sent.address, { password: STAFF_PASSWORD, code: authenticatorCode(secret) })),
    );

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect((await enrolment(sent.address)).json()).toMatchObject({ code: 'staff.enrolment_expired' });
  });

  it('is over after a day, and was never there for somebody who guesses', async () => {
    const { enrolment: sent } = await invited(chief, 'late', { pavilion: 'viewer' });
    await sql`update operator_invitations set expires_at = now() - interval '1 second'`.execute(app.platform.db);

    const [over, guessed] = [await enrolment(sent.address), await enrolment(`/${'g'.repeat(43)}`)];

    expect(over.statusCode).toBe(404);
    expect(over.body).toBe(guessed.body);
  });

  it('asks for a code that is right and for a password worth the name, and stays good until both are there', async () => {
    const { enrolment: sent } = await invited(chief, 'careful', { pavilion: 'viewer' });
    const { otpauth } = (await enrolment(sent.address)).json<{ value: { otpauth: string } }>().value;
    const code = authenticatorCode(new URL(otpauth).searchParams.get('secret') ?? '');

    expect(otpauth).toContain('otpauth://totp/Pavilion:careful?issuer=Pavilion');
    expect((await enrolment(sent.address, { password: 'short', code })).statusCode).toBe(400);
    expect((await enrolment(sent.address, { password: 'aaaaaaaaaaaaaa', code })).json()).toMatchObject({ code: 'password.weak' });
    expect((await enrolment(sent.address, { password: 'Careful-123456', code })).json()).toMatchObject({ code: 'password.weak' });
    expect((await enrolment(sent.address, { password: STAFF_PASSWORD, code: '12345' })).statusCode).toBe(400);
    expect(
      (await enrolment(sent.address, { password: STAFF_PASSWORD, code: authenticatorCode('A'.repeat(32)) })).json(),
    ).toMatchObject({
      code: 'staff.code_wrong',
      fields: { code: 'staff.code_wrong' },
    });
    expect((await enrolment(sent.address, { password: STAFF_PASSWORD, code })).statusCode).toBe(200);
  });

  it.each([
    ['a name that is taken', { name: 'chief' }, 409, 'operators.name_taken'],
    ['a name that is none', { name: 'Bad Name' }, 400, 'request.invalid'],
    ['a brand that does not exist', { roles: { atlantis: 'viewer' } }, 400, 'request.invalid'],
    ['no role at all', { roles: {} }, 400, 'request.invalid'],
    ['a role that does not exist', { roles: { pavilion: 'emperor' } }, 400, 'request.invalid'],
    ['no reason', { reason: '' }, 400, 'request.invalid'],
    ['a field that nobody knows', { password: 'chosen for them' }, 400, 'request.invalid'],
  ])('is refused with %s', async (_, more, status, code) => {
    const answer = await invite(chief, 'fresh', { pavilion: 'viewer' }, more);

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  });
});

describe('an admin of one brand', () => {
  it('invites into that brand only', async () => {
    expect((await invite(local, 'waiter', { lagoon: 'operator' })).statusCode).toBe(200);
    for (const roles of [{ pavilion: 'viewer' }, { '*': 'viewer' }, { lagoon: 'viewer', pavilion: 'viewer' }])
      expect((await invite(local, 'climber', roles)).json()).toMatchObject({ code: 'auth.forbidden' });
  });

  it('sees operators of that brand only, and others are not there for them', async () => {
    const names = (await listed(local)).map(({ name }) => name);
    expect(names).toContain('waiter');
    expect(names).not.toContain('chief');
    expect((await change(local, chief.id, { locked: true })).statusCode).toBe(404);
  });

  it('changes roles in that brand only, and locks only who works nowhere else', async () => {
    const both = await enrolStaff(app, 'both', { lagoon: 'viewer', pavilion: 'operator' });

    expect((await change(local, both.id, { roles: { lagoon: 'operator', pavilion: 'operator' } })).statusCode).toBe(200);
    for (const payload of [{ locked: true }, { recover: true }, { roles: { lagoon: 'operator' } }, { roles: { '*': 'admin' } }])
      expect((await change(local, both.id, payload)).json()).toMatchObject({ code: 'auth.forbidden' });
  });
});

describe('a change of an operator', () => {
  it.each([
    ['other roles', { roles: { pavilion: 'viewer' } }, 'operators.roles-changed'],
    ['a lock', { locked: true }, 'operators.locked'],
    ['a new start', { recover: true }, 'operators.recovery-started'],
  ])('that is %s ends the sessions at the next request and is written down', async (_, payload, action) => {
    const operator = await enrolStaff(app, `subject${(host += 1)}`, { pavilion: 'operator' });
    expect(await statusOf(operator)).toBe(200);

    expect((await change(chief, operator.id, payload)).statusCode).toBe(200);

    expect(await statusOf(operator)).toBe(401);
    expect(await lastEntry()).toMatchObject({
      who: 'chief',
      action,
      reason,
      before: { name: operator.name },
      after: { name: operator.name },
    });
  });

  it('that is a lock keeps them out until it is taken back', async () => {
    const operator = await enrolStaff(app, 'lockable', { pavilion: 'operator' });
    const signIn = () =>
      staffRequest(app, {
        method: 'POST',
        url: '/staff/session',
        remoteAddress: nextAddress(),
        payload: { name: 'lockable', password: STAFF_PASSWORD, code: authenticatorCode(operator.secret, 1) },
      });
    await change(chief, operator.id, { locked: true });
    expect((await signIn()).json()).toMatchObject({ code: 'auth.forbidden' });
    await change(chief, operator.id, { locked: false });
    await forgetUsedCodes(app, 'lockable');

    expect((await signIn()).statusCode).toBe(200);
  });

  it('that is a new start makes the old password and authenticator worthless', async () => {
    const operator = await enrolStaff(app, 'lost-phone', { pavilion: 'operator' });
    await change(chief, operator.id, { recover: true });
    const answer = (await release(partner, operator.id)).json<{ value: IssuedEnrolment }>().value;
    const signIn = await staffRequest(app, {
      method: 'POST',
      url: '/staff/session',
      remoteAddress: nextAddress(),
      payload: { name: 'lost-phone', password: STAFF_PASSWORD, code: authenticatorCode(operator.secret, 1) },
    });

    expect(signIn.json()).toMatchObject({ code: 'auth.wrong_credentials' });
    expect(answer.operator.state).toBe('invited');
    const again = await enrolAt(app, answer);
    expect(await statusOf(again)).toBe(200);
    expect(again.secret).not.toBe(operator.secret);
  });

  it('is never one’s own', async () => {
    for (const payload of [{ roles: { '*': 'viewer' } }, { locked: true }, { recover: true }])
      expect((await change(chief, chief.id, payload)).json()).toMatchObject({ code: 'operators.own_account' });
  });
});

describe('the audit log', () => {
  it('shows an operator the entries of their brands, and those of no brand only to roles in every brand', async () => {
    const { audit } = app.gateway.services;
    for (const brand of ['pavilion', 'lagoon', undefined])
      await audit.append(app.platform.db, { who: 'a tester', action: 'tested', brand, reason: brand ?? 'no brand' });
    const viewer = await enrolStaff(app, 'reader', { lagoon: 'viewer' });
    const read = async (as: TestOperator, query = '') => {
      const answer = await staffRequest(app, { url: `/staff/audit?limit=200${query}`, as });
      return answer.statusCode === 200
        ? answer
            .json<{ value: { lines: { brand: string | null; action: string }[] } }>()
            .value.lines.filter(({ action }) => action === 'tested')
            .map(({ brand }) => brand)
        : answer.statusCode;
    };

    expect(await read(viewer)).toEqual(['lagoon']);
    expect(await read(viewer, '&brand=pavilion')).toBe(403);
    expect(await read(chief)).toEqual([null, 'lagoon', 'pavilion']);
    expect(await read(chief, '&brand=pavilion')).toEqual(['pavilion']);
    expect(await read(chief, '&before=nothing')).toBe(400);
    expect(await read(chief, '&page=2')).toBe(400);
  });

  it('says that it is whole, to operators and to this machine', async () => {
    const told = await staffRequest(app, { url: '/staff/audit/verify', as: local });

    expect(told.json()).toMatchObject({ value: { ok: true, firstBad: null } });
    expect((await operate('GET', '/audit/verify')).json()).toMatchObject({ value: { ok: true } });
    expect((await operate('GET', '/audit/verify', undefined, 'x'.repeat(40))).statusCode).toBe(401);
  });
});

describe('whoever has this machine', () => {
  it('invites the first admin and gives a new start, with its token and not without', async () => {
    const body = { name: 'first', displayName: 'First', roles: { '*': 'admin' }, reason, who: 'root' };

    expect((await operate('POST', '/operators', body, 'x'.repeat(40))).json()).toMatchObject({ code: 'registry.token_refused' });
    const first = (await operate('POST', '/operators', body)).json<{ value: IssuedEnrolment }>().value;
    expect(first.enrolment.address).toContain('/enrol/');
    expect(await lastEntry()).toMatchObject({ who: 'cli:root', action: 'operators.invited' });
    const again = (await operate('POST', '/operators/first/recover', { who: 'root', reason })).json<{
      value: IssuedEnrolment;
    }>().value;
    expect((await enrolment(first.enrolment.address)).statusCode).toBe(404);
    expect((await enrolment(again.enrolment.address)).statusCode).toBe(200);
    expect((await operate('POST', '/operators/nobody/recover', { who: 'root', reason })).statusCode).toBe(404);
  });
});

describe('the demo operator', () => {
  const signIn = async (to: TestApp) => {
    const { code } = (
      await to.requestPrivate({
        method: 'GET',
        url: '/operators/asha/code',
        headers: { authorization: `Bearer ${operatorToken(app)}` },
      })
    ).json<{
      value?: { code: string };
    }>().value ?? { code: '000000' };
    return staffRequest(to, {
      method: 'POST',
      url: '/staff/session',
      remoteAddress: nextAddress(),
      payload: { name: 'asha', password: 'Lantern#2026', code },
    });
  };

  it('is there to try everything with, code and all', async () => {
    expect((await signIn(app)).json()).toMatchObject({ value: { operator: { name: 'asha', roles: { '*': 'admin' } } } });
    expect((await operate('GET', '/operators/chief/code')).statusCode).toBe(404);
  });

  it('is nobody in production, where its open sessions are dead too', async () => {
    await forgetUsedCodes(app, 'asha');
    const session = await signIn(app);
    expect(session.statusCode).toBe(200);
    const platform = { ...app.platform, config: { ...app.platform.config, production: true } };
    const gateway = await anotherGateway(app.platform, { config: platform.config });
    const production: TestApp = { ...app, platform, gateway, requestPrivate: (options) => gateway.privateServer.inject(options) };
    const cookie = String(session.headers['set-cookie']).split(';', 1)[0] ?? '';

    const [again, before] = [
      await signIn(production),
      await staffRequest(production, { url: '/staff/session', headers: { cookie } }),
    ];
    await gateway.close();

    expect(again.json()).toMatchObject({ code: 'auth.wrong_credentials' });
    expect(before.statusCode).toBe(401);
  });
});
