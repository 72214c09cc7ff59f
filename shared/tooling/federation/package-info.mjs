import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { isInstalled, root } from '../bootstrap/root.mjs';

/** What a package says of itself: its folder, version and `pavilion` section. */
export function packageInfo(folder) {
  const { name, version, pavilion = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { folder, name, version, ...pavilion };
}

/** A remote's name in the registry: that of its package without scope and `mf-`, wherever its folder lies. */
export function remoteNameOf(folder) {
  return basename(packageInfo(folder).name).replace(/^mf-/, '');
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

/** Where the shared package `@pavilion/<name>` lies: among the project's own, or where `folder` has it installed. */
export function sharedFolder(name, folder) {
  if (!isInstalled) return join(root, 'shared', name);
  const places = createRequire(join(folder, 'package.json')).resolve.paths(`@pavilion/${name}`) ?? [];
  const found = places.map((place) => join(place, '@pavilion', name)).find((place) => existsSync(place));
  if (!found) throw new Error(`@pavilion/${name} is not installed in ${folder}`);
  return realpathSync(found);
}

/** Every subpath of `@pavilion/host`, as `folder` has it. */
export function hostSubpaths(folder) {
  return readdirSync(join(sharedFolder('host', folder), 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `@pavilion/host/${name}`);
}
