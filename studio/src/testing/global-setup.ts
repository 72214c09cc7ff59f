import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { exactReturns, readShipped, shippedIn } from '../fairness/shipped';
import { folders } from '../settings';
import { makeTemplate } from './make-template';

/** The test that holds what was built to the code here, byte by byte. */
const HOLDS_THE_BUILD = path.join(folders.studio, 'src/fairness/shipped.test.ts');

/** What Jest says of a run: which tests it was asked for. */
interface JestRun {
  readonly rootDir: string;
  readonly testPathPatterns: { toExecutor(from: { readonly rootDir: string }): { isMatch(file: string): boolean } };
}

/** One migrated template per run; each suite copies it. */
export default async function globalSetup({ testPathPatterns, rootDir }: JestRun): Promise<() => Promise<void>> {
  buildPages(testPathPatterns.toExecutor({ rootDir }).isMatch(HOLDS_THE_BUILD) ? isOfThisCode : hasTheseReturns);
  return makeTemplate();
}

/** The tests that start the studio's process need its pages, and those that read what they were built with need these rules. */
function buildPages(areBuilt: () => boolean): void {
  if (isSo(areBuilt)) return;
  execFileSync(process.execPath, ['build.mjs'], { cwd: path.dirname(folders.pages), stdio: 'inherit' });
}

function isOfThisCode(): boolean {
  return isDeepStrictEqual(readShipped(folders.pages), shippedIn(folders.studio));
}

function hasTheseReturns(): boolean {
  return isDeepStrictEqual(readShipped(folders.pages).returns, exactReturns());
}

function isSo(areBuilt: () => boolean): boolean {
  try {
    return areBuilt();
  } catch {
    // Not there yet, or written by an earlier version.
    return false;
  }
}
