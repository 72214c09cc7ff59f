import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { artAddress } from '@pavilion/art';
import type { PageData } from '@pavilion/api/site';
import pg from 'pg';
import { CONTRACT_VERSION, FEDERATION_RUNTIME } from '@pavilion/contract';
import { payloads } from '@pavilion/ui/markup-payloads';
import { hexOf, releaseOf, testApp, type TestApp } from '../../../platform/testing';
import { frameTexts } from './texts';

const MAIN = 'console.log("shell");';
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A shell as its build leaves it. */
function builtShell(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-shell-'));
  mkdirSync(folder, { recursive: true });
  const files = { 'main.0123456789.js': MAIN, 'main.0123456789.css': '.a{color:red}', 'inter-latin.aa.woff2': 'font' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'secret.txt'), 'not of the build');
  const integrity = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, integrityOf(text)]));
  writeFileSync(join(folder, 'assets.json'), JSON.stringify({ entry: ['main.0123456789.css', 'main.0123456789.js'], integrity }));
  return folder;
}

const label = { bn: 'লবি <b>', en: 'Lobby <b>' };
const lobby = {
  version: '1.0.0',
  owner: 'team-lobby',
  descriptor: {
    name: 'lobby',
    contract: CONTRACT_VERSION,
    runtime: FEDERATION_RUNTIME,
    pages: [
      { id: 'lobby.home', paths: ['/'], area: 'site', label, icon: 'home', audience: 'everyone', menus: { side: 0, bottom: 0 } },
      { id: 'lobby.account', paths: ['/'], area: 'member', label, icon: 'user', audience: 'member' },
      { id: 'lobby.game', paths: ['game/:nodeId'], area: 'site', label, icon: 'gamepad', audience: 'everyone', wide: true },
    ],
    slots: {},
    layouts: [],
    events: {},
  },
  files: [
    { name: 'remoteEntry.js', integrity: integrityOf('entry'), bytes: Buffer.from('entry').toString('base64') },
    { name: 'home.1.js', integrity: integrityOf('home'), bytes: Buffer.from('home').toString('base64') },
  ],
  first: { 'pages/lobby.home': ['home.1.js'] },
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ shellDir: builtShell() });
  const { releases } = app.gateway.services.registry;
  for (const { integrity, bytes } of lobby.files) await releases.stageFile('lobby', hexOf(integrity), Buffer.from(bytes, 'base64'));
  await releases.publish('lobby', releaseOf(lobby), 'a tester');
  await app.gateway.services.registry.promote('lobby', {
    version: '1.0.0',
    brands: ['pavilion', 'lagoon'],
    who: 'a tester',
    reason: 'to see it',
  });
});
afterAll(() => app.close());

const html = { accept: 'text/html,*/*;q=0.8' };
const open = (url: string, brand = 'pavilion') => app.request({ url, brand, headers: html });
const dataIn = (page: string) => JSON.parse(/id="pavilion-page">([^<]*)</.exec(page)?.[1] ?? '') as Record<string, never>;

it('serves a strict policy with a nonce of its own each time', async () => {
  const [one, other] = await Promise.all([open('/'), open('/')]);
  const policy = String(one.headers['content-security-policy']);

  expect(policy).toMatch(/script-src 'nonce-[\w+/=]{16,}' 'strict-dynamic'/);
  expect(policy).toContain(`require-trusted-types-for 'script'`);
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toEqual(other.headers['content-security-policy']);
  expect(one.headers['cache-control']).toBe('no-store');
  expect(one.headers['set-cookie']).toBeUndefined();
});

