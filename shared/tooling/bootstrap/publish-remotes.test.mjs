import { createServer } from 'node:http';
import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishRemotes } from './publish-remotes.mjs';

let registry;
let brands;
let asked;
let folder;
beforeEach(async () => {
  asked = [];
  registry = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end(JSON.stringify({ success: true, value: brands }));
  });
  await new Promise((resolve) => void registry.listen(0, '127.0.0.1', resolve));
  folder = join(mkdtempSync(join(tmpdir(), 'pavilion-publish-')), 'mf-promo');
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@pavilion/mf-promo', version: '1.0.0', pavilion: {} }));
});
afterEach(() => new Promise((resolve) => void registry.close(resolve)));

const start = (release) => {
  const env = { PAVILION_REGISTRY: `http://127.0.0.1:${registry.address().port}`, PAVILION_OPERATOR_TOKEN: 'the-token' };
  return publishRemotes([folder], { env, tell: () => {}, fallBack: true, release });
};

it('goes on with the version that was released, also when a source was saved meanwhile', async () => {
  brands = [{ brand: 'pavilion', remotes: [{ remote: 'promo', mode: 'on', version: '1.0.0-11111111' }] }];

  const notices = await start(async (args, { cwd }) => {
    expect([args, cwd]).toEqual([['release', '--no-checks', '--initial'], folder]);
    writeFileSync(join(folder, 'src/page.ts'), 'saved while it was built');
    return '    0.1 s  Building promo 1.0.0-22222222 …\n    9.9 s  promo 1.0.0-22222222 is released.\n';
  });

  expect(notices).toEqual([expect.stringContaining('promo 1.0.0-22222222 is released and waits; pavilion runs 1.0.0-11111111')]);
  // The release itself promotes what it released: nobody asks for a version by another hash.
  expect(asked).toEqual(['GET /registry/brands']);
});

it('says nothing of a version that runs everywhere', async () => {
  brands = [{ brand: 'pavilion', remotes: [{ remote: 'promo', mode: 'on', version: '1.0.0-22222222' }] }];

  expect(await start(async () => '    0.2 s  promo 1.0.0-22222222 is released.\n')).toEqual([]);
});

it('says what goes on when one could not be published', async () => {
  brands = [{ brand: 'pavilion', remotes: [{ remote: 'promo', mode: 'on', version: '1.0.0-11111111' }] }];

  const notices = await start(async () => {
    throw new Error('it does not build');
  });

  expect(notices).toEqual([expect.stringContaining('promo could not be published: pavilion goes on with 1.0.0-11111111')]);
});
