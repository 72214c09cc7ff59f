import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { testApp, type TestApp } from '../../platform/testing';

const ROOT = resolve(import.meta.dirname, '../../../..');
const COMMAND = join(ROOT, 'shared/tooling/bin/pavilion.mjs');

let app: TestApp;
let registry: string;
let remote: string;
beforeAll(async () => {
  app = await testApp();
  await app.gateway.operations.listen({ port: 0, host: '127.0.0.1' });
  registry = `http://127.0.0.1:${(app.gateway.operations.server.address() as AddressInfo).port}`;
  remote = newRemote();
});
afterAll(() => app.close());

/** A team's folder: what `pavilion release` is started in. */
function newRemote(): string {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'remote-'))), 'mf-points');
  mkdirSync(join(folder, 'src/messages'), { recursive: true });
  symlinkSync(join(ROOT, 'mf-points/node_modules'), join(folder, 'node_modules'));
  const files = {
    'package.json': JSON.stringify({
      name: '@pavilion/mf-points',
      version: '1.2.0',
      type: 'module',
      pavilion: { role: 'remote', owner: 'team-points' },
    }),
    'src/descriptor.ts': `import { describeRemote } from '@pavilion/contract';
      export const descriptor = describeRemote({ name: 'points', pages: [
        { id: 'points.mall', paths: ['points'], area: 'site', label: { bn: 'পয়েন্ট', en: 'Points' }, icon: 'gift', audience: 'everyone' }] });`,
    'src/remote.ts': `import { defineRemote } from '@pavilion/contract';
      import { descriptor } from './descriptor';
      export default defineRemote(descriptor, {
        pages: { 'points.mall': () => import('./Mall').then((m) => m.Mall) },
        messages: { bn: () => import('./messages/bn.json'), en: () => import('./messages/en.json') } });`,
    'src/Mall.tsx': `import { FormattedMessage } from '@pavilion/host/intl'; export function Mall() { return <FormattedMessage id="mall" />; }`,
    'src/messages/bn.json': '{"mall":"পয়েন্ট মল"}',
    'src/messages/en.json': '{"mall":"Points mall, {n, number} goods"}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

async function release(args: string[] = [], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, 'release', ...args], {
    cwd: remote,
    env: { ...process.env, PAVILION_REGISTRY: registry, PAVILION_DATA_DIR: app.platform.config.dataDir, ...env },
  });
  return stdout;
}

const running = () => app.gateway.services.registry.manifestOf('pavilion')?.manifest.remotes['points'];

describe('pavilion release', () => {
  it('builds, publishes and promotes to every brand that wants the remote', async () => {
    const told = await release();

    expect(told).toMatch(/pavilion runs points 1\.2\.0-[0-9a-f]{8} now/);
    expect(told).not.toContain('lagoon');
    const version = running()?.version ?? '';
    const assets = running()?.assets ?? {};
    expect(Object.keys(assets)).toContain('remoteEntry.js');
    for (const name of Object.keys(assets))
      expect((await app.request({ url: `/remotes/points/${version}/${name}` })).statusCode).toBe(200);
  }, 120_000);

  it('knows which files the page and its texts need first', () => {
    const early = app.gateway.services.registry.entryFiles('pavilion', 'points', { page: 'points.mall', locale: 'bn' });

    expect(early.length).toBe(4);
    expect(early[0]?.address).toMatch(/^\/remotes\/points\/.*\/remoteEntry\.js$/);
    expect(early.every(({ integrity }) => integrity.startsWith('sha384-'))).toBe(true);
  });

  it('compiles texts to syntax trees, so that no browser needs the parser', async () => {
    const { version, assets } = running()!;
    const files = await Promise.all(Object.keys(assets).map((name) => app.request({ url: `/remotes/points/${version}/${name}` })));
    const english = files.map(({ body }) => body).find((body) => body.includes('Points mall'));

    expect(english).toContain('"value":"Points mall, "');
    expect(english).not.toContain('{n, number}');
  });

  it('builds nothing when the same sources are published', async () => {
    const { seq } = app.gateway.services.registry.manifestOf('pavilion')!.manifest;

    expect(await release()).toContain('is published already');
    expect(app.gateway.services.registry.manifestOf('pavilion')?.manifest.seq).toBe(seq);
  });

  it('gives changed sources a version of their own', async () => {
    const before = running()?.version;
    writeFileSync(join(remote, 'src/messages/en.json'), '{"mall":"The mall"}');

    await release(['--no-promote']);
    expect(running()?.version).toBe(before);
    await release(['--brands', 'pavilion', '--reason', 'a better name']);

    expect(running()?.version).not.toBe(before);
    expect((await app.gateway.services.registry.audit('pavilion', 1))[0]).toMatchObject({
      action: 'promote',
      reason: 'a better name',
    });
  }, 120_000);

  it.each([
    [
      'the token is for another remote',
      () => ({ PAVILION_DEPLOY_TOKEN: app.gateway.services.registry.tokens.forRemote('wallet') }),
      /deploy token is not valid/,
    ],
    ['nobody answers', () => ({ PAVILION_REGISTRY: 'http://127.0.0.1:9' }), /does not answer/],
    ['there is no token', () => ({ PAVILION_DATA_DIR: join(remote, 'nowhere') }), /There is no deploy token/],
  ])('says in one sentence that %s', async (_, env, sentence) => {
    const failed = await release([], env()).catch((error: { stderr: string }) => error.stderr);

    expect(failed).toMatch(sentence);
    expect(failed).not.toContain('    at ');
  });

  it('says which text is no message', async () => {
    const good = readFileSync(join(remote, 'src/messages/en.json'));
    writeFileSync(join(remote, 'src/messages/en.json'), '{"mall":"Open { brace"}');

    const failed = await release().catch((error: { stderr: string }) => error.stderr);

    expect(failed).toContain('The text “mall”');
    writeFileSync(join(remote, 'src/messages/en.json'), good);
  }, 120_000);
});
