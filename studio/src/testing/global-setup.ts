import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { folders } from '../settings';
import { makeTemplate } from './make-template';

/** One migrated template per run; each suite copies it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  buildPagesOnce();
  return makeTemplate();
}

/** The tests that start the studio's process need its pages. */
function buildPagesOnce(): void {
  if (existsSync(path.join(folders.pages, 'pages.json'))) return;
  execFileSync(process.execPath, ['build.mjs'], { cwd: path.dirname(folders.pages), stdio: 'inherit' });
}
