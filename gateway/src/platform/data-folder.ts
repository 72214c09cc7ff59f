import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of secrets and of what was told in confidence. */
const PRIVATE_FOLDERS = ['keys', 'studio-keys', 'acquirer', 'audit', 'logs'];

/**
 * Makes the folder of an installation and closes it, and the secrets in it, to every other account of this machine; one that an earlier
 * release left open too.
 *
 * @throws Error when somebody else owns what has to be closed
 */
export function closeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const server = groupOfServer(dataDir);
  if (server !== undefined) chownSync(dataDir, 0, server);
  restrict(dataDir, server === undefined ? 0o700 : 0o710);
  for (const entry of readdirSync(dataDir, { withFileTypes: true }))
    if (entry.isFile()) restrict(join(dataDir, entry.name), 0o600);
    else if (entry.isDirectory() && PRIVATE_FOLDERS.includes(entry.name)) closeFolder(join(dataDir, entry.name));
}

function closeFolder(folder: string): void {
  restrict(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile()) restrict(join(folder, entry.name), 0o600);
    else if (entry.isDirectory()) closeFolder(join(folder, entry.name));
}

function restrict(path: string, mode: number): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // The draft of a key, which another gateway put into its place meanwhile, needs nothing.
  if (found && (found.mode & 0o777) !== mode) chmodSync(path, mode);
}

/**
 * PostgreSQL does not run as root. Where root started us, the account that it runs as instead has to pass through our folder on the way to
 * its own; it can neither list nor change ours.
 */
function groupOfServer(dataDir: string): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const clusters = readdirSync(dataDir)
    .map((name) => join(dataDir, name, 'cluster'))
    .filter((cluster) => existsSync(cluster));
  const owner = clusters.map((cluster) => lstatSync(cluster)).find(({ uid }) => uid !== 0);
  return owner?.gid;
}
