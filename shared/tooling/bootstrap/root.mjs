import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);

/** Whether this came as a package into the repository of a team, and is not among the project's own sources. */
export const isInstalled = /[\\/]node_modules[\\/]/.test(here);

/**
 * The project's folder; where this came as a package, the remote's. (Read by every Node there is: the sentence about one that is too old must still be
 * reached.)
 */
export const root = isInstalled ? packageAround(process.cwd()) : resolve(here, '../../../..');

/** The nearest folder with a `package.json`, from `folder` upwards; `folder` itself where there is none. */
function packageAround(folder) {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'package.json'))) return at;
    if (dirname(at) === at) return folder;
  }
}
