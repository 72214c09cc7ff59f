import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { UserError } from '../bootstrap/progress.mjs';

/** Hands a command over to the package that owns it, with this terminal and its exit code. */
export async function runProgram(folder, file, args) {
  const program = join(root, folder, file);
  if (!existsSync(program)) throw new UserError(`${folder} has no ${file}.`);
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], { cwd: join(root, folder), stdio: 'inherit' });
  process.exitCode = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
}
