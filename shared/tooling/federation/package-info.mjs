import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';

/** The project's folder. */
export const root = resolve(import.meta.dirname, '../../..');

/** What a package says of itself: its folder, version and `pavilion` section. */
export function packageInfo(folder) {
  const { name, version, pavilion = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { folder, name, version, ...pavilion };
}

/** A remote's name in the registry: its folder without `mf-`. */
export function remoteNameOf(folder) {
  return basename(folder).replace(/^mf-/, '');
}

/** Folders of all remotes. */
export function remoteFolders() {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => join(root, name));
}

/** The version of a library as `folder` gets it. */
export function versionOf(library, folder) {
  return createRequire(join(folder, 'package.json'))(`${library}/package.json`).version;
}

/** Every subpath of `@pavilion/host`. */
export function hostSubpaths() {
  return readdirSync(join(root, 'shared/host/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `@pavilion/host/${name}`);
}
