import { sql } from 'kysely';
import { PASSWORD, registerPlayer, requestSealed, setFlags, testApp, type TestApp } from '../../../platform/testing';
import { passwordFault } from './password-fault';

let gateway: TestApp;
beforeAll(async () => (gateway = await testApp()));
afterAll(() => gateway.close());

const DAY = 86_400_000;
const facts = { changedAt: new Date(0), mustChange: false };
const brand = { flags: { PASSWORDEXPIRY: true }, passwordDays: 90 };
const typed = { password: PASSWORD, account: 'shapla' };

describe('what is wrong with a right password', () => {
  it.each([
    ['nothing, on its last day', facts, brand, typed, 90 * DAY, undefined],
    ['its age, a moment later', facts, brand, typed, 90 * DAY + 1, 'expired'],
    ['nothing, where passwords do not age', facts, { ...brand, flags: {} }, typed, 900 * DAY, undefined],
    ['whose choice it was, before its age', { ...facts, mustChange: true }, brand, typed, 900 * DAY, 'first'],
    ['that everybody tries it', facts, brand, { ...typed, password: 'passw0rd' }, 0, 'weak'],
    ['that it is the name', facts, brand, { password: 'Shapla2026', account: 'shapla2026' }, 0, 'weak'],
  ] as const)('is %s', (_, known, where, what, now, fault) => {
    expect(passwordFault(known, where, what, now)).toBe(fault);
  });
});

const signIn = async (username: string, password = PASSWORD, area?: string) =>
  (
    await requestSealed(gateway, {
      method: 'POST',
      url: '/wps/session/login',
      payload: { username, password, ...(area && { area }) },
    })
  ).json<{ value: { token: string; passwordExpired: boolean; passwordFault?: string } }>().value;
const change = (token: string, oldPassword: string) =>
  requestSealed(gateway, {
    method: 'PUT',
    url: '/wps/member/password',
    token,
    payload: { oldPassword, newPassword: 'Paddle 77 moon', confirmNewPassword: 'Paddle 77 moon' },
  });
const given = (account: string, password: string, mustChange = false) =>
  gateway.gateway.services.members.create({ brand: 'pavilion', account, type: 0, password, mustChange });
/** What each route that asks for a session says, the one that ends it last. */
const everyRoute = async (token: string) => {
  const routes = gateway.gateway.site.accessTable
    .filter(({ access }) => ['player', 'member', 'agent'].includes(access))
    .flatMap(({ methods, url }) => methods.map((method) => ({ method, url })))
    .filter(({ method }) => method !== 'HEAD')
    .sort((one, other) => Number(one.url.endsWith('/logout')) - Number(other.url.endsWith('/logout')));
  const codes = new Map<string, string>();
  for (const { method, url } of routes) {
    const payload = method === 'GET' ? undefined : {};
    const answer = await gateway.request({
      method: method as 'GET',
      url: url.replace(/:\w+/g, 'x'),
      token,
      ...(payload && { payload }),
    });
    codes.set(`${method} ${url}`, answer.json<{ code?: string }>().code ?? String(answer.statusCode));
  }
  return codes;
};

describe('a member whose password has to be changed', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['first', () => given('first1', PASSWORD, true), PASSWORD],
    [
      'expired',
      async () => {
        await given('expired1', PASSWORD);
        await setFlags(gateway, { PASSWORDEXPIRY: true });
        await sql`update credentials set changed_at = now() - interval '91 days'
          where member_id = (select id from members where account = 'expired1')`.execute(gateway.platform.db);
      },
      PASSWORD,
    ],
    ['weak', () => given('weak1', 'changeme'), 'changeme'],
  ])('because it is %s is refused everything else until it is', async (fault, prepare, password) => {
    await prepare();
    const { token, ...told } = await signIn(`${fault}1`, password);
    expect(told).toMatchObject({ passwordExpired: true, passwordFault: fault });

    const before = await everyRoute(token);
    const open = [...before].filter(([, code]) => code !== 'auth.password_change_required').map(([route]) => route);
    expect(open.sort()).toEqual([
      'DELETE /wps/session/logout',
      'GET /wps/member/info',
      'POST /wps/member/proof/code',
      'PUT /wps/member/password',
    ]);
    expect(before.size).toBeGreaterThan(20);

    const again = await signIn(`${fault}1`, password);
    expect((await gateway.request({ url: '/wps/member/info', token: again.token })).statusCode).toBe(200);
    const changed = await change(again.token, password);
    expect(changed.statusCode).toBe(200);
    const renewed = String(changed.headers['x-renewed-token']);
    expect((await gateway.request({ url: '/wps/member/sessions', token: renewed })).statusCode).toBe(200);
    expect(await signIn(`${fault}1`, 'Paddle 77 moon')).toMatchObject({ passwordExpired: false });
    await setFlags(gateway, { PASSWORDEXPIRY: false });
  });

  it('is a visitor to what is open to all', async () => {
    await given('visitor1', PASSWORD, true);
    const { token } = await signIn('visitor1');

    expect((await gateway.request({ url: '/wps/system/setting/register', token })).statusCode).toBe(200);
  });

  it('is not asked when they chose it themselves a moment ago', async () => {
    await registerPlayer(gateway, 'fresh1');

    expect(await signIn('fresh1')).toMatchObject({ passwordExpired: false });
  });
});