it('names the brand’s hosts of pictures and launches, in the page and in what it may ask', async () => {
  const [images, launches] = ['https://pictures.example', 'https://launch.example'];
  // Only the owner of the tables sets them: operators do not send players' tokens elsewhere.
  const owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  const hosts = async (image: string[], launch: string[]) => {
    await owner.query(`update brand_site set image_cdns = $1, launch_cdns = $2 where brand = 'pavilion'`, [image, launch]);
    await app.gateway.services.brands.reload();
  };
  await hosts([images], [launches]);
  const page = await open('/');
  await hosts(['https://one.example', 'https://two.example'], []);
  const dealt = dataIn((await open('/')).body)['brand'] as unknown as { imageHosts: string[] };
  await hosts([], []);
  await owner.end();
  const policy = String(page.headers['content-security-policy']);

  expect(dataIn(page.body)['brand']).toMatchObject({ imageHosts: [images], launchHosts: [launches] });
  expect(dealt.imageHosts.sort()).toEqual(['https://one.example', 'https://two.example']);
  expect(policy).toContain(`img-src 'self' data: blob: ${images};`);
  expect(policy).toContain(`connect-src 'self' ${launches};`);
});

it('gives every script and style element the nonce, and no element a handler or style of its own', async () => {
  const { body, headers } = await open('/');
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  const elements = [...body.matchAll(/<(script|style)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('application/json'));

  expect(elements.length).toBeGreaterThan(2);
  for (const tag of elements) expect(tag).toContain(`nonce="${nonce}"`);
  expect(body).not.toMatch(/<[^>]+\s(style|on\w+)=/);
});

it('writes a hostile brand name as text, in markup and in data', async () => {
  const name = `</script><img src=x onerror=alert(1)>"'&\u2028`;
  await app.platform.db.updateTable('brands').set({ name }).where('code', '=', 'lagoon').execute();
  await app.gateway.services.brands.reload();

  const { body } = await open('/', 'lagoon');

  expect(body).not.toContain('<img src=x');
  expect(/id="pavilion-page">([^<]*)</.exec(body)?.[1]).not.toMatch(/[<>\u2028]/);
  expect(dataIn(body)).toMatchObject({ brand: { name } });
  await app.platform.db.updateTable('brands').set({ name: 'Lagoon' }).where('code', '=', 'lagoon').execute();
  await app.gateway.services.brands.reload();
});

it('leads from its first paint to the brand’s help and its pages elsewhere, and says how it is paid', async () => {
  const { body } = await open('/', 'lagoon');
  const { social, apps, payments } = dataIn(body)['brand'] as unknown as PageData['brand'];

  expect(social.map(({ name, url }) => [name, url])).toEqual([['TELEGRAM', 'https://t.me/lagoon_example']]);
  expect(apps).toBe(false);
  expect(payments.map(({ code, flow, picture }) => [code, flow, picture])).toEqual([
    ['tide-pay', 'ewallet', artAddress.payment('tide-pay')],
    ['bank-transfer', 'bank', artAddress.payment('bank-transfer')],
    ['card', 'card', artAddress.payment('card')],
  ]);
  expect(body).toContain('<a href="https://t.me/lagoon_example"');
  expect(body).toContain('<a href="/help" class="pv-side-item">');
  for (const address of Object.values(social[0]?.logo ?? {}))
    expect((await app.request({ url: address, brand: 'lagoon' })).headers['content-type']).toBe('image/svg+xml');
});

it('follows the links that operators change', async () => {
  const { settings } = app.gateway.services.siteAdmin;
  const before = await settings.view('lagoon');
  await open('/', 'lagoon');
  const links = [
    { name: 'WHATSAPP', url: 'https://wa.me/1' } as const,
    { name: 'Android', url: 'https://lagoon.example/app' } as const,
  ];

  const after = await settings.change('lagoon', { ...before, links, reason: 'another number' }, 'a tester');

  const brand = dataIn((await open('/', 'lagoon')).body)['brand'] as unknown as PageData['brand'];
  expect(brand.social.map(({ name }) => name)).toEqual(['WHATSAPP']);
  expect(brand.apps).toBe(true);
  await settings.change('lagoon', { ...before, version: after.version, reason: 'as it was' }, 'a tester');
});

it('loads the shell’s files with the hashes that they really have', async () => {
  const { body } = await open('/');
  const tag = /<script[^>]+src="([^"]+)"[^>]*integrity="([^"]+)"/.exec(body);

  const file = await app.request({ url: tag?.[1] ?? '' });

  expect(integrityOf(file.body)).toBe(tag?.[2]);
  expect(file.headers['cache-control']).toContain('immutable');
});

it('asks early for the files of the remote that the address belongs to', async () => {
  const { body } = await open('/');
  const preloads = [...body.matchAll(/<link rel="preload" as="script" href="([^"]+)" integrity="([^"]+)"/g)].map(
    ([, href, integrity]) => ({ href, integrity }),
  );

  expect(preloads.map(({ integrity }) => integrity)).toEqual([integrityOf('entry'), integrityOf('home')]);
  for (const { href, integrity } of preloads) expect(integrityOf((await app.request({ url: href! })).body)).toBe(integrity);
});

it('hands out compressed files that are the same inside', async () => {
  const plain = (encoding: string) => app.request({ url: '/shell/main.0123456789.js', headers: { 'accept-encoding': encoding } });
  const [br, gzip] = await Promise.all([plain('br'), plain('gzip')]);

  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(MAIN);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(MAIN);
});

it.each([
  '/shell/../assets.json',
  '/shell/%2e%2e/assets.json',
  '/shell/secret.txt',
  '/shell/assets.json',
  '/shell/constructor',
  '/shell/',
])('hands out nothing that the build does not list: %s', async (url) => {
  expect((await app.request({ url })).statusCode).toBe(404);
});

it('tells brands apart by host', async () => {
  const [pavilion, lagoon] = await Promise.all([open('/'), open('/', 'lagoon')]);

  expect(pavilion.body).toContain('<html lang="bn" dir="ltr" data-brand="pavilion" data-theme="dark"');
  expect(lagoon.body).toContain('<html lang="en" dir="ltr" data-brand="lagoon" data-theme="light"');
  expect(dataIn(lagoon.body)).toMatchObject({ brand: { code: 'lagoon', currencySymbol: '$' } });
  expect(lagoon.body).not.toContain('PAV-2026');
});

it('comes in the language chosen on an earlier visit, when the brand offers it', async () => {
  const visit = (cookie: string) => app.request({ url: '/', headers: { ...html, host: 'pavilion.localhost', cookie } });
  const [english, unknown] = await Promise.all([visit('a=b; pavilion-lang=en'), visit('pavilion-lang=xx')]);

  expect(english.body).toContain('<html lang="en"');
  expect(JSON.stringify(dataIn(english.body).first)).toContain('language=en');
  expect(unknown.body).toContain('<html lang="bn"');
  expect(english.headers.vary).toContain('cookie');
});

it('says which catalogue it was made from, so that browsers know what they kept is old', async () => {
  const { games } = app.gateway.services;

  expect(dataIn((await open('/')).body)['catalogue']).toBe(games.catalogueVersion('pavilion'));
  expect(dataIn((await open('/', 'lagoon')).body)['catalogue']).toBe(games.catalogueVersion('lagoon'));
});

it('does not answer for a host that is no brand’s', async () => {
  const answer = await app.request({ url: '/', headers: { ...html, host: 'evil.example' } });

  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'site.unknown_brand' });
});

