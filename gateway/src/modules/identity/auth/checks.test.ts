import type { LightMyRequestResponse } from 'fastify';
import type { ChallengeRequired } from '@pavilion/api/auth';
import { sql } from 'kysely';
import { createPasswords } from '../../../platform/crypto';
import {
  anotherGateway,
  PASSWORD,
  differentCpuTimes,
  requestSealed,
  setFlags,
  testApp,
  type TestApp,
} from '../../../platform/testing';

let gateway: TestApp;
beforeAll(async () => {
  gateway = await testApp({ passwords: createPasswords() });
  await setFlags(gateway, { SIGNINCHECK: true });
});
afterAll(() => gateway.close());

const HOME = '103.4.145.2';
const ABROAD = '81.2.69.160';
const SECOND = '730519';
const NUMBER = '+8801711223344';
let numbers = 0;

/** A member who signed in from home once. */
const member = async (
  account: string,
  profile: Record<string, string> = { email: `${account}@mail.example`, payeeName: 'Rahima Akter' },
) => {
  const { members } = gateway.gateway.services;
  const phone = NUMBER.replace(/.{4}$/, String(1000 + (numbers += 1)));
  const created = await members.create({
    brand: 'pavilion',
    account,
    type: 0,
    password: PASSWORD,
    paymentPassword: SECOND,
    profile,
    phone,
  });
  await sql`insert into member_networks (member_id, network) values (${created.id}, sign_in_network(${HOME}))`.execute(
    gateway.platform.db,
  );
  return { ...created, phone };
};
const signIn = (username: string, remoteAddress = ABROAD, to = gateway) =>
  requestSealed(to, { method: 'POST', url: '/wps/session/login', payload: { username, password: PASSWORD }, remoteAddress });
const checkOf = (answer: LightMyRequestResponse) => answer.json<{ details: ChallengeRequired }>().details;
const asked = async (username: string, from = ABROAD) => checkOf(await signIn(username, from)).challenge;
const answer = (payload: { challenge: string; way: string; answer: string }, remoteAddress = ABROAD, brand = 'pavilion') =>
  requestSealed(gateway, { method: 'POST', url: '/wps/session/login/check', payload, remoteAddress, brand });
const sendCode = (payload: { challenge: string; way: string }, remoteAddress = ABROAD) =>
  gateway.request({ method: 'POST', url: '/wps/session/login/check/code', payload, remoteAddress });
/** The code that the latest message to somebody carries. */
const codeSentTo = async (to: string) => {
  const [line] = await gateway.gateway.services.outbox.readSandbox(to);
  return /\b\d{6}\b/.exec(JSON.stringify(line))?.[0] ?? '';
};

describe('a member who signs in from a network that is new for them', () => {
  it('is asked for more, and told where codes can go, masked', async () => {
    const { phone } = await member('rover1');

    const needed = await signIn('rover1');

    expect(needed.statusCode).toBe(401);
    expect(needed.json()).toMatchObject({ code: 'auth.challenge_required', message: 'Please complete verification first.' });
    const { ways } = checkOf(needed);
    expect(ways.map(({ way }) => way)).toEqual(['sms', 'mail', 'payment-password']);
    expect(ways.map(({ target }) => target).join(' ')).not.toContain(phone.slice(-8, -3));
    expect(needed.body).not.toContain('rover1@mail');
    expect(needed.body).not.toContain('Rahima');
  });

  it.each([
    ['home', HOME],
    ['the neighbourhood of home', '103.4.145.250'],
    ['home, spelt as a mapped address', `::ffff:${HOME}`],
  ])('is not asked at %s', async (where, address) => {
    const account = `stayer${where.length}`;
    await member(account);

    expect((await signIn(account, address)).statusCode).toBe(200);
  });

  it('knows neighbours of the sixth generation by /48', async () => {
    await member('sixth1');
    const challenge = await asked('sixth1', '2001:db8:1:2::1');
    await answer({ challenge, way: 'payment-password', answer: SECOND }, '2001:db8:1:2::1');

    expect((await signIn('sixth1', '2001:db8:1:ffff::9')).statusCode).toBe(200);
    expect((await signIn('sixth1', '2001:db8:2:2::1')).json()).toMatchObject({ code: 'auth.challenge_required' });
  });

  it('is let in who has nothing to be asked for, and by the same answer as ever where the brand asks nothing', async () => {
    const { members } = gateway.gateway.services;
    await members.create({ brand: 'pavilion', account: 'bare1', type: 0, password: PASSWORD });
    await member('calm1');

    expect((await signIn('bare1')).statusCode).toBe(200);
    await setFlags(gateway, { SIGNINCHECK: false });
    expect((await signIn('calm1')).statusCode).toBe(200);
    await setFlags(gateway, { SIGNINCHECK: true });
  });

  it('is not told of a check who has the wrong password', async () => {
    await member('guarded1');

    const wrong = await requestSealed(gateway, {
      method: 'POST',
      url: '/wps/session/login',
      payload: { username: 'guarded1', password: 'wrong guess' },
      remoteAddress: ABROAD,
    });

    expect(wrong.json()).toMatchObject({ code: 'auth.wrong_credentials' });
    expect(wrong.body).not.toContain('challenge');
  });
});

