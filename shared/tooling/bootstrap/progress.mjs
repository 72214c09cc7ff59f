const started = Date.now();
const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`.padStart(7);

/** Tells the person at the terminal what happens now, with the time since the start. */
export function logProgress(text) {
  process.stdout.write(`${seconds()}  ${text}\n`);
}

const parts = new Map();

/** Does `work` as one part of a long command, whose time `printTimings` will tell; of parts with one name it tells the sum. */
export async function timed(name, work) {
  const began = Date.now();
  parts.set(name, parts.get(name) ?? 0);
  try {
    return await work();
  } finally {
    parts.set(name, parts.get(name) + Date.now() - began);
  }
}

/** How long each part took, and all of it, to be told at the end. */
export function printTimings() {
  for (const [name, ms] of parts) process.stdout.write(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}\n`);
  process.stdout.write(`${seconds()}  together\n`);
}

/** Says how a long piece of work goes on, beside what a command prints as its result: on standard error. */
export function progress(text) {
  process.stderr.write(`${seconds()}  ${text}\n`);
}

/** A reason to stop that a person can do something about: shown as it is, without a stack. */
export class UserError extends Error {
  exitCode = 1;
}

/** A command was called wrongly: told in one line, and nothing was done. */
export class WrongUsage extends UserError {
  exitCode = 2;
}

/** Runs a command's whole work; obstacles become one sentence and an exit code, everything else a stack and exit code 1. */
export async function runMain(work) {
  try {
    await work();
  } catch (error) {
    if (error instanceof WrongUsage) process.stderr.write(`${error.message}\n`);
    else process.stderr.write(error instanceof UserError ? `\n${error.message}\n` : `\n${error.stack ?? error}\n`);
    process.exit(error instanceof UserError ? error.exitCode : 1);
  }
}
