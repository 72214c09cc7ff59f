import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { REGISTRATION_CONSENT, requestSealed, setFlags, testApp, type TestApp } from '../../../platform/testing';

/** A third party that verifies phones: it publishes its keys and signs what it found. */
class Issuer {
  readonly name = 'https://phones.example/project';
  asked = 0;
  private readonly published: object[] = [];
  private constructor(readonly server: Server) {}

  static async start(): Promise<Issuer> {
    const issuer: Issuer = new Issuer(
      createServer((_, response) => {
        issuer.asked += 1;
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: issuer.published }));
      }),
    );
    await new Promise<void>((resolve) => issuer.server.listen(0, '127.0.0.1', resolve));
    return issuer;
  }

  get keys(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/keys`;
  }

  async key(kid: string, { published = true }: { published?: boolean } = {}) {
    const pair = await generateKeyPair('RS256', { extractable: true });
    if (published) this.published.push({ ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' });
    return pair;
  }

  async token(key: CryptoKey, { kid = 'one', phone = '+8801712345678', ...claims }: Claims = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ phone_number: phone, ...claims.more })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(claims.issuer ?? this.name)
      .setAudience(claims.audience ?? 'pavilion-project')
      .setSubject(`someone-${Math.random()}`)
      .setIssuedAt(now - (claims.age ?? 5))
      .setExpirationTime(now + (claims.lives ?? 3_600))
      .sign(key);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

interface Claims {
  kid?: string;
  phone?: string;
  issuer?: string;
  audience?: string;
  age?: number;
  lives?: number;
  more?: Record<string, unknown>;
}

let issuer: Issuer;
let gateway: TestApp;
let key: CryptoKey;
beforeAll(async () => {
  issuer = await Issuer.start();
  ({ privateKey: key } = await issuer.key('one'));
  gateway = await appTrusting({ issuer: issuer.name, audience: 'pavilion-project', keys: issuer.keys });
});
afterAll(async () => {
  await gateway.close();
  issuer.close();
});

async function appTrusting(phoneTokens: TestApp['platform']['config']['messaging']['phoneTokens']): Promise<TestApp> {
  const app = await testApp({ messaging: { sms: undefined, mail: undefined, smsDaily: 100, phoneTokens } });
  await setFlags(app, { MOBILENUMREG3: true });
  return app;
}

const register = (firebaseIdToken: string, mobileNum = '01712345678', to = gateway) =>
  requestSealed(to, {
    method: 'PUT',
    url: '/wps/member/register/mobile',
    payload: {
      mobileNum,
      countryDialingCode: '880',
      firebaseChannel: 'sms',
      firebaseIdToken,
      login: true,
      ...REGISTRATION_CONSENT,
    },
  });

describe('a third party’s word for a number', () => {
  it('takes the place of a code, once', async () => {
    const token = await issuer.token(key);

    const answer = await register(token);

    expect(answer.statusCode).toBe(200);
    expect(await gateway.gateway.services.members.byPhone('pavilion', '+8801712345678')).toMatchObject({ status: 'active' });
    expect((await register(token)).json()).toMatchObject({ code: 'verification.token_refused' });
  });

  it.each([
    ['about another number', { phone: '+8801712349999' }],
    ['of another issuer', { issuer: 'https://phones.example/other' }],
    ['for another site', { audience: 'somebody-else' }],
    ['that ended', { lives: -60, age: 3_600 }],
    ['that is an hour old', { age: 3_600 }],
    ['without a number', { phone: undefined as never, more: { phone_number: undefined } }],
    ['under a key that nobody published', { kid: 'unheard-of' }],
  ])('%s is not believed', async (_, claims: Claims) => {
    const answer = await register(await issuer.token(key, claims), '01812345678');

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'verification.token_refused' });
  });

  it('is not believed when it is signed by somebody else under its key’s name, altered, unsigned or no token at all', async () => {
    const { privateKey: forger } = await issuer.key('one', { published: false });
    const right = await issuer.token(key, { phone: '+8801812345678' });
    const [head, , signature] = right.split('.') as [string, string, string];
    const other = (await issuer.token(key)).split('.')[1];
    const claims = { phone_number: '+8801812345678', iss: issuer.name, aud: 'pavilion-project', sub: 'x' };
    const unsigned = new UnsecuredJWT(claims).setIssuedAt().setExpirationTime('1h').encode();
    const shared = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(Buffer.from('the published key, used as a shared secret'));

    for (const token of [
      await issuer.token(forger, { phone: '+8801812345678' }),
      `${head}.${other}.${signature}`,
      unsigned,
      shared,
      'nonsense',
      'a.b.c',
    ])
      expect((await register(token, '01812345678')).json()).toMatchObject({ code: 'verification.token_refused' });
    expect((await register(right, '01812345678')).statusCode).toBe(200);
  });

  it('is refused where nobody is trusted with it, and where its keys cannot be had', async () => {
    const without = await appTrusting(undefined);
    const unreachable = await appTrusting({ issuer: issuer.name, audience: 'pavilion-project', keys: 'http://127.0.0.1:9/keys' });
    const token = await issuer.token(key);

    expect((await register(token, '01712345678', without)).json()).toMatchObject({ code: 'verification.off' });
    expect((await register(token, '01712345678', unreachable)).json()).toMatchObject({ code: 'verification.token_refused' });
    await Promise.all([without.close(), unreachable.close()]);
  });
});

describe('the page of the third party', () => {
  it('is told where the brand has it, and nowhere else', async () => {
    const page = 'https://phones.example/prove';
    const app = await appTrusting({ issuer: issuer.name, audience: 'pavilion-project', keys: issuer.keys, page });
    const told = async (of = app) => (await of.request({ url: '/wps/verification/sms/provider' })).json().value;

    expect(await told()).toEqual({ provider: null });
    await setFlags(app, { PHONETOKEN: true });
    expect(await told()).toEqual({ provider: { page, channel: 'pavilion-project' } });
    await setFlags(gateway, { PHONETOKEN: true });
    expect(await told(gateway)).toEqual({ provider: null });
    await app.close();
  });
});

describe('the third party’s keys', () => {
  it('are asked for once, not for every token', () => {
    expect(issuer.asked).toBeLessThan(4);
  });
});
