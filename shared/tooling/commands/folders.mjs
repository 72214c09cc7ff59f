import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { WrongUsage } from '../bootstrap/progress.mjs';

/** The package that a command was given by name, else the one it was started in. */
export function packageFolder(name, cwd = process.cwd()) {
  const folder = name ? join(root, name.replace('@pavilion/', '')) : cwd;
  if (!existsSync(join(folder, 'package.json')))
    throw new WrongUsage(
      name ? `There is no package “${name}” in ${root}.` : `${cwd} is no package: go into one or give its name.`,
    );
  return folder;
}

/** A remote's folder, by `mf-wallet` or from inside it. */
export function remoteFolder(name) {
  const folder = packageFolder(name && !name.startsWith('mf-') && !name.startsWith('@') ? `mf-${name}` : name);
  for (const file of ['src/descriptor.ts', 'src/remote.ts'])
    if (!existsSync(join(folder, file))) throw new WrongUsage(`${folder} is no remote: it has no ${file}.`);
  return folder;
}

/** Where this installation keeps keys and files. */
export function dataFolder(env = process.env) {
  return resolve(root, env.PAVILION_DATA_DIR || '.data');
}

/**
 * Where a build puts its files: `named`, or `usual` when nothing is named. The build empties it first.
 *
 * @throws WrongUsage when sources are there
 */
export function outputFolder(named, usual) {
  const folder = resolve(root, named || usual);
  const holdsProject = root === folder || root.startsWith(folder.endsWith(sep) ? folder : folder + sep);
  if (holdsProject || existsSync(join(folder, 'package.json')))
    throw new WrongUsage(`A build cannot use ${folder}: it empties its folder first, and sources are there. Name another folder.`);
  return folder;
}
