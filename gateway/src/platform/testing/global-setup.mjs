import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const gateway = resolve(import.meta.dirname, '../../..');

/** One server for the whole run: the one that is given, else our own, attached to or started. Jest loads this file without a compiler. */
export default function startTestServer() {
  process.env.TEST_GAME_LISTS ??= studioLists();
  process.env.TEST_DATABASE_URL ??= givenServer(process.env.DATABASE_URL) ?? runTs('src/platform/testing/test-server-command.ts');
}

/** What the studio lists, in files: the catalogue of a test has its games without a studio that runs. */
function studioLists() {
  execFileSync(process.execPath, [resolve(gateway, '../shared/tooling/bin/pavilion.mjs'), 'build', 'studio-games']);
  return resolve(gateway, '../studio/dist-program/games');
}

/** Fit for us, and with the database that its address names. */
function givenServer(url) {
  if (url) runTs('src/platform/database/command.ts', 'check');
  return url;
}

function runTs(program, ...args) {
  return execFileSync(process.execPath, ['--import', 'tsx', program, ...args], { encoding: 'utf8', cwd: gateway }).trim();
}
