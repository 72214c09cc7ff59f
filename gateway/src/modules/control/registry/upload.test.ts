import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@pavilion/api/registry';
import { CONTRACT_VERSION, FEDERATION_RUNTIME } from '@pavilion/contract';
import { hexOf, releaseOf, type TestRelease, testApp, type TestApp } from '../../../platform/testing';

const shellDir = mkdtempSync(join(tmpdir(), 'shell-'));
let built = 1_700_000_000;
/** The shell that every brand runs from now on. */
function buildShell(react: string) {
  const list = join(shellDir, 'assets.json');
  writeFileSync(list, JSON.stringify({ entry: [], integrity: {}, shared: { react, '@pavilion/ui': '1.0.0' } }));
  utimesSync(list, (built += 60), built);
}
buildShell('19.3.1');

let app: TestApp;
let authorization: string;
beforeAll(async () => {
  app = await testApp({ shellDir });
  authorization = `Bearer ${readFileSync(join(app.platform.config.dataDir, 'keys/deploy-token'), 'utf8')}`;
});
afterAll(() => app.close());

const file = (name: string, text: string) => ({
  name,
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  bytes: Buffer.from(text).toString('base64'),
});
const home = {
  id: 'promo.home',
  paths: ['/promo'],
  area: 'site',
  label: { bn: 'অফার', en: 'Offers' },
  icon: 'gift',
  audience: 'everyone',
};
const descriptor = (more: object = {}) => ({
  name: 'promo',
  contract: CONTRACT_VERSION,
  runtime: FEDERATION_RUNTIME,
  pages: [home],
  slots: {},
  layouts: [],
  events: {},
  ...more,
});
const written = (version: string, more: Partial<TestRelease> = {}): TestRelease => ({
  version,
  owner: 'team-promo',
  descriptor: descriptor(),
  first: {},
  files: [file('remoteEntry.js', `entry of ${version}`), file('home.js', 'home')],
  ...more,
});

const post = (what: 'releases' | 'versions', payload: object) =>
  app.requestPrivate({ method: 'POST', url: `/registry/remotes/promo/${what}`, payload, headers: { authorization } });
const send = ({ integrity, bytes }: TestRelease['files'][number], headers: object = {}) =>
  app.requestPrivate({
    method: 'PUT',
    url: `/registry/remotes/promo/files/${hexOf(integrity)}`,
    payload: Buffer.from(bytes, 'base64'),
    headers: { authorization, 'content-type': 'application/octet-stream', ...headers },
  });
async function publish(release: TestRelease, facts: Partial<Release> = {}) {
  for (const each of release.files) await send(each);
  return post('versions', { ...releaseOf(release), ...facts });
}

