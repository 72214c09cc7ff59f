import { sql } from 'kysely';
import { PASSWORD, registerPlayer, REGISTRATION_CONSENT, requestSealed, testApp, type TestApp } from '../../../platform/testing';
import { prune } from './prune';

let gateway: TestApp;
beforeAll(async () => (gateway = await testApp()));
afterAll(() => gateway.close());

const register = (typed: object) =>
  requestSealed(gateway, {
    method: 'PUT',
    url: '/wps/member/register',
    payload: { username: 'guesser1', password: PASSWORD, confirmPassword: PASSWORD, ...REGISTRATION_CONSENT, ...typed },
  });
const rename = (token: string, nickname: string) =>
  requestSealed(gateway, { method: 'PUT', url: '/wps/member/info', payload: { nickname }, token });
const setSecond = (token: string, paymentPassword: string) =>
  requestSealed(gateway, {
    method: 'PUT',
    url: '/wps/v2/withdrawals/password',
    payload: { password: PASSWORD, paymentPassword, confirmPaymentPassword: paymentPassword },
    token,
  });
const signIn = async (username: string): Promise<string> =>
  (
    await requestSealed(gateway, {
      method: 'POST',
      url: '/wps/session/login',
      payload: { username, password: PASSWORD },
    })
  ).json().value.token;
const sessionsOf = async (token: string) =>
  (await gateway.request({ url: '/wps/member/sessions', token })).json().value?.list as { current: boolean }[] | undefined;

describe('whoever goes through lists of passwords', () => {
  it.each(['iloveyou1', 'trustno1', 'Pavilion2026!', 'guesser1999', 'Lantern#2026'])('finds nobody at %s', async (password) => {
    expect((await register({ password, confirmPassword: password })).json()).toMatchObject({
      code: 'register.invalid',
      fields: { password: 'password.weak' },
    });
  });

  it('finds no withdrawal password that is a row, a repeat or a birthday', async () => {
    const token = await registerPlayer(gateway, 'digits1');
    await requestSealed(gateway, { method: 'PUT', url: '/wps/member/info', payload: { birthday: '1990-05-17' }, token });

    for (const digits of ['000000', '123456', '121212', '112233', '170590', '19900517'])
      expect((await setSecond(token, digits)).json()).toMatchObject({
        code: 'password.weak',
        fields: { paymentPassword: 'password.weak' },
      });
    expect((await setSecond(token, '730519')).statusCode).toBe(200);
  });
});

describe('whoever poses as the house', () => {
  it.each(['admin', 'Pavilion1', 'support24', 'official'])('cannot register as %s', async (username) => {
    expect((await register({ username })).json()).toMatchObject({ fields: { username: 'register.name_reserved' } });
  });

  it('cannot take such a nickname either, in whatever letters, nor one that grows over the line', async () => {
    const token = await registerPlayer(gateway, 'poser1');

    for (const nickname of ['Admin', 'Pavilion Support', 'аdmin', '0fficial', `x${'\u0301'.repeat(9)}`])
      expect((await rename(token, nickname)).json()).toMatchObject({
        code: 'member.invalid',
        fields: { nickname: expect.any(String) },
      });
    expect((await rename(token, 'ড়িঁ নদী')).statusCode).toBe(200);
  });
});

describe('whoever signs in without end', () => {
  it('has fifty sessions, the one that nobody used for longest ends, and the list holds their own', async () => {
    const first = await registerPlayer(gateway, 'hoarder1');
    await sql`insert into sessions (token_hash, member_id, brand, address, device, expires_at)
      select sha256(n::text::bytea), (select id from members where account = 'hoarder1'), 'pavilion', '127.0.0.1', '', now() + interval '1 day'
      from generate_series(1, 60) as n`.execute(gateway.platform.db);
    await sql`update sessions set seen_at = now() - interval '30 seconds' where member_id = (select id from members where account = 'hoarder1')`.execute(
      gateway.platform.db,
    );

    const last = await signIn('hoarder1');

    const list = await sessionsOf(last);
    expect(list).toHaveLength(50);
    expect(list?.filter(({ current }) => current)).toHaveLength(1);
    expect(await sessionsOf(first)).toBeUndefined();
  });

  it('fills no table for ever: what ended long ago is forgotten, but for the last two and what counts', async () => {
    await registerPlayer(gateway, 'leaver1');
    for (let n = 0; n < 3; n += 1) await signIn('leaver1');
    await sql`update sessions set created_at = now() - interval '60 days', seen_at = now() - interval '60 days', expires_at = now() - interval '53 days'
      where member_id = (select id from members where account = 'leaver1')`.execute(gateway.platform.db);
    await sql`insert into sign_in_guards (brand, account_key, purpose, failures, recent)
      values ('pavilion', 'long-ago', 'password', 4, array[now() - interval '8 days']), ('pavilion', 'just-now', 'password', 4, array[now()])`.execute(
      gateway.platform.db,
    );

    await prune(gateway.platform.db);

    const { rows } = await sql<{ sessions: number; guards: string[] }>`
      select (select count(*)::int from sessions where member_id = (select id from members where account = 'leaver1')) as sessions,
        (select array_agg(account_key) from sign_in_guards where account_key in ('long-ago', 'just-now')) as guards`.execute(
      gateway.platform.db,
    );
    expect(rows).toEqual([{ sessions: 2, guards: ['just-now'] }]);
  });

  it('leaves no heap of counts behind a flood: they go in parts, however many there are', async () => {
    await sql`insert into share_uses (key, at, expires_at)
      select 'flood', now() - interval '2 hours', now() - interval '1 hour' from generate_series(1, 12000)`.execute(
      gateway.platform.db,
    );

    await prune(gateway.platform.db);

    const { rows } = await sql<{ left: number }>`select count(*)::int as left from share_uses where key = 'flood'`.execute(
      gateway.platform.db,
    );
    expect(rows).toEqual([{ left: 0 }]);
  });
});