describe('the answer to a check', () => {
  it.each(['sms', 'mail'] as const)('by the code that came by %s signs in, and the network is known from then on', async (way) => {
    const account = `coded${way}`;
    const { phone } = await member(account);
    const challenge = await asked(account);

    expect((await sendCode({ challenge, way })).json().value).toEqual({ expiredMinutes: 1 });
    const code = await codeSentTo(way === 'sms' ? phone : `${account}@mail.example`);
    expect(code).toMatch(/^\d{6}$/);
    expect((await answer({ challenge, way, answer: code })).json().value).toMatchObject({ token: expect.any(String) });
    expect((await signIn(account)).statusCode).toBe(200);
  });

  it('is never the name on the bank account, which others know', async () => {
    await member('named1');

    const typed = { challenge: await asked('named1'), way: 'bank-name', answer: 'Rahima Akter' };
    expect((await answer(typed)).statusCode).toBe(400);
  });

  it('is taken once', async () => {
    await member('once1');
    const challenge = await asked('once1');
    const typed = { challenge, way: 'payment-password', answer: SECOND };

    const answers = await Promise.all([answer(typed), answer(typed), answer(typed)]);

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await answer(typed)).json()).toMatchObject({ code: 'auth.challenge_expired' });
  });

  it('is taken five times, right or wrong', async () => {
    await member('fifth1');
    const challenge = await asked('fifth1');
    const left = [];
    for (let n = 0; n < 4; n += 1)
      left.push((await answer({ challenge, way: 'payment-password', answer: `guess ${n}` })).json().details.triesLeft);
    expect(left).toEqual([4, 3, 2, 1]);
    expect((await answer({ challenge, way: 'payment-password', answer: 'guess 5' })).json()).toMatchObject({ code: 'auth.locked' });

    expect((await answer({ challenge, way: 'payment-password', answer: SECOND })).json()).toMatchObject({
      code: 'auth.challenge_expired',
    });
  });

  it.each<[string, { from?: string; brand?: string; late?: boolean; challenge?: string }]>([
    ['from another address', { from: HOME }],
    ['in another brand', { brand: 'lagoon' }],
    ['after five minutes', { late: true }],
    ['to a challenge that nobody gave', { challenge: 'x'.repeat(43) }],
  ])('is refused %s', async (how, { from = ABROAD, brand = 'pavilion', late = false, challenge: other }) => {
    const account = `bound${how.length}`;
    await member(account);
    const challenge = other ?? (await asked(account));
    if (late) await sql`update sign_in_checks set expires_at = now()`.execute(gateway.platform.db);

    expect((await answer({ challenge, way: 'payment-password', answer: SECOND }, from, brand)).json()).toMatchObject({
      code: 'auth.challenge_expired',
    });
  });

  it('is refused by a way that was not offered', async () => {
    await member('offered1', { payeeName: 'Rahima Akter' });
    const challenge = await asked('offered1');

    expect((await answer({ challenge, way: 'authenticator', answer: '123456' })).json()).toMatchObject({
      code: 'request.invalid',
      fields: { way: 'request.invalid' },
    });
    expect((await sendCode({ challenge, way: 'mail' })).statusCode).toBe(400);
  });

  it('is worth nothing once the password was changed or the account locked', async () => {
    const { id } = await member('changed1');
    const first = await asked('changed1');
    await gateway.gateway.services.auth.endSessions('pavilion', id);
    expect((await answer({ challenge: first, way: 'payment-password', answer: SECOND })).json()).toMatchObject({
      code: 'auth.challenge_expired',
    });

    const second = await asked('changed1');
    await gateway.platform.db.updateTable('members').set({ status: 'locked' }).where('id', '=', id).execute();
    expect((await answer({ challenge: second, way: 'payment-password', answer: SECOND })).json()).toMatchObject({
      code: 'auth.blocked',
    });
  });

  it('is taken by another gateway and after a restart', async () => {
    await member('moved1');
    const challenge = await asked('moved1');
    const other = await anotherGateway(gateway.platform);

    const there = await requestSealed(
      {
        ...gateway,
        request: ({ headers, ...options }) =>
          other.site.inject({ ...options, headers: { host: 'pavilion.localhost', ...headers } }),
      },
      {
        method: 'POST',
        url: '/wps/session/login/check',
        payload: { challenge, way: 'payment-password', answer: SECOND },
        remoteAddress: ABROAD,
      },
    );
    await other.close();

    expect(there.statusCode).toBe(200);
  });

  it('carries along that the password has to be changed', async () => {
    const { id } = await member('carried1');
    await gateway.platform.db.updateTable('credentials').set({ must_change: true }).where('member_id', '=', id).execute();

    const { value } = (await answer({ challenge: await asked('carried1'), way: 'payment-password', answer: SECOND })).json();

    expect(value).toMatchObject({ passwordExpired: true, passwordFault: 'first' });
    expect((await gateway.request({ url: '/wps/member/sessions', token: value.token })).json()).toMatchObject({
      code: 'auth.password_change_required',
    });
  });
});

it('costs as much to refuse a name that does not exist, where members are checked', async () => {
  await member('clock2');
  const guess = async (username: string) => {
    await requestSealed(gateway, {
      method: 'POST',
      url: '/wps/session/login',
      payload: { username, password: 'wrong guess' },
      remoteAddress: ABROAD,
    });
    await sql`delete from sign_in_guards`.execute(gateway.platform.db);
    await sql`delete from share_uses`.execute(gateway.platform.db);
  };

  const told = await differentCpuTimes({ known: () => guess('clock2'), unknown: (round) => guess(`clockless${round}`) });

  expect(told).toBeUndefined();
});
