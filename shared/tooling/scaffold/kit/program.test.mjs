import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writePortable } from '@pavilion/programs/portable.mjs';

/** A kit as a team gets it, with little in it. */
function kit(version) {
  const folder = mkdtempSync(join(tmpdir(), 'kit-'));
  const host = `pavilion-host-${version}.tgz`;
  const specifier = `file:pavilion/${host}`;
  const files = {
    [`packages/${host}`]: `host of ${version}`,
    'template/package.json.txt': `{"name":"mf-{{name}}","dependencies":{"@pavilion/host":"${specifier}"},"pavilion":{"owner":"{{owner}}"}}`,
    'template/place.txt': '{{place}}',
    'template/pnpm-workspace.yaml.txt': `overrides:\n  "@pavilion/host": ${specifier}\n`,
    'kit.json': JSON.stringify({ version, packages: { '@pavilion/host': specifier } }),
  };
  for (const name of ['packages', 'template']) mkdirSync(join(folder, name));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writePortable(join(import.meta.dirname, 'program.mjs'), join(folder, 'new-remote.mjs'));
  return folder;
}

/** Started where no package of ours can be found. */
const type = (kitFolder, ...args) =>
  promisify(execFile)(process.execPath, [join(kitFolder, 'new-remote.mjs'), ...args], { cwd: tmpdir() }).then(
    () => 'done',
    ({ stderr }) => stderr.trim(),
  );
const place = () => join(mkdtempSync(join(tmpdir(), 'team-')), 'offers');

it('makes a repository of a team with the packages in it', async () => {
  const into = place();

  expect(await type(kit('1.0.0-aaaaaaaa'), 'offers', '--owner', 'team-offers', '--into', into)).toBe('done');

  expect(JSON.parse(readFileSync(join(into, 'package.json'), 'utf8'))).toMatchObject({
    name: 'mf-offers',
    pavilion: { owner: 'team-offers' },
  });
  expect(readdirSync(join(into, 'pavilion'))).toEqual(['pavilion-host-1.0.0-aaaaaaaa.tgz']);
});

it('gives each remote a place of its own, and the next free one of a site that it is told of', async () => {
  const manifest = { remotes: { promo: { descriptor: { pages: [{ menus: { side: 110 } }], slots: { 'home.player': 110 } } } } };
  const payload = Buffer.from(JSON.stringify(manifest)).toString('base64');
  const site = createServer((_request, response) => response.end(JSON.stringify({ success: true, value: { payload } })));
  await new Promise((resolve) => void site.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${site.address().port}`;
  const made = async (name, ...args) => {
    const into = place();
    expect(await type(kit('1.0.0-aaaaaaaa'), name, '--into', into, ...args)).toBe('done');
    return Number(readFileSync(join(into, 'place'), 'utf8'));
  };

  const [offers, quests] = [await made('offers'), await made('quests')];
  expect(offers).not.toBe(quests);
  expect(Math.min(offers, quests)).toBeGreaterThanOrEqual(110);
  expect(await made('offers', '--site', address)).toBe(111);
  await new Promise((resolve) => void site.close(resolve));
  expect(await type(kit('1.0.0-aaaaaaaa'), 'offers', '--into', place(), '--site', address)).toContain('told no places');
});

it('leaves nothing behind when it fails', async () => {
  const broken = kit('1.0.0-aaaaaaaa');
  const into = place();
  rmSync(join(broken, 'packages'), { recursive: true });

  expect(await type(broken, 'offers', '--into', into)).toContain('ENOENT');
  expect(existsSync(into)).toBe(false);
});

it('gives a repository the packages of a newer kit, and touches nothing else of it', async () => {
  const into = place();
  await type(kit('1.0.0-aaaaaaaa'), 'offers', '--into', into);
  const own = readFileSync(join(into, 'package.json'), 'utf8').replace('{"name"', '{"description":"ours","name"');
  writeFileSync(join(into, 'package.json'), own);

  expect(await type(kit('1.1.0-bbbbbbbb'), '--update', into)).toBe('done');

  expect(readFileSync(join(into, 'package.json'), 'utf8')).toBe(own.replace('1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'));
  expect(readFileSync(join(into, 'pnpm-workspace.yaml'), 'utf8')).toContain('pavilion-host-1.1.0-bbbbbbbb.tgz');
  expect(readdirSync(join(into, 'pavilion'))).toEqual(['pavilion-host-1.1.0-bbbbbbbb.tgz']);
});

it.each([
  ['no name', [], 'A name is missing'],
  ['a name that is none', ['Offers!'], 'is no name for a remote'],
  ['a folder that is there', ['offers', '--into', tmpdir()], 'is there already'],
  ['an update of what no kit made', ['--update', tmpdir()], 'was not made with a kit'],
])('says what is wrong with %s', async (_, args, sentence) => {
  expect(await type(kit('1.0.0-aaaaaaaa'), ...args)).toContain(sentence);
});
