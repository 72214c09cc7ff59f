import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { remoteFolders } from '../federation/package-info.mjs';
import { readLockFile } from './lock-file.mjs';
import { sourceHash } from './source-hash.mjs';

const written = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
const folders = remoteFolders();
const hashesWith = (text) =>
  Object.fromEntries(folders.map((folder) => [basename(folder), sourceHash(folder, readLockFile(text))]));
const now = hashesWith(written);

/** The lock file after `pnpm add confetti` in a package: a library that needs another one, and an entry of the catalog. */
function withDependency(place, section = 'dependencies', version = '1.0.0') {
  const entry = `      confetti:\n        specifier: 'catalog:'\n        version: ${version}\n`;
  const within = (text, after, more) => text.replace(after, (found) => found + more);
  return [
    [/^catalogs:\n {2}default:\n/m, `    confetti:\n      specifier: ${version}\n      version: ${version}\n`],
    [new RegExp(`^ {2}${place}:\\n(?:(?: {4}.*\\n)*?) {4}${section}:\\n`, 'm'), entry],
    [/^packages:\n\n/m, library(`confetti@${version}`) + library('paper@2.0.0')],
    [/^snapshots:\n\n/m, `  confetti@${version}:\n    dependencies:\n      paper: 2.0.0\n\n  paper@2.0.0: {}\n\n`],
  ].reduce((text, [after, more]) => within(text, after, more), written);
}

const library = (key) => `  ${key}:\n    resolution: {integrity: sha512-${Buffer.from(key).toString('base64')}}\n\n`;
const changed = (text) => {
  const then = hashesWith(text);
  return Object.keys(then).filter((name) => then[name] !== now[name]);
};

it('gives a remote that takes a library a new version, and no other remote', () => {
  expect(folders).toHaveLength(6);
  expect(changed(withDependency('mf-wallet'))).toEqual(['mf-wallet']);
});

it('gives none a new version for a library of the gateway, or of tests alone', () => {
  expect(changed(withDependency('gateway'))).toEqual([]);
  expect(changed(withDependency('mf-wallet', 'devDependencies'))).toEqual([]);
  expect(changed(withDependency('shared/testing'))).toEqual([]);
});

it('gives all a new version for a library of a package that all take, or when one comes with other bytes', () => {
  const all = folders.map((folder) => basename(folder));
  const withLibrary = withDependency('shared/api');

  expect(changed(withLibrary)).toEqual(all);
  const otherBytes = hashesWith(withLibrary.replace(/(paper@2\.0\.0:\n.*sha512-)/, '$1other'));
  expect(all.filter((name) => otherBytes[name] === hashesWith(withLibrary)[name])).toEqual([]);
});

it('gives all a new version for another webpack, and for another React', () => {
  const all = folders.map((folder) => basename(folder));

  expect(changed(written.replace(/^( {2}webpack@\d\S*:\n {4}resolution: \{integrity: )/m, '$1sha512-other'))).toEqual(all);
  expect(changed(written.replace(/^( {2}react@\d\S*:\n {4}resolution: \{integrity: )/m, '$1sha512-other'))).toEqual(all);
});
