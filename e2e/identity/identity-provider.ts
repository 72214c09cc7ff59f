import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Somebody with an account at the provider. */
export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

/** Another site that people sign in with. */
export interface Provider {
  /** As its button says. */
  name: string;
  /** Who sits at this browser, as far as the provider knows. */
  person: Person;
  close(): void;
}

/** As the platform under test was told in its configuration. */
interface Client {
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A provider of OpenID Connect where the platform expects `id`: with a page that asks, a code that is good once, PKCE, and signed identities. */
export async function startIdentityProvider(id: string): Promise<Provider> {
  const client = clientOf(id);
  const grants = new Map<string, URLSearchParams>();
  const person = { sub: 'nobody', email: '', email_verified: false, name: '' };
  const provider: Provider = { name: client.name, person, close: () => undefined };
  const answers: Record<string, (asked: URLSearchParams, request: IncomingMessage) => unknown> = {
    '/.well-known/openid-configuration': () => description(client),
    '/keys': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }),
    '/token': (form, request) => identity(client, provider.person, form, grants, clientSecretOf(request, form)),
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', client.issuer);
    if (pathname === '/authorize') return consentPage(response, client, provider.person, searchParams);
    if (pathname === '/agree') return redirectBack(response, searchParams, grants);
    const body = answers[pathname]?.(request.method === 'POST' ? await formOf(request) : searchParams, request);
    response
      .writeHead(body ? 200 : 400, { 'content-type': 'application/json' })
      .end(JSON.stringify(body ?? { error: 'invalid_grant' }));
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(client.issuer).port), resolve));
  provider.close = () => void server.close().closeAllConnections();
  return provider;
}

function clientOf(id: string): Client {
  const told = (what: string) => process.env[`PAVILION_SOCIAL_${id.toUpperCase()}_${what}`] ?? '';
  return { name: told('NAME'), issuer: told('ISSUER'), clientId: told('CLIENT_ID'), clientSecret: told('CLIENT_SECRET') };
}

function description({ issuer }: Client): object {
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

/** The provider's own page: it says who is there, and asks. */
function consentPage(response: ServerResponse, { name }: Client, { name: who }: Person, asked: URLSearchParams): void {
  const way = (answer: string, label: string) =>
    `<p><a href="/agree?${new URLSearchParams({ ...Object.fromEntries(asked), answer })}">${label}</a></p>`.replaceAll(
      '&',
      '&amp;',
    );
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><title>${name}</title><h1>${who}</h1>${way('yes', 'Agree')}${way('no', 'Refuse')}`);
}

function redirectBack(response: ServerResponse, asked: URLSearchParams, grants: Map<string, URLSearchParams>): void {
  const back = new URL(asked.get('redirect_uri') ?? '');
  const code = randomUUID();
  grants.set(code, asked);
  if (asked.get('answer') === 'yes') back.searchParams.set('code', code);
  else back.searchParams.set('error', 'access_denied');
  back.searchParams.set('state', asked.get('state') ?? '');
  response.writeHead(302, { location: back.href }).end();
}

/** An identity for a code that is brought the first time, by the client, with what only the asker knows. */
function identity(
  { issuer, clientId, clientSecret }: Client,
  person: Person,
  form: URLSearchParams,
  grants: Map<string, URLSearchParams>,
  secret: string,
): object | undefined {
  const code = form.get('code') ?? '';
  const grant = grants.get(code);
  grants.delete(code);
  const verifier = createHash('sha256').update(form.get('code_verifier') ?? '');
  if (!grant || secret !== clientSecret || verifier.digest('base64url') !== grant.get('code_challenge')) return undefined;
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer, aud: clientId, iat: now, exp: now + 300, nonce: grant.get('nonce'), ...person };
  return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: signJwt(claims) };
}

function signJwt(claims: object): string {
  const parts = [{ alg: 'RS256', kid: 'one' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return [...parts, sign('RSA-SHA256', Buffer.from(parts.join('.')), privateKey).toString('base64url')].join('.');
}

function clientSecretOf({ headers }: IncomingMessage, form: URLSearchParams): string {
  const basic = Buffer.from(headers.authorization?.split(' ')[1] ?? '', 'base64').toString();
  return form.get('client_secret') ?? decodeURIComponent(basic.split(':')[1]?.replaceAll('+', ' ') ?? '');
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}
