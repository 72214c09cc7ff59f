import { sql } from 'kysely';
import { createPasswords } from '../../../platform/crypto';
import {
  anotherGateway,
  PASSWORD,
  differentCpuTimes,
  registerPlayer,
  requestSealed,
  testApp,
  type TestApp,
} from '../../../platform/testing';
import { createCaptchas } from './captchas';

let gateway: TestApp;
beforeAll(async () => (gateway = await testApp({ passwords: createPasswords() })));
afterAll(() => gateway.close());

let host = 0;
/** Every test signs in from an address of its own, because addresses are counted too. */
const nextAddress = () => `10.0.${(host += 1)}.7`;

interface Attempt {
  username: string;
  password?: string;
  captcha?: string;
  captchaId?: string;
  area?: 'agent';
}
const signInFrom = (remoteAddress: string, attempt: Attempt, to: TestApp = gateway, brand = 'pavilion') =>
  requestSealed(to, {
    method: 'POST',
    url: '/wps/session/login',
    payload: { password: PASSWORD, ...attempt },
    remoteAddress,
    brand,
  });
/** Captchas have tests of their own. */
const NO_WORK = { puzzles: 0, bits: 0 };
const solved = async () => {
  const { captchaId } = await createCaptchas(gateway.platform.db, NO_WORK).issue(
    'pavilion',
    { address: nextAddress(), kind: 'digits' },
    'right',
  );
  return { captcha: 'RIGHT', captchaId };
};
const failTimes = async (username: string, times: number, address: string) => {
  for (let n = 0; n < times; n += 1) {
    const answer = await signInFrom(address, { username, password: 'wrong guess', ...(n >= 3 && (await solved())) });
    if (n + 1 === times) return answer;
  }
  throw new Error('at least once');
};
const letTimePass = (username: string, interval: string) =>
  sql`update sign_in_guards set locked_until = locked_until - ${interval}::interval,
      recent = array(select at - ${interval}::interval from unnest(recent) at) where starts_with(account_key, ${username})`.execute(
    gateway.platform.db,
  );

describe('a member', () => {
  it('signs in with the right password, in whatever case they write their name', async () => {
    await registerPlayer(gateway, 'Shapla1');

    const answer = await signInFrom(nextAddress(), { username: 'sHAPLA1' });

    expect(answer.statusCode).toBe(200);
    expect(answer.json().value).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      firstTimeLogin: false,
      passwordExpired: false,
    });
  });

  it('is shown where and when they signed in before', async () => {
    const first = await registerPlayer(gateway, 'shapla2');
    const { token } = (await signInFrom('10.9.9.9', { username: 'shapla2' })).json().value;
    const infoOf = async (held: string) => (await gateway.request({ url: '/wps/member/info', token: held })).json().value;

    expect(await infoOf(first)).not.toHaveProperty('previousSignIn');
    expect((await infoOf(token)).previousSignIn).toEqual({ at: expect.any(String), device: '', address: '127.0.0.1' });
  });

  it('is asked for a new password when somebody else chose theirs', async () => {
    const { members } = gateway.gateway.services;
    await members.create({ brand: 'pavilion', account: 'given1', type: 0, password: PASSWORD, mustChange: true });

    expect((await signInFrom(nextAddress(), { username: 'given1' })).json().value).toMatchObject({
      passwordExpired: true,
      firstTimeLogin: true,
    });
  });

  it('who is no agent is refused where only agents may sign in', async () => {
    await registerPlayer(gateway, 'shapla3');

    expect((await signInFrom(nextAddress(), { username: 'shapla3', area: 'agent' })).json()).toMatchObject({
      code: 'auth.non_agent',
    });
  });

  it('who is locked cannot sign in, and the token they had is dead', async () => {
    const token = await registerPlayer(gateway, 'locked1');
    await gateway.platform.db.updateTable('members').set({ status: 'locked' }).where('account', '=', 'locked1').execute();

    expect((await signInFrom(nextAddress(), { username: 'locked1' })).json()).toMatchObject({ code: 'auth.blocked' });
    expect((await gateway.request({ url: '/wps/member/info', token })).statusCode).toBe(401);
  });

  it.each([
    ['who closed their account', { status: 'closed' }],
    ['whose account is for playing for free', { type: 4 }],
  ] as const)('%s is no member who could sign in', async (who, change) => {
    const account = `ended${who.length}`;
    await registerPlayer(gateway, account);
    await gateway.platform.db.updateTable('members').set(change).where('account', '=', account).execute();

    expect((await signInFrom(nextAddress(), { username: account })).json()).toMatchObject({
      code: 'auth.non_member',
      message: 'Non-member accounts cannot log in here.',
    });
  });

  it('who is an agent signs in at both doors', async () => {
    const { members } = gateway.gateway.services;
    await members.create({ brand: 'pavilion', account: 'leader1', type: 41, password: PASSWORD });

    expect((await signInFrom(nextAddress(), { username: 'leader1', area: 'agent' })).statusCode).toBe(200);
    expect((await signInFrom(nextAddress(), { username: 'leader1' })).statusCode).toBe(200);
  });

  it('is told which fields are missing, for each way to sign in', async () => {
    const send = async (payload: object) =>
      (await requestSealed(gateway, { method: 'POST', url: '/wps/session/login', payload })).json().fields;

    expect(Object.keys(await send({ username: 'shapla1' }))).toEqual(expect.arrayContaining(['password']));
    expect(Object.keys(await send({ type: 'sms', mobileNum: '01711223344' }))).toEqual(
      expect.arrayContaining(['countryDialingCode', 'verificationCode']),
    );
  });

  it('is told of a wrong form, and of nothing else about a name', async () => {
    const answer = await signInFrom(nextAddress(), { username: 'has space' });

    expect(answer.json()).toMatchObject({ code: 'auth.unknown_name', message: 'Username/Email does not exist.' });
  });
});

