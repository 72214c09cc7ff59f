import { UserError } from './progress.mjs';
import { endRuns } from './run.mjs';

/** Somebody pressed Ctrl-C, or ended the process otherwise, before the work was done. */
export class Stopped extends UserError {
  exitCode = 130;
}

/**
 * The result of `work`, unless `stopped` settles before it: then the programs that it runs are ended at once, and whatever it comes to is left alone.
 *
 * @throws Stopped
 */
export function unlessStopped(work, stopped = new Promise(() => {})) {
  return new Promise((resolve, reject) => {
    let done = false;
    work.then(resolve, reject).finally(() => (done = true));
    void stopped.then(() => {
      if (done) return;
      endRuns();
      reject(new Stopped('Stopped before the platform was up.'));
    });
  });
}