describe('a release', () => {
  it('asks only for what the registry lacks, and becomes a version when all of it is there', async () => {
    const release = written('1.0.0');
    const [entry, screen] = release.files as [TestRelease['files'][number], TestRelease['files'][number]];

    expect((await post('releases', releaseOf(release))).json().value.missing).toEqual([entry.integrity, screen.integrity]);
    await send(entry);
    expect((await post('versions', releaseOf(release))).json()).toMatchObject({
      code: 'registry.upload_incomplete',
      details: { missing: 1, of: 2 },
    });
    expect((await post('releases', releaseOf(release))).json().value.missing).toEqual([screen.integrity]);
    await send(screen);
    expect((await post('versions', releaseOf(release))).json()).toMatchObject({ value: { created: true } });

    const next = releaseOf(written('1.0.1'));
    expect((await post('releases', next)).json().value).toMatchObject({ missing: [next.files[0]?.integrity], since: '1.0.0' });
  });

  it('is one version when two finish it at the same moment', async () => {
    const release = written('1.1.0');
    for (const each of release.files) await send(each);

    const answers = await Promise.all([post('versions', releaseOf(release)), post('versions', releaseOf(release))]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers.map((answer) => answer.json().value.created).sort()).toEqual([false, true]);
  });

  it('cannot take an address that holds something else', async () => {
    await publish(written('1.2.0'));

    const answer = await post('releases', releaseOf(written('1.2.0', { files: [file('remoteEntry.js', 'other')] })));

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'registry.version_exists', details: { version: '1.2.0' } });
  });

  it.each<[string, (release: Release) => Partial<Release>, object]>([
    [
      'a file is over five megabytes',
      ({ files }) => ({ files: files.map((each) => ({ ...each, size: 5_000_001 })) }),
      { found: 'remoteEntry.js: 5000001 bytes', allowed: '5000000 bytes' },
    ],
    [
      'it is over twenty-five megabytes',
      ({ files }) => ({
        files: [...files, ...Array.from({ length: 6 }, (_, at) => ({ ...file(`${at}.js`, ''), size: 4_900_000 }))].map(
          ({ name, integrity, size }) => ({ name, integrity, size }),
        ),
      }),
      { allowed: '25000000 bytes in all' },
    ],
    [
      'it has more than four hundred files',
      ({ files: [first] }) => ({
        files: Array.from({ length: 401 }, (_, at) => ({ ...first!, name: at ? `${at}.js` : first!.name })),
      }),
      { found: '401 files' },
    ],
  ])('is refused before a byte is sent when %s', async (_, facts, details) => {
    const release = releaseOf(written('8.0.0'));

    const answer = await post('releases', { ...release, ...facts(release) });

    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'registry.release_too_large', details });
  });

  it('is refused when a file is larger than was announced', async () => {
    const release = written('8.1.0');
    const announced = releaseOf(release);

    const answer = await publish(release, { files: announced.files.map((each) => ({ ...each, size: 1 })) });

    expect(answer.json()).toMatchObject({ code: 'registry.file_altered', details: { file: 'remoteEntry.js' } });
  });

  it.each([
    ['promises a page without code', descriptor(), { pages: [] }, { place: 'pages', described: 'promo.home' }],
    ['hides a page that the code has', descriptor({ pages: [] }), { pages: ['promo.home'] }, { exported: 'promo.home' }],
    ['fills a slot without code', descriptor({ slots: { 'home.player': 1 } }), { slots: [] }, { place: 'slots' }],
    ['lacks a language', descriptor(), { messages: ['en'] }, { place: 'messages', described: 'bn' }],
    ['carries another contract', descriptor(), { contract: CONTRACT_VERSION - 1 }, { place: 'contract' }],
  ])('is refused when its descriptor %s', async (_, described, exports, details) => {
    const release = releaseOf(written('8.2.0', { descriptor: described }));
    const report = { ...release.report, exports: { ...release.report.exports, ...exports } };

    expect((await post('releases', { ...release, report })).json()).toMatchObject({
      code: 'registry.descriptor_disagrees',
      details,
    });
  });

  it('breaks what others rely on only under a new contract number', async () => {
    await publish(written('2.0.0'));
    const gone = written('2.1.0', { descriptor: descriptor({ pages: [] }) });
    const report = { ...releaseOf(gone).report, contract: 2 };

    const refused = await publish(gone);
    const taken = await publish(gone, { report });

    expect(refused.json()).toMatchObject({
      code: 'registry.breaking_change',
      details: { changes: 'page promo.home is gone', contract: 1, needed: 2 },
    });
    expect(taken.json()).toMatchObject({ value: { created: true } });
    expect((await publish(written('2.2.0'))).json()).toMatchObject({ code: 'registry.breaking_change' });
  });
});

describe('a file on its way', () => {
  it('is not kept when its bytes are others than its address says', async () => {
    const answer = await send({ ...file('a.js', 'good'), bytes: Buffer.from('evil').toString('base64') });

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'registry.file_altered' });
  });

  it.each<[string, object, string]>([
    ['without a token', { authorization: '' }, 'registry.token_refused'],
    ['with a token that nobody gave', { authorization: `Bearer ${'x'.repeat(50)}` }, 'registry.token_refused'],
    ['as something else than bytes', { 'content-type': 'application/xml' }, 'request.unsupported_type'],
  ])('is refused %s', async (_, headers, code) => {
    expect((await send(file('b.js', 'some bytes'), headers)).json()).toMatchObject({ code });
  });

  it('is refused when it is larger than anything may be', async () => {
    const answer = await send(file('c.js', 'x'.repeat(15_000_001)));

    expect(answer.statusCode).toBe(413);
  });

  it('is no file of a version that is not made', async () => {
    await send(file('d.js', 'lonely'));

    expect((await app.request({ url: '/remotes/promo/9.9.9/d.js' })).statusCode).toBe(404);
  });
});

