import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageManager } from './package-manager.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { logProgress } from './progress.mjs';

const STAMP = join(root, 'node_modules/.pavilion-installed');
const NETWORK_ERRORS =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|ERR_PNPM_NO_OFFLINE/;

/** Installs what the lock file says, unless that is what is installed. */
export async function install() {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  logProgress('Installing packages (once, about a minute) …');
  // Without a registry everything may still be on this machine; asked for offline, what is missing is told at once.
  const offline = !(await isRegistryReachable());
  const env = { CI: 'true', ...(offline && { npm_config_offline: 'true' }) };
  await run(command('npx'), ['--yes', packageManager(), 'install', '--frozen-lockfile'], { env, explain: explainInstall });
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(STAMP, wanted);
}

/** Links packages as the lock file says after a new one came to it. What is on this machine is not fetched again. */
export async function linkPackages() {
  const install = ['install', '--frozen-lockfile', '--prefer-offline'];
  await run(command('npx'), ['--yes', packageManager(), ...install], { env: { CI: 'true' }, explain: explainInstall });
  writeFileSync(STAMP, fingerprint());
}

/** What to do about a failed installation, from what it printed; `undefined` when only its own words can say it. */
export function explainInstall(printed) {
  if (/ENOSPC/.test(printed))
    return 'Packages could not be written: the disk is full. Make room (about 2 GB), then run this again.';
  if (/EROFS|EACCES/.test(printed))
    return 'Packages could not be written: this folder or your npm cache is read-only. Give yourself write access, then run this again.';
  if (NETWORK_ERRORS.test(printed))
    return 'Packages could not be fetched: the npm registry does not answer. Connect this machine to the network (or set its proxy), then run this again; what was fetched is kept.';
  return undefined;
}

/** Asked once and with little limits, by npm itself, as it knows the proxy; in an empty cache, as a full one answers for the registry. */
async function isRegistryReachable() {
  const cache = mkdtempSync(join(tmpdir(), 'pavilion-npm-'));
  const limits = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=10000'];
  try {
    await run(command('npm'), ['view', packageManager(), 'version', `--cache=${cache}`, ...limits]);
    return true;
  } catch {
    // Why does not matter: whoever asked says that the registry cannot be reached.
    return false;
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

function command(name) {
  return process.platform === 'win32' ? `${name}.cmd` : name;
}

function fingerprint() {
  const hash = createHash('sha256').update(process.versions.modules).update(root);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
