const started = Date.now();
const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`.padStart(7);

/** Tells the person at the terminal what happens now, with the time since the start. */
export function say(text) {
  process.stdout.write(`${seconds()}  ${text}\n`);
}

/** A reason to stop that a person can do something about: shown as it is, without a stack. */
export class Obstacle extends Error {}

/** Runs a command's whole work; obstacles become one sentence and exit code 1. */
export async function runOrExplain(work) {
  try {
    await work();
  } catch (error) {
    process.stderr.write(error instanceof Obstacle ? `\n${error.message}\n` : `\n${error.stack ?? error}\n`);
    process.exit(1);
  }
}
