import type { Logger } from 'pino';
import type { OnClose } from './closers';

interface Needs {
  onClose: OnClose;
  log: Pick<Logger, 'warn'>;
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Acts again and again in this process, one at a time, until the platform closes, which waits for what is under way. Only for what must
 * happen within a second, or in every instance for itself: everything else is a job (`docs/jobs.md`).
 *
 * @param name as the log and `docs/jobs.md` call it
 * @param act is given a signal that is aborted when the platform closes: what takes long looks at it
 */
export function repeatEvery({ onClose, log }: Needs, name: string, ms: number, act: (signal: AbortSignal) => unknown): void {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let failing = false;
  const failed = (err: unknown) => {
    // Once for each time that it goes wrong, not once a second.
    if (!failing) log.warn({ err, timer: name }, 'a timer fails, and goes on trying');
    failing = true;
  };
  const turn = () => {
    if (running) return;
    try {
      const acted = act(closing.signal);
      if (!(acted instanceof Promise)) return void (failing = false);
      running = acted.then(() => void (failing = false), failed).finally(() => void (running = undefined));
    } catch (err) {
      failed(err);
    }
  };
  const timer = setInterval(turn, ms).unref();
  onClose(name, async () => {
    clearInterval(timer);
    closing.abort();
    await running;
  });
}

/**
 * Acts until it succeeds once, or the platform closes, and tells each failure; the pauses grow from two seconds to thirty. For what is kept in
 * memory: a database that is away for a moment must not leave players with what was, for nobody may change anything for days.
 *
 * @returns begins; asked again meanwhile, it begins anew
 */
export function retryUntilDone({ onClose, log }: Needs, name: string, act: () => Promise<unknown>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const attempt = (pauseMs: number): void => {
    clearTimeout(timer);
    void act().catch((err: unknown) => {
      if (closed) return;
      log.warn({ err, timer: name, pauseMs }, 'could not be done, and is tried again');
      clearTimeout(timer);
      timer = setTimeout(() => attempt(Math.min(pauseMs * 2, LONGEST_PAUSE_MS)), pauseMs).unref();
    });
  };
  onClose(name, () => {
    closed = true;
    clearTimeout(timer);
  });
  return () => attempt(FIRST_PAUSE_MS);
}

/** Acts once at a moment that can be moved, until the platform closes. The moment is given as milliseconds from now; `undefined` takes it back. */
export function createAlarm({ onClose }: Pick<Needs, 'onClose'>, name: string, act: () => void): (ms: number | undefined) => void {
  let timer: NodeJS.Timeout | undefined;
  onClose(name, () => clearTimeout(timer));
  return (ms) => {
    clearTimeout(timer);
    if (ms !== undefined) timer = setTimeout(act, ms).unref();
  };
}
