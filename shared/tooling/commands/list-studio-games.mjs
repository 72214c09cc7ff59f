import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { buildProgram } from './build-program.mjs';
import { sourceHash } from './source-hash.mjs';

/** Where tests find the lists. */
const FOLDER = join(root, 'studio/dist-program/games');
const NOWHERE = 'http://studio.test';

/**
 * Writes what the studio answers to `game/list` into files: `all.json`, and one for each label. Unchanged sources leave them as they are.
 *
 * @param {string} [publicUrl] where the studio will be
 * @returns the folder
 */
export async function listStudioGames(folder = FOLDER, publicUrl = NOWHERE) {
  const stamp = join(folder, 'from.txt');
  const wanted = `${sourceHash(join(root, 'studio'))} ${publicUrl}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  await run(process.execPath, [await buildProgram('studio', 'titles/list-command.ts'), folder, publicUrl], {
    cwd: join(root, 'studio'),
  });
  writeFileSync(stamp, wanted);
  return folder;
}
