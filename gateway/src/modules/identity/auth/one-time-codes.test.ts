import { sql } from 'kysely';
import {
  anotherGateway,
  PASSWORD,
  startFreePlay,
  registerPlayer,
  requestSealed,
  testApp,
  type TestApp,
} from '../../../platform/testing';

let gateway: TestApp;
beforeAll(async () => (gateway = await testApp()));
afterAll(() => gateway.close());

const issue = async (token: string) =>
  (await gateway.request({ method: 'POST', url: '/wps/session/code/issue', token, payload: {} })).json().value as {
    code: string;
    seconds: number;
  };
const redeem = (code: string, brand = 'pavilion') =>
  gateway.request({ method: 'POST', url: '/wps/session/code', payload: { code }, brand });
const accountOf = async (token: string) => (await gateway.request({ url: '/wps/member/info', token })).json().value?.account;

let stale = 0;
describe('a one-time code', () => {
  it('continues as the same member in a session of its own, which outlives the first', async () => {
    const token = await registerPlayer(gateway, 'carrier1');
    const { code, seconds } = await issue(token);
    expect(seconds).toBe(60);

    const { value } = (await redeem(code)).json();
    await gateway.request({ method: 'DELETE', url: '/wps/session/logout', token });

    expect(value.token).not.toBe(token);
    expect(await accountOf(value.token)).toBe('carrier1');
    expect(await accountOf(token)).toBeUndefined();
  });

  it('is good once, however fast it is sent', async () => {
    const { code } = await issue(await registerPlayer(gateway, 'carrier2'));

    const answers = await Promise.all([1, 2, 3, 4].map(() => redeem(code)));

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await redeem(code)).json()).toMatchObject({ code: 'auth.code_expired' });
  });

  it.each<[string, (token: string, account: string) => Promise<unknown>]>([
    ['a minute old', async () => sql`update one_time_codes set expires_at = now()`.execute(gateway.platform.db)],
    [
      'of somebody who signed out meanwhile',
      async (token) => gateway.request({ method: 'DELETE', url: '/wps/session/logout', token }),
    ],
    [
      'of somebody who changed their password meanwhile',
      async (token) =>
        requestSealed(gateway, {
          method: 'PUT',
          url: '/wps/member/password',
          token,
          payload: { oldPassword: PASSWORD, newPassword: 'Paddle 77 moon', confirmNewPassword: 'Paddle 77 moon' },
        }),
    ],
    [
      'of somebody who was locked meanwhile',
      async (_, account) =>
        gateway.platform.db.updateTable('members').set({ status: 'locked' }).where('account', '=', account).execute(),
    ],
  ])('that is %s opens nothing', async (_, change) => {
    const account = `stale${(stale += 1)}`;
    const token = await registerPlayer(gateway, account);
    const { code } = await issue(token);
    await change(token, account);

    const answer = await redeem(code);

    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'auth.code_expired' });
  });

  it('belongs to its brand, and is not used up by being tried in another', async () => {
    const { code } = await issue(await registerPlayer(gateway, 'carrier3'));

    expect((await redeem(code, 'lagoon')).json()).toMatchObject({ code: 'auth.code_expired' });
    expect((await redeem(code)).statusCode).toBe(200);
  });

  it('carries a trial player’s play money to another window', async () => {
    const token = await startFreePlay(gateway, 'device-0123456789-carrier');

    const { value } = (await redeem((await issue(token)).code)).json();

    expect(await accountOf(value.token)).toBe(await accountOf(token));
  });

  it('is kept as a hash, and redeemed by another gateway', async () => {
    const { code } = await issue(await registerPlayer(gateway, 'carrier4'));
    const rows = await gateway.platform.db.selectFrom('one_time_codes').select('code_hash').execute();
    expect(rows.some(({ code_hash }) => code_hash.toString('base64url') === code)).toBe(false);

    const other = await anotherGateway(gateway.platform);
    const there = await other.site.inject({
      method: 'POST',
      url: '/wps/session/code',
      headers: { host: 'pavilion.localhost' },
      payload: { code },
    });
    await other.close();

    expect(there.statusCode).toBe(200);
  });

  it('says whose it is before it is used, and stays good', async () => {
    const { code } = await issue(await registerPlayer(gateway, 'carrier5'));
    const owner = () => gateway.request({ method: 'POST', url: '/wps/session/code/owner', payload: { code } });

    expect((await owner()).json().value).toEqual({ account: 'carrier5', bound: false });
    expect((await redeem(code)).statusCode).toBe(200);
    expect((await owner()).json()).toMatchObject({ code: 'auth.code_expired' });
  });

  it('is not given to visitors', async () => {
    expect((await gateway.request({ method: 'POST', url: '/wps/session/code/issue', payload: {} })).statusCode).toBe(401);
  });
});
