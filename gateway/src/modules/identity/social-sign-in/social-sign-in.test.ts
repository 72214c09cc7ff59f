import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import {
  authenticatorCode,
  PASSWORD,
  registerPlayer,
  requestSealed,
  setFlags,
  testApp,
  type TestApp,
} from '../../../platform/testing';
import { type PersonAtProvider, TestIdentityProvider } from './test-identity-provider';

let app: TestApp;
const providers: Record<string, TestIdentityProvider> = {};
beforeAll(async () => {
  for (const id of ['river', 'lotus']) providers[id] = await TestIdentityProvider.start();
  const social = Object.entries(providers).map(([id, { issuer, clientId, clientSecret }]) => ({
    id,
    name: id.toUpperCase(),
    issuer,
    clientId,
    clientSecret,
  }));
  const gone = { id: 'gone', name: 'Gone', issuer: 'http://127.0.0.1:9', clientId: 'pavilion', clientSecret: 'none' };
  app = await testApp({ social: [...social, gone] });
  await setFlags(app, { SOCIALLOGIN: true });
});
afterAll(async () => {
  await app.close();
  for (const provider of Object.values(providers)) provider.close();
});

const river = () => providers['river'] as TestIdentityProvider;
const start = (id = 'river', brand = 'pavilion') => app.request({ url: `/wps/session/social/${id}/start`, brand });
/** By which the browser is known that begins, comes back and goes on. */
const MARK = `pavilion-device=${'m'.repeat(32)}`;
const cookieIn = ({ headers }: LightMyRequestResponse) => String(headers['set-cookie']).split(';', 1)[0] ?? '';
const comeBack = (address: string, cookie: string, brand = 'pavilion') => {
  const { pathname, search } = new URL(address);
  return app.request({ url: pathname + search, brand, headers: { cookie: `${cookie}; ${MARK}` } });
};
/** All the way to the provider and back; where our site leads then. */
const roundTrip = async (person: PersonAtProvider, id = 'river') => {
  const provider = providers[id] as TestIdentityProvider;
  provider.person = person;
  const begun = await start(id);
  const back = await provider.visit(String(begun.headers.location));
  return String((await comeBack(back, cookieIn(begun))).headers.location);
};
const paramIn = (address: string, name: string) => new URL(address, 'http://x').searchParams.get(name) ?? '';
const redeem = (code: string, cookie = MARK) =>
  app.request({ method: 'POST', url: '/wps/session/code', payload: { code }, headers: { cookie } });
const infoOf = async (token: string) => (await app.request({ url: '/wps/member/info', token })).json().value;
const signedInBy = async (person: PersonAtProvider, id?: string) =>
  (await redeem(paramIn(await roundTrip(person, id), 'code'))).json().value as { token: string };
const signIn = (username: string, more: object = {}) =>
  requestSealed(app, { method: 'POST', url: '/wps/session/login', payload: { username, password: PASSWORD, ...more } });
const members = async () =>
  Number((await sql<{ n: string }>`select count(*) as n from members`.execute(app.platform.db)).rows[0]?.n);

describe('the providers of a brand', () => {
  it('are told where the brand has them, and are unknown where it has not', async () => {
    const listOf = async (brand: string) => (await app.request({ url: '/wps/session/social', brand })).json().value.providers;

    expect((await listOf('pavilion')).map(({ id }: { id: string }) => id)).toEqual(['river', 'lotus', 'gone']);
    expect(await listOf('lagoon')).toEqual([]);
    expect((await start('river', 'lagoon')).headers.location).toBe('/login?error=auth.social_unknown');
    expect((await start('nowhere')).headers.location).toBe('/login?error=auth.social_unknown');
  });

  it('get no secret of ours, and a browser that keeps what must come back where no script reads it', async () => {
    const begun = await start();

    const asked = new URL(String(begun.headers.location)).searchParams;
    expect(begun.statusCode).toBe(302);
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('redirect_uri')).toBe('http://pavilion.localhost/wps/session/social/river/callback');
    expect(String(begun.headers.location)).not.toContain('secret');
    expect(String(begun.headers['set-cookie'])).toMatch(/; Path=\/wps\/session\/social; HttpOnly; SameSite=Lax; Max-Age=600$/);
    expect(String(begun.headers['set-cookie'])).not.toContain(asked.get('state') as string);
  });

  it('that do not answer are said to be busy', async () => {
    expect((await start('gone')).headers.location).toBe('/login?error=service.unavailable');
  });
});

