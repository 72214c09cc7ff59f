import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryHash } from './repository-hash.mjs';

let folder;
const write = (name, text) => writeFileSync(join(folder, name), text);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'repository-'));
  mkdirSync(join(folder, 'src'));
  for (const name of ['package.json', 'pnpm-lock.yaml', 'src/remote.ts']) write(name, 'first');
});

it.each(['package.json', 'pnpm-lock.yaml', 'src/remote.ts', 'src/new.ts'])('is another one after %s changed', (name) => {
  const before = repositoryHash(folder);
  write(name, 'second');

  expect(repositoryHash(folder)).not.toBe(before);
});

it.each(['about.md', 'src/remote.test.ts', 'src/notes.md'])('is the same after %s changed, which is not built', (name) => {
  const before = repositoryHash(folder);
  write(name, 'second');

  expect(repositoryHash(folder)).toBe(before);
});

it('takes the lock file of a repository with several remotes', () => {
  const remote = join(folder, 'mf-offers');
  mkdirSync(remote);
  renameSync(join(folder, 'src'), join(remote, 'src'));
  write('mf-offers/package.json', 'first');
  const before = repositoryHash(remote);
  write('pnpm-lock.yaml', 'second');

  expect(repositoryHash(remote)).not.toBe(before);
});
