import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { publishRemotes } from '@pavilion/tooling/bootstrap/publish-remotes.mjs';
import { testApp, type TestApp } from '../../../platform/testing';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const COMMAND = join(ROOT, 'shared/tooling/bin/pavilion.mjs');

let app: TestApp;
let registry: string;
let remote: string;
beforeAll(async () => {
  app = await testApp();
  await app.gateway.privateServer.listen({ port: 0, host: '127.0.0.1' });
  registry = `http://127.0.0.1:${(app.gateway.privateServer.server.address() as AddressInfo).port}`;
  remote = newRemote();
});
afterAll(() => app.close());

/** A team's folder: what `pavilion release` is started in. */
function newRemote(): string {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'remote-'))), 'mf-points');
  mkdirSync(join(folder, 'src/messages'), { recursive: true });
  symlinkSync(join(ROOT, 'mf-points/node_modules'), join(folder, 'node_modules'));
  const files = {
    'package.json': packageWith(1),
    'src/descriptor.ts': describing('points.mall'),
    'src/remote.ts': exporting('points.mall'),
    'src/Mall.tsx': `import { FormattedMessage } from '@pavilion/host/intl'; export function Mall() { return <FormattedMessage id="mall" />; }`,
    'src/messages/bn.json': '{"mall":"পয়েন্ট মল"}',
    'src/messages/en.json': '{"mall":"Points mall, {n, number} goods"}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

function packageWith(contract: number): string {
  const pavilion = { role: 'remote', owner: 'team-points', contract };
  return JSON.stringify({ name: '@pavilion/mf-points', version: '1.2.0', type: 'module', pavilion });
}

function describing(...pages: string[]): string {
  const each = pages.map((id) => ({
    id,
    paths: [id],
    area: 'site',
    icon: 'gift',
    audience: 'everyone',
    label: { bn: 'পয়েন্ট', en: 'Points' },
  }));
  return `import { describeRemote } from '@pavilion/contract';
    export const descriptor = describeRemote({ name: 'points', pages: ${JSON.stringify(each)} });`;
}

function exporting(...pages: string[]): string {
  return `import { defineRemote } from '@pavilion/contract';
    import { descriptor } from './descriptor';
    export default defineRemote(descriptor, {
      pages: { ${pages.map((id) => `'${id}': () => import('./Mall').then((m) => m.Mall)`).join(', ')} },
      messages: { bn: () => import('./messages/bn.json'), en: () => import('./messages/en.json') } });`;
}

const write = (name: string, text: string | Buffer) => writeFileSync(join(remote, name), text);
const environment = (env: NodeJS.ProcessEnv = {}) => ({
  ...process.env,
  PAVILION_REGISTRY: registry,
  PAVILION_DATA_DIR: app.platform.config.dataDir,
  // Checking webpack's options is half of a build; the first release here does it.
  SKIP_VALIDATION: 'true',
  ...env,
});

async function release(args: string[] = [], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const command = [COMMAND, 'release', '--no-checks', ...args];
  return (await promisify(execFile)(process.execPath, command, { cwd: remote, env: environment(env) })).stdout;
}

/** What the command says when it does not release. */
function refused(args: string[] = [], env: NodeJS.ProcessEnv = {}): Promise<string> {
  return release(args, env).then(
    (told) => `released: ${told}`,
    (error: { stderr: string }) => error.stderr,
  );
}

/** A line to the registry that breaks: `broken` says which of the uploads do. */
async function brittleLine(broken: (upload: number) => boolean) {
  let uploads = 0;
  const server = createServer((incoming, outgoing) => {
    if (incoming.method === 'PUT' && broken((uploads += 1))) return void incoming.socket.destroy();
    const { method = 'GET', headers, url = '/' } = incoming;
    const onward = ask(registry + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    uploads: () => uploads,
    close: () => server.close(),
  };
}

const tokenFor = async (remote: string) => {
  const wanted = { remote, holder: `ci-${remote}`, kind: 'pipeline', days: 1 } as const;
  return (await app.gateway.services.registry.tokens.give(wanted, { who: 'mina', reason: 'for the pipeline' })).token;
};
const running = () => app.gateway.services.registry.manifestOf('pavilion')?.manifest.remotes['points'];

describe('pavilion release', () => {
  it('builds, publishes and promotes to every brand that wants the remote', async () => {
    const told = await release([], { SKIP_VALIDATION: '' });

    expect(told).toMatch(/pavilion runs points 1\.2\.0-[0-9a-f]{8} now/);
    expect(told).not.toContain('lagoon');
    const version = running()?.version ?? '';
    const assets = running()?.assets ?? {};
    expect(told).toContain('Not checked');
    expect(told).toMatch(/brand\s+what happens\s+fits\n\s+pavilion\s+\S.* yes\n/);
    expect(told).toMatch(/As pavilion’s players would see it, until .*http:\/\/pavilion\.localhost:\d+\/\?preview=/);
    expect(Object.keys(assets)).toContain('remoteEntry.js');
    for (const name of Object.keys(assets))
      expect((await app.request({ url: `/remotes/points/${version}/${name}` })).statusCode).toBe(200);
  }, 120_000);

  it('knows which files the page and its texts need first', () => {
    const { registry } = app.gateway.services;
    const early = registry.preloadFiles(registry.manifestOf('pavilion')!.manifest, 'points', { page: 'points.mall', locale: 'bn' });

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
    write('src/messages/en.json', '{"mall":"The mall"}');

    await release(['--no-promote']);
    expect(running()?.version).toBe(before);
    const claimed = { PAVILION_DEPLOY_TOKEN: await tokenFor('points'), PAVILION_WHO: 'somebody else' };
    await release(['--brands', 'pavilion', '--reason', 'a better name'], claimed);

    expect(running()?.version).not.toBe(before);
    expect((await app.gateway.services.registry.audit('pavilion', 1))[0]).toMatchObject({
      who: 'deploy:ci-points',
      action: 'promote',
      reason: 'a better name',
    });
  }, 120_000);

  it.each([
    [
      'the token is for another remote',
      async () => ({ PAVILION_DEPLOY_TOKEN: await tokenFor('wallet') }),
      /deploy token is not valid/,
    ],
    ['nobody answers', () => ({ PAVILION_REGISTRY: 'http://127.0.0.1:9' }), /does not answer/],
    ['there is no token', () => ({ PAVILION_DATA_DIR: join(remote, 'nowhere') }), /There is no deploy token/],
  ])('says in one sentence that %s', async (_, env, sentence) => {
    const failed = await refused([], await env());

    expect(failed).toMatch(sentence);
    expect(failed).not.toContain('    at ');
  });

  it('publishes nothing when a brand that is named does not exist, or the reason is too short to be one', async () => {
    write('src/messages/en.json', '{"mall":"For nobody"}');

    expect(await refused(['--brands', 'sauna'])).toContain('site.unknown_brand');
    expect(await refused(['--reason', ' x'])).toContain('--reason cannot be “ x”: write 3 characters or more.');

    const { rows } = await app.platform.pool.query(
      "select count(*)::int as versions from registry_versions where remote = 'points'",
    );
    expect(rows).toEqual([{ versions: 2 }]);
  }, 120_000);

  it('says which text is no message', async () => {
    const good = readFileSync(join(remote, 'src/messages/en.json'));
    write('src/messages/en.json', '{"mall":"Open { brace"}');

    expect(await refused()).toContain('The text “mall”');
    write('src/messages/en.json', good);
  }, 120_000);
});

describe('what a release changes for others', () => {
  it('is told line by line, and lies in the build', async () => {
    write('src/descriptor.ts', describing('points.mall', 'points.rules'));
    write('src/remote.ts', exporting('points.mall', 'points.rules'));

    expect(await release()).toMatch(/own contract 1 → 1\):\n\s+page points\.rules: new/);

    const report = JSON.parse(readFileSync(join(remote, 'dist/contract-report.json'), 'utf8'));
    expect(report).toMatchObject({
      contract: 1,
      exports: { pages: ['points.mall', 'points.rules'], messages: ['bn', 'en'] },
      shared: { '@pavilion/host/intl': expect.stringMatching(/^\d+\.\d+\.\d+$/) },
      sizes: { entry: expect.any(Number), 'pages/points.mall': expect.any(Number) },
    });
  }, 120_000);

  it('is refused when it breaks them under the same contract number, and taken under the next', async () => {
    write('src/descriptor.ts', describing('points.mall'));
    write('src/remote.ts', exporting('points.mall'));
    write('src/messages/en.json', '{"mall":"Without rules"}');

    const failed = await refused();
    write('package.json', packageWith(2));

    expect(failed).toContain('registry.breaking_change; changes: page points.rules is gone; contract: 1; needed: 2');
    expect(failed).toContain('pavilion.contract');
    expect(await release()).toMatch(/own contract 1 → 2\):\n\s+! page points\.rules: gone/);
  }, 240_000);

  it('is refused when descriptor and code disagree', async () => {
    write('src/remote.ts', exporting('points.mall', 'points.secret'));

    expect(await refused()).toContain('registry.descriptor_disagrees; place: pages; described: ; exported: points.secret');
    write('src/remote.ts', exporting('points.mall'));
  }, 120_000);
});

describe('the start of an installation', () => {
  let before: string | undefined;
  const start = async (more: { everywhere?: boolean; fallBack?: boolean } = {}, folder = remote) => {
    const told: string[] = [];
    const notices = await publishRemotes([folder], { env: environment(), tell: (text) => told.push(text), ...more });
    return { notices, told: told.join('\n') };
  };
  /** A team's folder that was never published, and cannot be built yet. */
  const unfinished = (name: string) => {
    const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'remote-'))), `mf-${name}`);
    mkdirSync(join(folder, 'src'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), packageWith(1).replace('mf-points', `mf-${name}`));
    writeFileSync(join(folder, 'src/descriptor.ts'), describing('promo.home'));
    return folder;
  };

  it('leaves what a brand runs, and says which version waits and how it is promoted', async () => {
    before = running()?.version;
    write('src/messages/en.json', '{"mall":"Waits"}');

    const { notices } = await start();

    expect(running()?.version).toBe(before);
    expect(notices).toEqual([expect.stringContaining(`is released and waits; pavilion runs ${before}.`)]);
    const [, version = ''] = /remote promote points --version (\S+) --brand pavilion/.exec(notices[0] ?? '') ?? [];
    expect(await app.gateway.services.registry.hasVersion('points', version)).toBe(true);
  }, 120_000);

  it('puts every version into the brands at once for whoever develops', async () => {
    expect(await start({ everywhere: true })).toMatchObject({ notices: [] });
    expect(running()?.version).not.toBe(before);
  }, 120_000);

  it('never undoes a rollback', async () => {
    const decided = { brand: 'pavilion', who: 'asha', reason: 'players lose their points' };
    await app.gateway.services.registry.rollback('points', decided);

    await start();
    expect(await release()).toContain('and is left alone: name it with --brands to give it again');

    expect(running()?.version).toBe(before);
  }, 120_000);

  it('goes on with the last good version of what does not build, and says so', async () => {
    const good = readFileSync(join(remote, 'src/Mall.tsx'));
    write('src/Mall.tsx', 'export const Mall = ;');

    const { notices, told } = await start({ fallBack: true });
    write('src/Mall.tsx', good);

    expect(notices).toEqual([expect.stringContaining(`mf-points could not be published: pavilion goes on with ${before}.`)]);
    expect(told).toContain('Mall.tsx');
    expect(running()?.version).toBe(before);
  }, 120_000);

  it('goes on without a new folder that cannot be built yet, but not without a remote that a brand has nothing of', async () => {
    const { notices } = await start({ fallBack: true }, unfinished('promo'));

    expect(notices).toEqual([expect.stringContaining('mf-promo could not be published: no brand has it.')]);
    await expect(start({ fallBack: true }, unfinished('agent'))).rejects.toThrow('it has no src/remote.ts');
  }, 120_000);
});

