import type { Logger } from 'pino';
import type { OnClose } from './closers';

interface Needs {
  onClose: OnClose;
  log: Pick<Logger, 'warn'>;
}

const AGAIN_AFTER_MS = 2_000;

/**
 * Acts again and again in this process, one at a time, until the platform closes, which waits for what is under way. Only for what must
 * happen within a second, or in every instance for itself: everything else is a job (`docs/jobs.md`).
 *
 * @param name as the log and `docs/jobs.md` call it
 */
export function repeatEvery({ onClose, log }: Needs, name: string, ms: number, act: () => Promise<unknown>): void {
  let running: Promise<unknown> | undefined;
  let failing = false;
  const timer = setInterval(() => {
    running ??= act()
      .then(() => void (failing = false))
      .catch((err: unknown) => {
        // Once for each time that it goes wrong, not once a second.
        if (!failing) log.warn({ err, timer: name }, 'a timer fails, and goes on trying');
        failing = true;
      })
      .finally(() => void (running = undefined));
  }, ms).unref();
  onClose(name, async () => {
    clearInterval(timer);
    await running;
  });
}

/**
 * Acts until it succeeds once, with pauses of two seconds, or the platform closes. For what is kept in memory: a database that is away for a
 * moment must not leave players with what was, for nobody may change anything for days.
 */
export function retryUntilDone({ onClose, log }: Needs, name: string, act: () => Promise<unknown>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const attempt = (first: boolean): void => {
    clearTimeout(timer);
    void act().catch((err: unknown) => {
      if (closed) return;
      if (first) log.warn({ err, timer: name }, 'could not be done, and is tried again');
      timer = setTimeout(() => attempt(false), AGAIN_AFTER_MS).unref();
    });
  };
  onClose(name, () => {
    closed = true;
    clearTimeout(timer);
  });
  return () => attempt(true);
}
