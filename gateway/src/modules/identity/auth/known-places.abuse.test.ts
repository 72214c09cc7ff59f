import { sql } from 'kysely';
import { PASSWORD, requestSealed, setFlags, testApp, type TestApp } from '../../../platform/testing';
import { SECOND, victimsOf } from './stolen-fixture';

let gateway: TestApp;
beforeAll(async () => (gateway = await testApp()));
afterAll(() => gateway.close());
const { victim, forget, linkSentTo, resetBy } = victimsOf(() => gateway);

describe('a browser and a network that a thief used', () => {
  const THIEF_HOME = '81.2.69.160';
  const OWNERS = '103.4.145.2';
  const withCookie = (cookie?: string): TestApp => ({
    ...gateway,
    request: ({ headers, ...options }) => gateway.request({ ...options, headers: { ...headers, ...(cookie && { cookie }) } }),
  });
  const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie']).split(';')[0];
  const signInAt = (username: string, password: string, remoteAddress: string, cookie?: string) =>
    requestSealed(withCookie(cookie), {
      method: 'POST',
      url: '/wps/session/login',
      payload: { username, password },
      remoteAddress,
    });
  /** From a hundred wrong ones on, only browsers that are known get in. */
  const isKnownBrowser = async (username: string, password: string, cookie: string | undefined, from: string) => {
    await sql`insert into sign_in_guards (brand, account_key, purpose, failures, recent)
      values ('pavilion', ${username}, 'password', 100, array[now()])
      on conflict (brand, account_key, purpose) do update set failures = 100`.execute(gateway.platform.db);
    const { statusCode, body } = await signInAt(username, password, from, cookie);
    await sql`delete from sign_in_guards where account_key = ${username}`.execute(gateway.platform.db);
    if (statusCode !== 200) expect(body).toContain('auth.recovery_only');
    return statusCode === 200;
  };
  const isKnownNetwork = async (username: string, password: string, from: string) => {
    await setFlags(gateway, { SIGNINCHECK: true });
    const { statusCode, body } = await signInAt(username, password, from);
    await setFlags(gateway, { SIGNINCHECK: false });
    if (statusCode !== 200) expect(body).toContain('auth.challenge_required');
    return statusCode === 200;
  };
  const proof = { way: 'payment-password', answer: SECOND };
  const NEXT = 'Another 55 lamp';
  const changes = { newPassword: NEXT, confirmNewPassword: NEXT, proof };

  it('are not known by a stolen session alone', async () => {
    const { username, token } = await victim();
    const { code } = (await gateway.request({ method: 'POST', url: '/wps/session/code/issue', token, payload: {} })).json().value;
    const redeemed = await gateway.request({
      method: 'POST',
      url: '/wps/session/code',
      payload: { code },
      remoteAddress: THIEF_HOME,
    });

    expect(redeemed.statusCode).toBe(200);
    expect(await isKnownNetwork(username, PASSWORD, THIEF_HOME)).toBe(false);
    expect(await isKnownBrowser(username, PASSWORD, cookieOf(redeemed), THIEF_HOME)).toBe(false);
  });

  it('are strange again once the owner changes the password, and the owner’s own stay known', async () => {
    const { username } = await victim();
    const thief = await signInAt(username, PASSWORD, THIEF_HOME);
    const owner = await signInAt(username, PASSWORD, OWNERS);
    const changed = await requestSealed(withCookie(cookieOf(owner)), {
      method: 'PUT',
      url: '/wps/member/password',
      token: owner.json().value.token,
      payload: { oldPassword: PASSWORD, ...changes },
      remoteAddress: OWNERS,
    });

    expect(changed.statusCode).toBe(200);
    expect(await isKnownNetwork(username, NEXT, THIEF_HOME)).toBe(false);
    expect(await isKnownBrowser(username, NEXT, cookieOf(thief), THIEF_HOME)).toBe(false);
    expect(await isKnownNetwork(username, NEXT, OWNERS)).toBe(true);
    expect(await isKnownBrowser(username, NEXT, cookieOf(owner), OWNERS)).toBe(true);
  });

  it('are strange again once the owner recovers the account', async () => {
    const { username, mail } = await victim();
    const thief = await signInAt(username, PASSWORD, THIEF_HOME);
    await forget({ username, mail });
    expect((await resetBy(await linkSentTo(mail), NEXT)).statusCode).toBe(200);

    expect(await isKnownNetwork(username, NEXT, THIEF_HOME)).toBe(false);
    expect(await isKnownBrowser(username, NEXT, cookieOf(thief), THIEF_HOME)).toBe(false);
  });
});