describe.each([
  ['a name that exists', 'exists'],
  ['a name that does not exist', 'nobody'],
])('wrong passwords for %s', (_, prefix) => {
  const person = async (suffix: string) => {
    const username = `${prefix}${suffix}`;
    if (prefix === 'exists') await registerPlayer(gateway, username);
    return username;
  };

  it('lead to a captcha after the third', async () => {
    const username = await person('captcha');
    const address = nextAddress();

    expect((await failTimes(username, 2, address)).json()).toMatchObject({
      code: 'auth.wrong_credentials',
      details: { captcha: false },
    });
    expect((await failTimes(username, 1, address)).json()).toMatchObject({
      code: 'auth.wrong_credentials',
      details: { captcha: true },
    });
    const without = await signInFrom(address, { username });
    expect(without.statusCode).toBe(401);
    expect(without.json()).toMatchObject({ code: 'auth.captcha_required', details: { captcha: true } });
    const misread = await signInFrom(address, { username, ...(await solved()), captcha: 'wrong' });
    expect(misread.json()).toMatchObject({ code: 'auth.captcha_wrong' });
  });

  it('lock for five minutes at the fifth, even for the right password, in every gateway and after a restart', async () => {
    const username = await person('lock');
    const address = nextAddress();

    const fifth = await failTimes(username, 5, address);
    expect(fifth.statusCode).toBe(429);
    expect(fifth.json()).toMatchObject({
      code: 'auth.locked',
      details: { minutes: 5 },
      message: 'Too many requests, try again after 5 minutes.',
    });
    expect(fifth.headers['retry-after']).toBe('300');

    const restarted = await anotherGateway(gateway.platform);
    const answer = await signInFrom(
      address,
      { username, ...(await solved()) },
      {
        ...gateway,
        request: ({ brand = 'pavilion', headers, ...options }) =>
          restarted.site.inject({ ...options, headers: { host: `${brand}.localhost`, ...headers } }),
      },
    );
    await restarted.close();
    expect(answer.json()).toMatchObject({ code: 'auth.locked' });
  });

  it('lock for thirty minutes at the tenth within thirty', async () => {
    const username = await person('lock10');
    const address = nextAddress();
    await failTimes(username, 5, address);
    await letTimePass(username, '6 minutes');
    for (let n = 6; n < 10; n += 1) await signInFrom(address, { username, password: 'wrong guess', ...(await solved()) });

    const tenth = await signInFrom(address, { username, password: 'wrong guess', ...(await solved()) });

    expect(tenth.json()).toMatchObject({ code: 'auth.locked', details: { minutes: 30 } });
  });

  it('leave only recovery after a hundred', async () => {
    const username = await person('hundred');
    await failTimes(username, 1, nextAddress());
    await sql`update sign_in_guards set failures = 100 where account_key = ${username}`.execute(gateway.platform.db);

    expect((await signInFrom(nextAddress(), { username, ...(await solved()) })).json()).toMatchObject({
      code: 'auth.recovery_only',
    });
  });

  it('sent all at once get no more tries than one after another', async () => {
    const username = await person('burst');
    const address = nextAddress();

    const answers = await Promise.all(Array.from({ length: 12 }, () => signInFrom(address, { username, password: 'wrong guess' })));

    const tried = answers.filter((answer) => answer.json().code === 'auth.wrong_credentials');
    expect(tried).toHaveLength(3);
    expect(answers.filter((answer) => answer.json().code === 'auth.captcha_required')).toHaveLength(9);
  });
});

