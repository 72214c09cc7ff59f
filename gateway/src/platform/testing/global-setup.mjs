import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** One server for the whole run: the one that is given, else our own, attached to or started. Jest loads this file without a compiler. */
export default function startTestServer() {
  process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL ?? ownServer();
}

function ownServer() {
  const program = resolve(import.meta.dirname, 'print-test-server.ts');
  const cwd = resolve(import.meta.dirname, '../../..');
  return execFileSync(process.execPath, ['--import', 'tsx', program], { encoding: 'utf8', cwd }).trim();
}
