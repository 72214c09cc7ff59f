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

const signIn = async (username: string, password = PASSWORD) =>
  (await requestSealed(gateway, { method: 'POST', url: '/wps/session/login', payload: { username, password } })).json().value
    .token as string;
const statusOf = async (token: string) => (await gateway.request({ url: '/wps/member/info', token })).statusCode;
const changePassword = (token: string, typed: Record<string, string>) =>
  requestSealed(gateway, {
    method: 'PUT',
    url: '/wps/member/password',
    token,
    payload: { oldPassword: PASSWORD, newPassword: 'Paddle 77 moon', confirmNewPassword: 'Paddle 77 moon', ...typed },
  });

describe('a session', () => {
  it('ends at sign-out, for every gateway at the next request', async () => {
    const token = await registerPlayer(gateway, 'leaver1');
    const other = await anotherGateway(gateway.platform);
    const ended = new Promise((resolve) => gateway.platform.bus.on('session.ended').subscribe(resolve));

    await gateway.request({ method: 'DELETE', url: '/wps/session/logout', token });

    const elsewhere = await other.site.inject({
      url: '/wps/member/info',
      headers: { host: 'pavilion.localhost', authorization: `Bearer ${token}` },
    });
    await other.close();
    expect(elsewhere.statusCode).toBe(401);
    expect(await statusOf(token)).toBe(401);
    expect(await ended).toMatchObject({ brand: 'pavilion' });
  });

  it.each<[string, (token: string, account: string) => Promise<unknown>]>([
    ['a sign-out', async (token) => gateway.request({ method: 'DELETE', url: '/wps/session/logout', token })],
    ['another password', async (_, account) => changePassword(await signIn(account), {})],
    [
      'a lock',
      async (_, account) =>
        gateway.platform.db.updateTable('members').set({ status: 'locked' }).where('account', '=', account).execute(),
    ],
    [
      'being ended from another device',
      async (_, account) => {
        const other = await signIn(account);
        const { list } = (await gateway.request({ url: '/wps/member/sessions', token: other })).json().value;
        const { id } = list.find(({ current }: { current: boolean }) => !current);
        return gateway.request({ method: 'DELETE', url: `/wps/member/sessions/${id}`, token: other });
      },
    ],
  ])('is dead after %s at the next request, on two gateways of one database', async (how, end) => {
    const account = `mortal${how.length}`;
    const token = await registerPlayer(gateway, account);
    const others = await Promise.all([anotherGateway(gateway.platform), anotherGateway(gateway.platform)]);
    const statuses = () =>
      Promise.all(
        [gateway.gateway, ...others].map(
          async ({ site }) =>
            (
              await site.inject({
                url: '/wps/member/info',
                headers: { host: 'pavilion.localhost', authorization: `Bearer ${token}` },
              })
            ).statusCode,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200]);

    await end(token, account);

    expect(await statuses()).toEqual([401, 401, 401]);
    await Promise.all(others.map((other) => other.close()));
  });

  it('of somebody else, or that never was, cannot be ended', async () => {
    const [mine, theirs] = [await registerPlayer(gateway, 'ender1'), await registerPlayer(gateway, 'ender2')];
    const { list } = (await gateway.request({ url: '/wps/member/sessions', token: theirs })).json().value;
    const end = (id: string) => gateway.request({ method: 'DELETE', url: `/wps/member/sessions/${id}`, token: mine });

    expect((await end(list[0].id)).statusCode).toBe(404);
    expect((await end('1')).statusCode).toBe(404);
    expect(await statusOf(theirs)).toBe(200);
  });

  it('ends when nobody used it for twelve hours, and after seven days however it was used', async () => {
    const [idle, old] = [await registerPlayer(gateway, 'idler1'), await registerPlayer(gateway, 'dweller1')];
    const aged = async (account: string, change: ReturnType<typeof sql>) =>
      sql`update sessions set ${change} where member_id = (select id from members where account = ${account})`.execute(
        gateway.platform.db,
      );
    await aged('idler1', sql`seen_at = now() - interval '12 hours 1 second'`);
    await aged('dweller1', sql`expires_at = expires_at - interval '7 days'`);

    expect(await statusOf(idle)).toBe(401);
    expect(await statusOf(old)).toBe(401);
  });

  it('is kept as a hash that opens nothing', async () => {
    const token = await registerPlayer(gateway, 'hashed1');

    const rows = await gateway.platform.db.selectFrom('sessions').select('token_hash').execute();

    expect(rows.some(({ token_hash }) => token_hash.toString('base64url') === token)).toBe(false);
  });

  it('is listed with its device, and all others can be ended', async () => {
    const lost = await registerPlayer(gateway, 'lister1');
    const here = await signIn('lister1');
    const { list } = (await gateway.request({ url: '/wps/member/sessions', token: here })).json().value;
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ current: true, address: '127.0.0.1' });

    await gateway.request({ method: 'DELETE', url: '/wps/member/sessions/others', token: here });

    expect([await statusOf(lost), await statusOf(here)]).toEqual([401, 200]);
  });
});