describe('signing in', () => {
  it('answers the same about a name that exists and one that does not', async () => {
    await registerPlayer(gateway, 'mirror1');

    const [known, unknown] = [await failTimes('mirror1', 1, nextAddress()), await failTimes('mirror2', 1, nextAddress())];

    expect(unknown.body).toBe(known.body);
    expect(unknown.statusCode).toBe(known.statusCode);
  });

  it('takes as long for a name that does not exist', async () => {
    await registerPlayer(gateway, 'clock1');
    const guess = async (username: string) => {
      await signInFrom(nextAddress(), { username, password: 'wrong guess' });
      await sql`delete from sign_in_guards`.execute(gateway.platform.db);
    };

    const told = await differentCpuTimes({
      known: () => guess('clock1'),
      unknown: (round) => guess(`clockless${round}`),
    });

    expect(told).toBeUndefined();
  });

  it('forgets the wrong ones after a right one', async () => {
    await registerPlayer(gateway, 'forgive1');
    const address = nextAddress();
    await failTimes('forgive1', 4, address);

    expect((await signInFrom(address, { username: 'forgive1', ...(await solved()) })).statusCode).toBe(200);
    expect((await failTimes('forgive1', 1, address)).json()).toMatchObject({ details: { captcha: false } });
  });

  it('takes each captcha once', async () => {
    await registerPlayer(gateway, 'twice1');
    const address = nextAddress();
    await failTimes('twice1', 3, address);
    const picture = await solved();
    await signInFrom(address, { username: 'twice1', password: 'wrong guess', ...picture });

    expect((await signInFrom(address, { username: 'twice1', ...picture })).json()).toMatchObject({ code: 'auth.captcha_wrong' });
  });

  it('refuses the twenty-first wrong password of a minute from one address, whatever the names', async () => {
    const address = nextAddress();
    for (let n = 0; n < 20; n += 1) await signInFrom(address, { username: `sweep${n}`, password: 'wrong guess' });

    const answer = await signInFrom(address, { username: 'sweep20', password: 'wrong guess' });

    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signInFrom(nextAddress(), { username: 'sweep20', password: 'wrong guess' })).statusCode).toBe(401);
  });
});

describe('the same name in two brands', () => {
  it('is two people, and the token of one opens nothing in the other', async () => {
    const here = await registerPlayer(gateway, 'twinname');
    const there = await registerPlayer(
      gateway,
      'twinname',
      { password: 'coral1234', confirmPassword: 'coral1234', email: 't@lagoon.example' },
      'lagoon',
    );
    const idOf = async (token: string, brand: string) =>
      (await gateway.request({ url: '/wps/member/info', token, brand })).json().value?.id;

    expect(await idOf(here, 'pavilion')).not.toBe(await idOf(there, 'lagoon'));
    expect((await gateway.request({ url: '/wps/member/info', token: here, brand: 'lagoon' })).statusCode).toBe(401);
    expect((await signInFrom(nextAddress(), { username: 'twinname' }, gateway, 'lagoon')).statusCode).toBe(401);
  });
});