it('draws the frame with the brand’s own menus, in both languages, before any script', async () => {
  const { body } = await open('/');

  expect(body).toContain('<span lang="bn">লবি &lt;b&gt;</span><span lang="en">Lobby &lt;b&gt;</span>');
  expect(body).toContain('aria-current="page"');
  expect(body).toContain('class="pv-banner"');
});

it('draws the lobby at home only, not at the root of another area', async () => {
  expect((await open('/member')).body).not.toContain('class="pv-banner"');
});

it.each([
  ['/', 200],
  ['/index.html', 200],
  ['/login', 200],
  ['/register?referralCode=a1', 200],
  ['/game/17', 200],
  ['/member', 200],
  ['/game', 404],
  ['/game/17/more', 404],
  ['/nowhere', 404],
])('answers %s with the page and status %i', async (url, status) => {
  const answer = await open(url);

  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain('id="pavilion-page"');
});

it.each(['/wps/nothing', '/lgw/nothing', '/vendors/x', '/favicon.php', '/remotes/lobby/9.9.9/remoteEntry.js'])(
  'answers a mistake in a machine’s address as a call: %s',
  async (url) => {
    const answer = await open(url);

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false });
  },
);

it.each([
  ['//evil.example/%2f..', '/evil.example/%2f..'],
  ['///evil.example?next=1', '/evil.example?next=1'],
])('keeps %s on its own origin', async (url, location) => {
  const answer = await open(url);

  expect(answer.statusCode).toBe(308);
  expect(answer.headers['location']).toBe(location);
});

