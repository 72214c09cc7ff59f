import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { UserError } from '../bootstrap/progress.mjs';
import { sourceHash } from './source-hash.mjs';

/**
 * Makes one file of a program of ours, to start it from: its start reads that instead of thousands. Unchanged sources leave it as it is.
 *
 * @param {string} name the package
 * @param {string} [entry] where the program begins, in the package's `src`
 * @returns the file to start
 */
export async function buildProgram(name, entry = 'main.ts') {
  const folder = join(root, name);
  const file = join(folder, 'dist-program', entry.replaceAll('/', '-').replace(/\.ts$/, '.mjs'));
  const stamp = `${file}.from`;
  // The file knows where the sources lie: a folder that was moved is built anew.
  const wanted = `${sourceHash(folder)} ${root}`;
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return file;
  const { compile, compileKept } = await import('@pavilion/programs/compile.mjs');
  // What is started again and again; the others run once, and may wait at their top.
  await (entry === 'main.ts' ? compileKept : compile)(join(folder, 'src', entry), file).catch(({ message }) => {
    throw new UserError(message);
  });
  writeFileSync(stamp, wanted);
  return file;
}
