import { spawn } from 'node:child_process';
import { UserError } from './progress.mjs';
import { root } from './root.mjs';

const running = new Set();
let ended = false;

/** Ends every program that runs here, and lets no other begin but the `last` ones. */
export function endRuns() {
  ended = true;
  for (const child of running) child.kill();
}

/**
 * Runs a program to its end and resolves to what it printed. Its output is kept back unless `show`; when it fails, the last lines of it
 * are in the error. `last` is for what puts things away after `endRuns`.
 */
export function run(program, args, { cwd = root, env = {}, show = false, explain, last = false } = {}) {
  if (ended && !last) return Promise.reject(new UserError(`“${program}” was not begun: everything is stopping.`));
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    running.add(child);
    let printed = '';
    child.stdout?.on('data', (bytes) => (printed += bytes));
    child.stderr?.on('data', (bytes) => (printed += bytes));
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
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

/** The beginning of what went wrong, for where the whole of it would bury everything else. */
export function firstLines(text, count = 12) {
  return text.trim().split('\n').slice(0, count).join('\n');
}

/** Runs one of our TypeScript programs. */
export function runTs(file, args = [], options = {}) {
  return run(process.execPath, ['--import', 'tsx', file, ...args], options);
}

/** Runs a `pavilion` command. */
export function runPavilion(args, options = {}) {
  return run(process.execPath, [`${root}/shared/tooling/bin/pavilion.mjs`, ...args], options);
}
