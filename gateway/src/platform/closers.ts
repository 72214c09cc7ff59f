import type { Logger } from 'pino';

/** Registers what has to be closed. What was registered last is closed first: it may stand on what came before. */
export type OnClose = (name: string, close: () => unknown) => void;

export interface Closers {
  onClose: OnClose;
  /** Closes everything once, each within its time; what fails or takes too long is named in the log and left behind. */
  closeAll(): Promise<void>;
}

const LIMIT_MS = 15_000;

export function createClosers(log: Pick<Logger, 'error'>, limitMs = LIMIT_MS): Closers {
  const open: { name: string; close: () => unknown }[] = [];
  const closeOne = async ({ name, close }: (typeof open)[number]) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`not closed within ${limitMs} ms`)), limitMs);
    });
    try {
      await Promise.race([Promise.resolve().then(close), late]);
    } catch (err) {
      log.error({ err, name }, 'could not be closed');
    } finally {
      clearTimeout(timer);
    }
  };
  const all = async () => {
    for (let next = open.pop(); next; next = open.pop()) await closeOne(next);
  };
  let closing: Promise<void> | undefined;
  return {
    onClose: (name, close) => void open.push({ name, close }),
    closeAll: () => (closing ??= all()),
  };
}
