import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';

/** Somebody who has an account at the provider. */
export interface PersonAtProvider {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

interface Grant {
  person: PersonAtProvider;
  nonce: string;
  challenge: string;
  redirectUri: string;
}

/** A provider of OpenID Connect on this machine: it publishes itself, sends people back, checks client and PKCE, and signs who they are. */
export class TestIdentityProvider {
  readonly clientId = 'pavilion';
  readonly clientSecret = 'a secret of the provider';
  /** Who is signed in there. */
  person: PersonAtProvider = { sub: 'nobody' };
  /** What it does differently from what it should. */
  claims: Record<string, unknown> = {};
  forged = false;
  private readonly grants = new Map<string, Grant>();

  private constructor(
    private readonly server: Server,
    private readonly keys: { privateKey: CryptoKey; publicKey: CryptoKey },
    private readonly strangers: { privateKey: CryptoKey },
  ) {}

  static async start(): Promise<TestIdentityProvider> {
    const server = createServer();
    const [keys, strangers] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
    const provider = new TestIdentityProvider(server, keys, strangers);
    server.on('request', (request, response) => void provider.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What a browser does there: it is signed in, agrees, and is sent back to this address. */
  async visit(location: string): Promise<string> {
    const answer = await fetch(location, { redirect: 'manual' });
    return answer.headers.get('location') ?? `no way back: ${answer.status} ${await answer.text()}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.issuer);
    const pages: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () => this.description(),
      '/keys': async () => ({ keys: [{ ...(await exportJWK(this.keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }),
      '/token': async () => this.token(request, new URLSearchParams(await textOf(request))),
    };
    if (url.pathname === '/authorize') return void response.writeHead(302, { location: this.agreed(url.searchParams) }).end();
    const made = await pages[url.pathname]?.();
    response.writeHead(made ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(made ?? { error: 'invalid_grant' }));
  }

  private description(): object {
    const { issuer } = this;
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    };
  }

  private agreed(asked: URLSearchParams): string {
    const value = (name: string) => asked.get(name) ?? '';
    const back = new URL(value('redirect_uri'));
    const code = randomUUID();
    const { person } = this;
    this.grants.set(code, {
      person,
      nonce: value('nonce'),
      challenge: value('code_challenge'),
      redirectUri: value('redirect_uri'),
    });
    back.searchParams.set('code', code);
    back.searchParams.set('state', value('state'));
    return back.href;
  }

  private async token({ headers }: IncomingMessage, form: URLSearchParams): Promise<object | undefined> {
    const code = form.get('code') ?? '';
    const grant = this.grants.get(code);
    this.grants.delete(code);
    const basic = Buffer.from(headers.authorization?.split(' ')[1] ?? '', 'base64').toString();
    const known = form.get('client_secret') ?? decodeURIComponent(basic.split(':')[1]?.replaceAll('+', ' ') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || known !== this.clientSecret || challenge !== grant.challenge || form.get('redirect_uri') !== grant.redirectUri)
      return undefined;
    const now = Math.floor(Date.now() / 1000);
    const standard = { iss: this.issuer, aud: this.clientId, iat: now, exp: now + 300, nonce: grant.nonce };
    const token = await new SignJWT({ ...standard, ...grant.person, ...this.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(this.forged ? this.strangers.privateKey : this.keys.privateKey);
    return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: token };
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