describe('a source map', () => {
  it('is kept for whoever symbolises, and never served', async () => {
    const map = file('home.js.map', '{"version":3,"sources":["HomeScreen.tsx"]}');
    const release = written('3.0.0', { descriptor: descriptor({ pages: [] }) });
    const maps = releaseOf({ ...release, files: [map] }).files;
    await send(map);
    const answer = await publish(release, { maps, report: { ...releaseOf(release).report, contract: 3 } });

    expect(answer.json()).toMatchObject({ value: { created: true } });
    const { releases } = app.gateway.services.registry;
    expect(String(await releases.sourceMap('promo', '3.0.0', 'home.js'))).toContain('HomeScreen.tsx');
    expect(await releases.sourceMap('promo', '3.0.0', 'remoteEntry.js')).toBeUndefined();
    expect((await app.request({ url: '/remotes/promo/3.0.0/home.js' })).statusCode).toBe(200);
    expect((await app.request({ url: '/remotes/promo/3.0.0/home.js.map' })).statusCode).toBe(404);
  });
});

describe('a release of a remote that runs', () => {
  it('is compared with what brands run, and not with what nobody ever saw', async () => {
    const release = (version: string, ...ids: string[]) => {
      const pages = ids.map((id) => ({ ...home, id: `promo.${id}`, paths: [`/promo/${id}`] }));
      const made = written(version, { descriptor: descriptor({ pages }) });
      return publish(made, { report: { ...releaseOf(made).report, contract: 5 } });
    };
    await release('5.0.0', 'home');
    await app.gateway.services.registry.promote('promo', {
      version: '5.0.0',
      brands: ['pavilion'],
      who: 'a team',
      reason: 'release',
    });

    expect((await release('5.1.0', 'home', 'draft')).json()).toMatchObject({ value: { created: true } });
    expect((await release('5.2.0', 'home', 'final')).json()).toMatchObject({ value: { created: true } });
    expect((await release('5.3.0', 'final')).json()).toMatchObject({
      code: 'registry.breaking_change',
      details: { changes: 'page promo.home is gone' },
    });
  });
});

describe('a remote that was built with another React than the shell has', () => {
  const release = (version: string, react: string) => {
    const of = releaseOf(written(version));
    return { ...of, report: { ...of.report, contract: 900, shared: { react } } };
  };
  const call = (what: string, payload: object) =>
    app.requestPrivate({ method: 'POST', url: `/registry/remotes/promo/${what}`, payload, headers: { authorization } });
  const promote = (version: string) => call('promote', { version, brands: ['pavilion'], who: 'a team', reason: 'release' });
  const plan = (version: string, shared?: object) =>
    call('plan', { version, brands: ['pavilion'], descriptor: descriptor(), shared });
  const why = 'It was built with react 18.3.1; the shell has 19.3.1. Build it with the platform’s version.';

  it('is refused before a byte is sent and when it is published, with both versions and the cure', async () => {
    for (const what of ['releases', 'versions'] as const)
      expect((await post(what, release('3.0.0', '18.3.1'))).json()).toMatchObject({
        code: 'registry.shared_unsupported',
        details: { why },
      });
    expect((await plan('3.0.0', { react: '18.3.1' })).json().value).toMatchObject([
      { brand: 'pavilion', objections: [{ weight: 'stops', code: 'registry.shared_unsupported', text: { en: why } }] },
    ]);
    expect((await plan('3.0.0', { react: '19.1.0' })).json().value).toMatchObject([{ objections: [] }]);
  });

  it('is refused by every brand once their shell has another one', async () => {
    const { report } = release('3.1.0', '19.3.1');
    expect((await publish(written('3.1.0'), { report })).statusCode).toBe(200);
    buildShell('20.0.0');

    const refused = await promote('3.1.0');

    buildShell('19.3.1');
    expect(refused.json()).toMatchObject({ code: 'registry.shared_unsupported' });
    expect((await promote('3.1.0')).json()).toMatchObject({ success: true });
  });
});