describe('an upload', () => {
  it('sends only what is missing after one that was given up, and goes on when the connection breaks', async () => {
    write('src/messages/en.json', '{"mall":"Given up once"}');
    write('src/messages/bn.json', '{"mall":"একবার থেমেছিল"}');
    const dead = await brittleLine((upload) => upload > 2);
    const first = spawn(process.execPath, [COMMAND, 'release', '--no-checks'], {
      cwd: remote,
      env: environment({ PAVILION_REGISTRY: dead.address }),
    });
    let told = '';
    await new Promise<void>((resolve) => {
      first.stdout.on('data', (text: Buffer) => {
        told += text.toString();
        if (told.includes('The connection broke')) first.kill('SIGKILL');
      });
      first.once('close', () => resolve());
    });
    dead.close();
    const built = statSync(join(remote, 'dist/remoteEntry.js')).mtimeMs;
    const line = await brittleLine((upload) => upload === 1);

    told = await release([], { PAVILION_REGISTRY: line.address });

    line.close();
    // What was built before it was given up is not built again.
    expect(statSync(join(remote, 'dist/remoteEntry.js')).mtimeMs).toBe(built);
    expect(told).toMatch(/The connection broke .*going on/);
    // Two files had arrived; one had to be sent twice now.
    expect(line.uploads()).toBe((await newFiles()) - 2 + 1);
    expect(running()?.version).toBe(/points (\S+) now/.exec(told)?.[1]);
  }, 240_000);
});

/** How many files and maps of the version that was published last were not in the one before. */
async function newFiles(): Promise<number> {
  const { rows } = await app.platform.pool.query<{ files: Record<string, string>; maps: Record<string, string> }>(
    "select files, maps from registry_versions where remote = 'points' order by created_at desc",
  );
  const [latest = [], ...before] = rows.map(({ files, maps }) => [...Object.values(files), ...Object.values(maps)]);
  return new Set(latest.filter((integrity) => !before.flat().includes(integrity))).size;
}
