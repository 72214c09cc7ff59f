import { spawn } from 'node:child_process';
import { UserError } from './progress.mjs';
import { root } from './root.mjs';

/**
 * Runs a program to its end and resolves to what it printed. Its output is kept back unless `show`; when it fails, the last lines of it
 * are in the error.
 */
export function run(program, args, { cwd = root, env = {}, show = false, explain } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let printed = '';
    child.stdout?.on('data', (bytes) => (printed += bytes));
    child.stderr?.on('data', (bytes) => (printed += bytes));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve(printed);
      const reason = explain?.(printed);
      reject(
        reason
          ? new UserError(reason)
          : new UserError(
              `“${[program, ...args].join(' ')}” ended with ${code}.\n${printed.trimEnd().split('\n').slice(-40).join('\n')}`,
            ),
      );
    });
  });
}

/** Runs one of our TypeScript programs. */
export function runTs(file, args = [], options = {}) {
  return run(process.execPath, ['--import', 'tsx', file, ...args], options);
}

/** Runs a `pavilion` command. */
export function runPavilion(args, options = {}) {
  return run(process.execPath, [`${root}/shared/tooling/bin/pavilion.mjs`, ...args], options);
}