describe('a member who changes their password', () => {
  it('stays signed in here by a new token, is signed out everywhere else, and the old password is dead', async () => {
    const lost = await registerPlayer(gateway, 'changer1');
    const here = await signIn('changer1');

    const changed = await changePassword(here, {});

    expect(changed.statusCode).toBe(200);
    expect(await statusOf(String(changed.headers['x-renewed-token']))).toBe(200);
    expect([await statusOf(lost), await statusOf(here)]).toEqual([401, 401]);
    expect(await signIn('changer1', 'Paddle 77 moon')).toMatch(/^[\w-]{43}$/);
    const old = await requestSealed(gateway, {
      method: 'POST',
      url: '/wps/session/login',
      payload: { username: 'changer1', password: PASSWORD },
    });
    expect(old.json()).toMatchObject({ code: 'auth.wrong_credentials' });
  });

  it.each([
    ['the wrong old one', { oldPassword: 'not this one' }, 'password.wrong', 'oldPassword'],
    ['two that differ', { confirmNewPassword: 'Paddle 77 noon' }, 'password.mismatch', 'confirmNewPassword'],
    ['the one they have', { newPassword: PASSWORD, confirmNewPassword: PASSWORD }, 'password.unchanged', 'newPassword'],
    ['one from every list', { newPassword: 'password123', confirmNewPassword: 'password123' }, 'password.weak', 'newPassword'],
    ['one that is too short', { newPassword: 'a1b2', confirmNewPassword: 'a1b2' }, 'password.weak', 'newPassword'],
  ])('to %s is told so', async (label, typed, code, field) => {
    const token = await registerPlayer(gateway, `fussy${label.length}${code.length}`);

    const answer = await changePassword(token, typed);

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code, fields: { [field]: code } });
  });

  it('cannot be guessed at through a stolen session', async () => {
    const token = await registerPlayer(gateway, 'stolen1');
    for (let n = 0; n < 4; n += 1) await changePassword(token, { oldPassword: `guess ${n}` });

    expect((await changePassword(token, { oldPassword: 'guess 5' })).json()).toMatchObject({ code: 'auth.locked' });
    expect((await changePassword(token, {})).json()).toMatchObject({ code: 'auth.locked' });
  });
});

describe('a trial player', () => {
  const DEVICE = 'device-0123456789-abcdef';

  it('plays without an account and finds the same play money again on the same device', async () => {
    const infoOf = async (token: string) => (await gateway.request({ url: '/wps/member/info', token })).json().value;
    const [first, again] = [await startFreePlay(gateway, DEVICE), await startFreePlay(gateway, DEVICE)];
    const stranger = await startFreePlay(gateway, `${DEVICE}-other`);

    expect(await infoOf(first)).toMatchObject({ type: 4, account: expect.stringMatching(/^guest-/) });
    expect((await infoOf(again)).id).toBe((await infoOf(first)).id);
    expect((await infoOf(stranger)).id).not.toBe((await infoOf(first)).id);
  });

  it.each([
    ['GET', '/wps/member/sessions'],
    ['GET', '/wps/member/info/profile'],
    ['DELETE', '/wps/member/sessions/others'],
    ['PUT', '/wps/member/password'],
    ['PUT', '/wps/member/info'],
  ] as const)('is asked for a real account at %s %s', async (method, url) => {
    const token = await startFreePlay(gateway, DEVICE);

    const answer = await gateway.request({ method, url, token });

    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'auth.use_real_account' });
  });

  it('cannot be signed in as by password', async () => {
    const token = await startFreePlay(gateway, DEVICE);
    const { account } = (await gateway.request({ url: '/wps/member/info', token })).json().value;

    const answer = await requestSealed(gateway, {
      method: 'POST',
      url: '/wps/session/login',
      payload: { username: account, password: PASSWORD },
    });

    expect(answer.json()).toMatchObject({ code: 'auth.wrong_credentials' });
  });

  it('does not exist where the brand offers no free play', async () => {
    const {
      platform,
      gateway: { services },
    } = gateway;
    await platform.db
      .updateTable('brands')
      .set({ flags: JSON.stringify({ USERNAMEREG3: true }) as never })
      .where('code', '=', 'lagoon')
      .execute();
    await services.brands.reload();

    const answer = await requestSealed(gateway, {
      method: 'POST',
      url: '/wps/session/login/freeplay',
      brand: 'lagoon',
      payload: { platform: 'W', version: 3, token: DEVICE },
    });

    expect(answer.json()).toMatchObject({ code: 'auth.free_play_off' });
  });
});