it('refuses an address that is no text', async () => {
  expect((await open('/%E0%A4%A')).statusCode).toBe(400);
});

it('answers HEAD as it answers GET, without the body', async () => {
  const answer = await app.request({ method: 'HEAD', url: '/', headers: html });

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toBeDefined();
  expect(answer.body).toBe('');
});

it('opens customer service without the shell, under the same policy', async () => {
  const answer = await open('/service', 'lagoon');

  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('href="mailto:care@lagoon.example"');
  expect(answer.body).not.toContain('/shell/main');
  expect(answer.headers['content-security-policy']).not.toContain('unsafe');
});

it('says the same words as the shell', () => {
  for (const locale of ['bn', 'en'] as const) {
    const shell = JSON.parse(readFileSync(join(__dirname, `../../../../../shell/src/messages/${locale}.json`), 'utf8')) as Record<
      string,
      string
    >;
    for (const [id, words] of Object.entries(frameTexts)) expect({ id, text: words[locale] }).toEqual({ id, text: shell[id] });
  }
});

it('draws the same page, and no word of the address, whatever somebody is sent to (W1)', async () => {
  const shapeOf = (body: string) => body.match(/<[a-z][^\s>]*/gi)?.join() ?? '';
  const [known, unknown] = [shapeOf((await open('/')).body), shapeOf((await open('/nowhere')).body)];
  const changed: string[] = [];
  // Ten in one address: it is drawn nowhere, neither whole nor in parts.
  for (let at = 0; at < payloads.length; at += 10) {
    const some = payloads.slice(at, at + 10);
    const words = encodeURIComponent(some.join(' '));
    const [asked, gone] = [await open(`/?q=${words}&lang=${words}`), await open(`/${words}`)];
    if (shapeOf(asked.body) !== known || shapeOf(gone.body) !== unknown || some.some((payload) => asked.body.includes(payload)))
      changed.push(...some);
  }

  expect(changed).toEqual([]);
});

describe('while the database is away', () => {
  let answer: jest.SpyInstance;
  beforeEach(() => {
    const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    answer = jest.spyOn(app.gateway.services.games, 'initialData').mockRejectedValue(gone);
  });
  afterEach(() => answer.mockRestore());

  it.each([
    ['pavilion', 'bn', 'একটু পরেই ফিরছি'],
    ['lagoon', 'en', 'We will be right back'],
  ])('a browser gets a page in the look of %s, which tries again by itself', async (brand, locale, title) => {
    const page = await open('/', brand);

    expect(page.statusCode).toBe(503);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '5',
      'cache-control': 'no-store',
    });
    expect(page.body).toContain(`<html lang="${locale}" dir="ltr" data-brand="${brand}"`);
    expect(page.body).toContain(title);
    expect(page.body).toContain('<meta http-equiv="refresh" content="5">');
    expect(page.body).not.toContain('ECONNREFUSED');
  });

  it('a script gets an answer that it can read', async () => {
    const call = await app.request({ url: '/', brand: 'pavilion', headers: { accept: '*/*' } });

    expect(call.statusCode).toBe(503);
    expect(call.json()).toMatchObject({ success: false, code: 'service.unavailable' });
  });
});
