import { sql } from 'kysely';
import { messagesTo, PASSWORD, requestSealed, solveCaptcha, testApp, type TestApp } from '../../../platform/testing';
import { createCaptchas } from './captchas';

let gateway: TestApp;
beforeAll(async () => (gateway = await testApp()));
afterAll(() => gateway.close());

const HOME = '103.4.145.2';
const OTHER = '81.2.69.160';
const EASY_WORK = { puzzles: 16, bits: 6 };
let people = 0;
/** Each thief has a network of their own: an address has twenty wrong ones a minute for everybody. */
let thief = '';
beforeEach(() => (thief = `10.${(people += 1)}.66.1`));

async function member(): Promise<{ username: string; mail: string }> {
  const username = `owner${(people += 1)}`;
  const mail = `${username}@mail.example`;
  await gateway.gateway.services.members.create({
    brand: 'pavilion',
    account: username,
    type: 0,
    password: PASSWORD,
    profile: { email: mail },
  });
  return { username, mail };
}

interface Way {
  password?: string;
  from?: string;
  /** What the browser keeps. */
  cookie?: string | undefined;
  /** Whether they solve the picture. */
  captcha?: boolean;
}

/** Each was asked for elsewhere: whoever guesses has time. */
async function solvedCaptcha(): Promise<string> {
  const captchas = createCaptchas(gateway.platform.db, EASY_WORK);
  return solveCaptcha(await captchas.issue('pavilion', { address: `2001:db8:${(people += 1).toString(16)}:1::1` }, 'right'));
}

async function signIn(username: string, { password = PASSWORD, from = HOME, cookie, captcha = false }: Way = {}) {
  const solved = captcha ? { captcha: 'right', captchaId: await solvedCaptcha() } : {};
  const withCookie: TestApp = {
    ...gateway,
    request: ({ headers, ...options }) => gateway.request({ ...options, headers: { ...headers, ...(cookie && { cookie }) } }),
  };
  const answer = await requestSealed(withCookie, {
    method: 'POST',
    url: '/wps/session/login',
    payload: { username, password, ...solved },
    remoteAddress: from,
  });
  const set = String(answer.headers['set-cookie']).split(';')[0];
  const { code, details } = answer.json();
  return { ok: answer.statusCode === 200, code: code as string | undefined, details, cookie: set };
}
const guess = async (username: string, times: number, from = thief, way: Way = {}) => {
  const told: (string | undefined)[] = [];
  for (let n = 0; n < times; n += 1)
    told.push((await signIn(username, { password: `guess number ${n}`, from, captcha: true, ...way })).code);
  return told;
};

