import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Preview } from '@pavilion/api/staff';
import type { PageData } from '@pavilion/api/site';
import type { BrandManifest } from '@pavilion/contract';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { descriptorOf, publishVersions, testApp, type TestApp } from '../../../platform/testing';
import { operatorToken } from '../../../platform/testing/staff';

let app: TestApp;
let deploy: string;
beforeAll(async () => {
  app = await testApp({ publicOrigin: 'http://localhost:4000' });
  await publishVersions(app, 'wallet', ['1.0.0', '2.0.0']);
  await app.gateway.services.registry.promote('wallet', { version: '1.0.0', who: 'a test', reason: 'to begin' });
  const { tokens } = app.gateway.services.registry;
  const holder = { remote: 'wallet', holder: 'rina', kind: 'person', days: 1 } as const;
  deploy = (await tokens.give(holder, { who: 'a test', reason: 'to look at it' })).token;
});
afterAll(() => app.close());

const post = (url: string, payload: object, token = operatorToken(app)) =>
  app.requestPrivate({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } });
const preview = async (payload: object, token?: string) =>
  (await post('/registry/previews', payload, token)).json<{ value: Preview }>().value;
const tokenOf = (url: string) => new URL(url).searchParams.get('preview') ?? '';
const open = (url: string, { brand, cookie }: { brand?: string; cookie?: string } = {}) =>
  app.request({ url, ...(brand && { brand }), headers: { accept: 'text/html', ...(cookie && { cookie }) } });
const planned = { brand: 'pavilion', changes: [{ kind: 'promote', remote: 'wallet', version: '2.0.0' }] };
const local = (entry: string) => ({ brand: 'pavilion', remote: 'wallet', entry, descriptor: descriptorOf('wallet') });

