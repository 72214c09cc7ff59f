import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';

const STAMP = join(root, 'node_modules/.pavilion-installed');
const NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i;

/** Installs what the lock file says, unless that is what is installed. */
export async function install() {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  say('Installing packages (once, about a minute) …');
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  await run(npx, ['--yes', packageManager, 'install', '--frozen-lockfile'], { env: { CI: 'true' }, explain });
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(STAMP, wanted);
}

function explain(printed) {
  if (/EROFS|EACCES/.test(printed))
    return 'Packages could not be written: this folder or your npm cache is read-only. Give yourself write access, then run this again.';
  if (NETWORK.test(printed))
    return 'Packages could not be fetched: the npm registry does not answer. Connect this machine to the network (or set its proxy), then run this again; what was fetched is kept.';
  return undefined;
}

function fingerprint() {
  const hash = createHash('sha256').update(process.versions.modules).update(root);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