describe('somebody who signs in by another site', () => {
  it('gets an account the first time, and the same one ever after, by each provider', async () => {
    const person = { sub: 'first-1', email: 'first1@mail.example', email_verified: true, name: 'Nadia' };
    const before = await members();

    const first = await infoOf((await signedInBy(person)).token);
    const again = await infoOf((await signedInBy({ ...person, name: 'Another name' })).token);
    const elsewhere = await infoOf((await signedInBy({ sub: 'first-1' }, 'lotus')).token);

    expect(first).toMatchObject({ nickname: 'Nadia', type: 0, account: expect.stringMatching(/^u[a-z2-9]{11}$/) });
    expect(again.id).toBe(first.id);
    expect(elsewhere.id).not.toBe(first.id);
    expect(await members()).toBe(before + 2);
  });

  it('cannot be signed in as by password', async () => {
    const { account } = await infoOf((await signedInBy({ sub: 'bare-1' })).token);

    expect((await signIn(account)).json()).toMatchObject({ code: 'auth.wrong_credentials' });
  });

  it('is refused who is locked, and asked for their authenticator who has one', async () => {
    const { token } = await signedInBy({ sub: 'careful-1' });
    const { account } = await infoOf(token);
    const member = await app.gateway.services.members.byAccount('pavilion', account);
    if (!member) throw new Error('no member');
    const { secret } = await app.gateway.services.authenticators.beginEnrolment(member, 'Pavilion');
    await app.gateway.services.authenticators.finishEnrolment(member, authenticatorCode(secret));

    const code = paramIn(await roundTrip({ sub: 'careful-1' }), 'code');
    expect((await redeem(code)).json()).toMatchObject({
      code: 'auth.challenge_required',
      details: { ways: [{ way: 'authenticator' }] },
    });

    await app.platform.db.updateTable('members').set({ status: 'locked' }).where('id', '=', member.id).execute();
    expect((await redeem(paramIn(await roundTrip({ sub: 'careful-1' }), 'code'))).json()).toMatchObject({ code: 'auth.blocked' });
  });

  it('gets no account where the brand takes nobody', async () => {
    await setFlags(app, { USERNAMEREG3: false });
    const before = await members();

    expect(await roundTrip({ sub: 'late-1' })).toBe('/login?error=register.off');
    expect(await members()).toBe(before);
    await setFlags(app, { USERNAMEREG3: true });
  });
});

