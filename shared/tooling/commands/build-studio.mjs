import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { sourceHash } from './source-hash.mjs';

/** Builds the studio's pages; unchanged sources leave them as they are. */
export async function buildStudio() {
  const folder = join(root, 'studio');
  const stamp = join(folder, 'dist/built-from.txt');
  const hash = sourceHash(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await run(process.execPath, ['build.mjs'], { cwd: folder, show: true });
  writeFileSync(stamp, hash);
}
