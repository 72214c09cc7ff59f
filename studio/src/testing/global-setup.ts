import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { exactReturns, readShipped } from '../fairness/shipped';
import { folders } from '../settings';
import { makeTemplate } from './make-template';

/** One migrated template per run; each suite copies it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  buildPagesOnce();
  return makeTemplate();
}

/** The tests that start the studio's process need its pages, and those that read what they were built with need these rules. */
function buildPagesOnce(): void {
  if (areBuilt()) return;
  execFileSync(process.execPath, ['build.mjs'], { cwd: path.dirname(folders.pages), stdio: 'inherit' });
}

function areBuilt(): boolean {
  try {
    return isDeepStrictEqual(readShipped(folders.pages).returns, exactReturns());
  } catch {
    // Not there yet, or written by an earlier version.
    return false;
  }
}