/** The manifest that a page carries, its signature checked as a shell does. */
function manifestIn({ body }: LightMyRequestResponse): BrandManifest {
  const json = /id="pavilion-page">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
  const { kid, payload, signature } = (JSON.parse(json) as PageData).manifest;
  const keys = JSON.parse(readFileSync(join(app.platform.config.dataDir, 'keys/manifest-public.json'), 'utf8')) as {
    kid: string;
    publicKey: string;
  }[];
  const x = Buffer.from(keys.find((key) => key.kid === kid)?.publicKey ?? '', 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const bytes = Buffer.from(payload, 'base64');
  expect(verify(null, bytes, key, Buffer.from(signature, 'base64'))).toBe(true);
  return JSON.parse(bytes.toString('utf8')) as BrandManifest;
}

describe('a preview of a plan', () => {
  it('shows the site as it would be, to whoever has the address, and to nobody else', async () => {
    const { url } = await preview(planned);
    expect(url).toMatch(/^http:\/\/pavilion\.localhost:4000\/\?preview=/);

    const page = await open(`/?preview=${tokenOf(url)}`);

    const manifest = manifestIn(page);
    expect(manifest.remotes['wallet']?.version).toBe('2.0.0');
    expect(manifest.preview?.label).toBe('wallet 2.0.0');
    expect(Date.parse(manifest.preview?.until ?? '') - Date.now()).toBeLessThanOrEqual(3_600_000);
    expect(manifest.notAfter).toBe(manifest.preview?.until);
    expect(page.headers['set-cookie']).toMatch(/^pavilion-preview=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600$/);
    const others = manifestIn(await open('/'));
    expect(others.remotes['wallet']?.version).toBe('1.0.0');
    expect(others.preview).toBeUndefined();
  });

  it('stays over reloads and other pages, until it is left', async () => {
    const { url } = await preview(planned);
    const cookie = `pavilion-lang=en; pavilion-preview=${tokenOf(url)}`;

    expect(manifestIn(await open('/member', { cookie })).remotes['wallet']?.version).toBe('2.0.0');

    const left = await open('/wallet?tab=in&preview=off', { cookie });
    expect(left.statusCode).toBe(302);
    expect(left.headers).toMatchObject({ location: '/wallet?tab=in', 'set-cookie': expect.stringContaining('Max-Age=0') });
  });

  it('shows the languages and the theme of the plan', async () => {
    const { url } = await preview({
      brand: 'pavilion',
      changes: [
        { kind: 'locales', default: 'en', offered: ['en'] },
        { kind: 'theme', name: 'lagoon', default: 'light' },
      ],
    });

    expect((await open(`/?preview=${tokenOf(url)}`)).body).toContain(
      '<html lang="en" dir="ltr" data-brand="lagoon" data-theme="light"',
    );
  });

  it('goes on from what is true when it is looked at', async () => {
    const { url } = await preview(planned);

    await app.gateway.services.registry.setMode('wallet', 'draining', { brand: 'pavilion', who: 'a test', reason: 'meanwhile' });

    expect(manifestIn(await open(`/?preview=${tokenOf(url)}`)).remotes['wallet']).toMatchObject({
      version: '2.0.0',
      mode: 'draining',
    });
    await app.gateway.services.registry.setMode('wallet', 'on', { brand: 'pavilion', who: 'a test', reason: 'meanwhile' });
  });

  it('allows a page nothing that others may not', async () => {
    const { url } = await preview(planned);
    const policyOf = ({ headers }: LightMyRequestResponse) =>
      String(headers['content-security-policy']).replace(/'nonce-[^']+'/g, "'nonce'");

    expect(policyOf(await open(`/?preview=${tokenOf(url)}`))).toBe(policyOf(await open('/')));
  });
});

describe('a preview of a version', () => {
  it('is made with the remote’s own token, for the host that the team looks at', async () => {
    const { url } = await preview({ host: 'lagoon.localhost', remote: 'wallet', version: '2.0.0' }, deploy);

    expect(url).toContain('http://lagoon.localhost:4000/');
    expect(manifestIn(await open(`/?preview=${tokenOf(url)}`, { brand: 'lagoon' })).remotes['wallet']?.version).toBe('2.0.0');
  });

  it.each([
    ['a version nobody published', { brand: 'pavilion', remote: 'wallet', version: '7.7.7' }, 'registry.unknown_version'],
    ['a site that is none', { host: 'sauna.localhost', remote: 'wallet', version: '2.0.0' }, 'site.unknown_brand'],
    ['another team’s remote', { brand: 'pavilion', remote: 'games', version: '2.0.0' }, 'registry.token_refused'],
    ['planned changes', planned, 'registry.token_refused'],
    ['nothing in particular', { brand: 'pavilion' }, 'request.invalid'],
  ])('is not made of %s with it', async (_, payload, code) => {
    expect((await post('/registry/previews', payload, deploy)).json()).toMatchObject({ code });
  });
});

describe('a preview of a remote on somebody’s machine', () => {
  it('takes that remote from there, and lets the page load from there alone', async () => {
    const { url } = await preview(local('http://localhost:3003/remoteEntry.js'), deploy);

    const page = await open(`/?preview=${tokenOf(url)}`);

    expect(manifestIn(page)).toMatchObject({
      preview: { label: 'wallet · localhost:3003' },
      remotes: { wallet: { local: true, version: 'local', entry: 'http://localhost:3003/remoteEntry.js', assets: {}, mode: 'on' } },
    });
    const policy = String(page.headers['content-security-policy']);
    for (const rule of ['script-src', 'style-src', 'font-src', 'img-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${rule} [^;]*http://localhost:3003`));
    expect(policy).toContain('ws://localhost:3003');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    'http://evil.example:3003/remoteEntry.js',
    'http://localhost.evil.example:3003/remoteEntry.js',
    'http://127.0.0.1@evil.example:3003/remoteEntry.js',
    'https://localhost:3003/remoteEntry.js',
    'http://localhost/remoteEntry.js',
    'http://localhost:3003/page.html',
    'http://user:word@localhost:3003/remoteEntry.js',
    'javascript:alert(1)//.js',
    'http://localhost:3003; script-src *//x.js',
    '//localhost:3003/remoteEntry.js',
  ])('is not made of %s', async (entry) => {
    expect((await post('/registry/previews', local(entry), deploy)).json()).toMatchObject({ code: 'registry.preview_not_local' });
  });

  it('needs a descriptor of that remote', async () => {
    const payload = { ...local('http://localhost:3003/remoteEntry.js'), descriptor: descriptorOf('games') };

    expect((await post('/registry/previews', payload, deploy)).json()).toMatchObject({ code: 'registry.descriptor_invalid' });
  });
});

describe('a preview’s token', () => {
  it('is for the brand’s own site alone', async () => {
    const { url } = await preview(planned);

    const page = await open(`/?preview=${tokenOf(url)}`, { brand: 'lagoon' });

    expect(page.statusCode).toBe(403);
    expect(page.json()).toMatchObject({ code: 'registry.preview_refused' });
    expect(page.headers['set-cookie']).toBeUndefined();
  });

  it('is refused when it was not made here', async () => {
    const token = tokenOf((await preview(planned)).url);
    const forged = [
      token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
      token.replace(/^./, (first) => (first === '0' ? '1' : '0')),
      '',
      'x'.repeat(4_000),
      '../../etc',
    ];

    for (const each of forged)
      expect((await open(`/?preview=${encodeURIComponent(each)}`)).json()).toMatchObject({ code: 'registry.preview_refused' });
  });

  it('ends: its address is refused, and a browser that kept it gets the site as it is', async () => {
    const token = tokenOf((await preview(planned)).url);
    const owner = new pg.Client({ connectionString: app.platform.url });
    await owner.connect();
    await owner.query(`update registry_previews set until = now() - interval '1 second'`);
    await owner.end();

    expect((await open(`/?preview=${token}`)).json()).toMatchObject({ code: 'registry.preview_refused' });

    const page = await open('/', { cookie: `pavilion-preview=${token}` });
    expect(manifestIn(page).preview).toBeUndefined();
    expect(page.headers['set-cookie']).toContain('Max-Age=0');
  });
});