describe('somebody whose mail a member has', () => {
  const mail = 'owner@mail.example';
  const known = async (account: string, email = mail) => {
    await app.gateway.services.members.create({ brand: 'pavilion', account, type: 0, password: PASSWORD, profile: { email } });
    return account;
  };

  it('is not let in, and is joined once they sign in by password', async () => {
    await known('joiner1');
    const person = { sub: 'joiner-1', email: mail.toUpperCase(), email_verified: true };
    const before = await members();

    const led = await roundTrip(person);
    expect(led).toMatch(/^\/login\?join=[\w-]{43}$/);
    expect(await members()).toBe(before);
    const joined = await signIn('joiner1', { join: paramIn(led, 'join') });
    expect(joined.statusCode).toBe(200);

    expect(await infoOf((await signedInBy(person)).token)).toMatchObject({ account: 'joiner1' });
    expect((await signIn('joiner1', { join: paramIn(led, 'join') })).json()).toMatchObject({ code: 'auth.join_expired' });
  });

  it('cannot have another member tricked into joining them', async () => {
    await known('victimless1', 'trick@mail.example');
    await registerPlayer(app, 'victim1');
    const led = await roundTrip({ sub: 'trickster-1', email: 'trick@mail.example', email_verified: true });

    expect((await signIn('victim1', { join: paramIn(led, 'join') })).json()).toMatchObject({ code: 'auth.join_expired' });
    expect(await roundTrip({ sub: 'trickster-1', email: 'trick@mail.example', email_verified: true })).toContain('join=');
  });

  it('is somebody new where the provider did not make sure of the mail', async () => {
    await known('claimed1', 'claimed@mail.example');

    expect(await roundTrip({ sub: 'claimer-1', email: 'claimed@mail.example', email_verified: false })).toContain('code=');
  });
});

describe('what comes back from a provider', () => {
  const refused = '/login?error=auth.social_refused';
  const away = async (brand = 'pavilion') => {
    river().person = { sub: `away-${Math.random()}` };
    const begun = await start();
    const back = await river().visit(String(begun.headers.location));
    return { back, cookie: cookieIn(begun), brand };
  };

  it.each<[string, (trip: { back: string; cookie: string }) => { back: string; cookie: string; brand?: string }]>([
    ['without the cookie', ({ back }) => ({ back, cookie: '' })],
    ['with a cookie that somebody made', ({ back }) => ({ back, cookie: 'pavilion-social=AAAA' })],
    ['with another state', ({ back, cookie }) => ({ back: back.replace(/state=[^&]+/, 'state=other'), cookie })],
    ['without a state', ({ back, cookie }) => ({ back: back.replace(/state=[^&]+/, ''), cookie })],
    ['with a code of nobody', ({ back, cookie }) => ({ back: back.replace(/code=[^&]+/, 'code=guess'), cookie })],
    ['to the other provider', ({ back, cookie }) => ({ back: back.replace('/river/', '/lotus/'), cookie })],
    ['as a refusal', ({ back, cookie }) => ({ back: back.replace(/code=[^&]+/, 'error=access_denied'), cookie })],
  ])('%s opens nothing', async (_, change) => {
    const { back, cookie } = change(await away());
    const before = await members();

    expect((await comeBack(back, cookie)).headers.location).toBe(refused);
    expect(await members()).toBe(before);
  });

  it('with the cookie of another visit opens nothing', async () => {
    const [one, other] = [await away(), await away()];

    expect((await comeBack(one.back, other.cookie)).headers.location).toBe(refused);
  });

  it('to another brand opens nothing', async () => {
    await setFlags(app, { SOCIALLOGIN: true }, 'lagoon');
    const { back, cookie } = await away();

    expect((await comeBack(back, cookie, 'lagoon')).headers.location).toBe(refused);
  });

  it('is taken once', async () => {
    const { back, cookie } = await away();

    expect((await comeBack(back, cookie)).headers.location).toContain('code=');
    expect((await comeBack(back, cookie)).headers.location).toBe(refused);
  });

  it.each<[string, Record<string, unknown>]>([
    ['for another client', { aud: 'somebody-else' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another visit', { nonce: 'other' }],
    ['that is over', { exp: Math.floor(Date.now() / 1000) - 300 }],
    ['of nobody', { sub: undefined }],
  ])('is not believed with an identity %s', async (_, claims) => {
    river().claims = claims;
    const { back, cookie } = await away();

    expect((await comeBack(back, cookie)).headers.location).toBe(refused);
    river().claims = {};
  });

  it('is not believed when somebody else signed it', async () => {
    river().forged = true;
    const { back, cookie } = await away();

    expect((await comeBack(back, cookie)).headers.location).toBe(refused);
    river().forged = false;
  });
});