describe('a stranger who types five wrong passwords for somebody', () => {
  it('locks the network that they type them from, and nobody else', async () => {
    const { username } = await member();

    expect((await guess(username, 5)).at(-1)).toBe('auth.locked');

    expect((await signIn(username, { from: thief.replace(/1$/, '99'), captcha: true })).code).toBe('auth.locked');
    expect((await signIn(username)).ok).toBe(true);
  });

  it('does not keep the owner out who shares their network, on a browser that they used before', async () => {
    const { username } = await member();
    const { cookie } = await signIn(username, { from: thief });
    await guess(username, 6);

    expect((await signIn(username, { from: thief, captcha: true })).code).toBe('auth.locked');
    expect((await signIn(username, { from: thief, cookie })).ok).toBe(true);
  });

  it('gets no more tries with a mark of their own, or with one of somebody else', async () => {
    const [{ username }, other] = [await member(), await member()];
    const { cookie } = await signIn(other.username, { from: thief });

    expect((await guess(username, 6, thief, { cookie })).slice(-2)).toEqual(['auth.locked', 'auth.locked']);
    expect((await signIn(username, { from: thief, cookie: `pavilion-device=${'A'.repeat(32)}`, captcha: true })).code).toBe(
      'auth.locked',
    );
  });

  it('is bounded on a browser that the owner used, too, and locks only that one', async () => {
    const { username } = await member();
    const { cookie } = await signIn(username, { from: OTHER });

    expect((await guess(username, 5, OTHER, { cookie })).at(-1)).toBe('auth.locked');
    expect((await signIn(username, { from: OTHER, cookie, captcha: true })).code).toBe('auth.locked');
    expect((await signIn(username)).ok).toBe(true);
  });

  it('leads to one mail a day to the owner, and to none for a name that nobody has', async () => {
    const { username, mail } = await member();
    const outbox = async () => {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from outbox where template = 'sign-in.locked'`.execute(gateway.platform.db);
      return rows[0]?.count;
    };
    const before = (await outbox()) ?? 0;
    await guess(username, 5);
    await guess(username, 5, '10.200.0.1');
    await guess('nobody-at-all', 5);

    const told = await messagesTo(gateway, mail);
    expect(told.map(({ template }) => template)).toEqual(['sign-in.locked']);
    expect(told[0]?.text).toContain(thief.replace(/\.1$/, ''));
    // The one that nobody gets costs the same.
    expect(await outbox()).toBe(before + 2);
  });
});

describe('guesses from everywhere', () => {
  /** As many networks have guessed already, without the time that it takes. */
  const alreadyGuessed = (username: string, times: number) =>
    sql`insert into sign_in_guards (brand, account_key, purpose, failures, recent)
      values ('pavilion', ${username}, 'password', ${times}, array[now()])`.execute(gateway.platform.db);

  it('meet a picture after ten, at places that never guessed', async () => {
    const { username } = await member();
    for (let n = 0; n < 10; n += 1) await guess(username, 1, `11.${n}.7.7`);

    expect((await signIn(username, { password: 'guess again', from: '11.99.7.7' })).code).toBe('auth.captcha_required');
  });

  it('end at a hundred: from then on only recovery, or a browser that the owner used', async () => {
    const { username } = await member();
    const { cookie } = await signIn(username, { from: HOME });
    await alreadyGuessed(username, 99);

    await guess(username, 1, '11.50.1.1');
    expect((await signIn(username, { from: '11.51.1.1', captcha: true })).code).toBe('auth.recovery_only');
    expect((await signIn(username, { from: HOME, cookie })).ok).toBe(true);
  });

  it('are counted under one name, whichever letters the database takes for the same', async () => {
    const { username } = await member();
    const { members } = gateway.gateway.services;
    const find = members.byAccount.bind(members);
    // As where the database lowers İ to i; here it does not.
    const finds = jest.spyOn(members, 'byAccount').mockImplementation((brand, name) => find(brand, name.replace('İ', 'o')));
    await guess(username, 2);
    const told = await guess(`İ${username.slice(1)}`, 3);
    finds.mockRestore();

    expect(told).toEqual(['auth.wrong_credentials', 'auth.wrong_credentials', 'auth.locked']);
  });

  it('are counted also when they arrive at the same moment', async () => {
    const { username } = await member();
    await alreadyGuessed(username, 97);

    const told = await Promise.all(
      Array.from({ length: 8 }, (_, n) => signIn(username, { password: `guess ${n}`, from: `11.7${n}.1.1`, captcha: true })),
    );

    expect(told.filter(({ code }) => code === 'auth.wrong_credentials')).toHaveLength(3);
    expect(told.filter(({ code }) => code === 'auth.recovery_only')).toHaveLength(5);
  });
});

describe('recovery, which is what then helps', () => {
  const forget = (username: string, email: string) =>
    gateway.request({
      method: 'POST',
      url: '/wps/member/password/email',
      payload: { username, email },
      remoteAddress: `10.${(people += 1)}.77.1`,
    });
  const letTimePass = () => sql`update share_uses set at = at - interval '11 minutes'`.execute(gateway.platform.db);
  const askOften = async (username: string, email: string) => {
    const statuses = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await forget(username, email)).statusCode);
      await letTimePass();
    }
    return statuses;
  };

  it('is not used up by a stranger who types the name, with a mail that is not the owner’s', async () => {
    const { username, mail } = await member();

    expect(await askOften(username, 'stranger@evil.example')).toEqual([200, 200, 200, 200, 200, 429]);

    expect((await forget(username, mail)).statusCode).toBe(200);
    expect((await messagesTo(gateway, mail)).map(({ template }) => template)).toEqual(['password.link']);
  });

  it('tells nobody by its limits whether the mail is the owner’s', async () => {
    const { username, mail } = await member();

    expect(await askOften(username, mail)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

it('whoever holds a stolen session and guesses the password there locks nobody out of signing in', async () => {
  const { username } = await member();
  const signedIn = await requestSealed(gateway, {
    method: 'POST',
    url: '/wps/session/login',
    payload: { username, password: PASSWORD },
    remoteAddress: thief,
  });
  const { token } = signedIn.json().value;
  const wrong = { oldPassword: 'guess guess', newPassword: 'Crowbar 99 night', confirmNewPassword: 'Crowbar 99 night' };
  for (let n = 0; n < 6; n += 1)
    await requestSealed(gateway, { method: 'PUT', url: '/wps/member/password', payload: wrong, token, remoteAddress: thief });

  expect((await signIn(username, { from: thief })).ok).toBe(true);
});
