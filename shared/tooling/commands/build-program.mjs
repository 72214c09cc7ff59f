import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { UserError } from '../bootstrap/progress.mjs';
import { sourceHash } from './source-hash.mjs';

/**
 * Makes one file of a program of ours, to start it from. Unchanged sources leave it as it is.
 *
 * @returns the file to start
 */
export async function buildProgram(name) {
  const folder = join(root, name);
  const file = join(folder, 'dist-program/main.mjs');
  const stamp = `${file}.from`;
  // The file knows where the sources lie: a folder that was moved is built anew.
  const wanted = `${sourceHash(folder)} ${root}`;
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return file;
  const { compile } = await import('@pavilion/programs/compile.mjs');
  await compile(join(folder, 'src/main.ts'), file).catch(({ message }) => {
    throw new UserError(message);
  });
  writeFileSync(stamp, wanted);
  return file;
}
