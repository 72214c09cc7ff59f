import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { UserError } from '../bootstrap/progress.mjs';
import { buildProgram } from './build-program.mjs';

/** Hands a command over to a program of a package, made one file first, with this terminal and its exit code. */
export async function runBuiltProgram(folder, entry, args) {
  await inThisTerminal(folder, [await buildProgram(folder, entry), ...args]);
}

/** The same for a program that runs from its sources. */
export async function runProgram(folder, file, args) {
  const program = join(root, folder, file);
  if (!existsSync(program)) throw new UserError(`${folder} has no ${file}.`);
  await inThisTerminal(folder, ['--import', 'tsx', program, ...args]);
}

async function inThisTerminal(folder, words) {
  const child = spawn(process.execPath, words, { cwd: join(root, folder), stdio: 'inherit' });
  process.exitCode = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
}
