import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../bootstrap/progress.mjs';

const LOCK_FILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];
const NO_SOURCE = /\.test\.[jt]sx?$|\.md$/;

/**
 * Eight digits that change when anything changes from which a remote in a repository of its own is built: its sources, and the lock file, which has
 * the hash of every library and of every shared package.
 *
 * @throws UserError when there is no lock file
 */
export function repositoryHash(folder) {
  const hash = createHash('sha256').update(readFileSync(join(folder, 'package.json')));
  const files = readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NO_SOURCE.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort()) hash.update(file.slice(folder.length).replaceAll('\\', '/')).update(readFileSync(file));
  return hash
    .update(readFileSync(lockFileOf(folder)))
    .digest('hex')
    .slice(0, 8);
}

function lockFileOf(folder) {
  for (let at = folder; ; at = dirname(at)) {
    const found = LOCK_FILES.map((name) => join(at, name)).find((file) => existsSync(file));
    if (found) return found;
    if (dirname(at) === at)
      throw new UserError(
        `${folder} has no lock file, so that its version cannot be told: run “pnpm install” and commit pnpm-lock.yaml.`,
      );
  }
}
