/** What a remote set up in the page and did not take down when its last part left. */
export interface Leftover {
  remote: string;
  /** `an interval of 1000 ms`, `a listener for “resize” on window` */
  what: string;
  /** Where in its code it was set up. */
  at: string;
}

interface LeftoverOptions {
  /** Whose code a line of a stack leads to. */
  remoteOf(at: string): string | undefined;
  onLeft(leftover: Leftover): void;
}

/** Watches parts of remotes come and go. */
export interface LeftoverWatch {
  /** A part is on the page, until the returned function is called. */
  mounted(remote: string): () => void;
}

/** React takes effects down after the part is gone, and a page that follows may be of the same remote. */
const SETTLE_MS = 1_000;

interface Notes {
  note(key: unknown, what: string): void;
  forget(key: unknown): void;
}

type Listening = typeof globalThis.addEventListener;

/**
 * Notes each interval, timeout and frame, and each listener on window and document, that code of a remote sets up, and tells of those that are still
 * there a second after its last part left. For previews alone: it puts something of its own in the place of the browser's functions.
 */
export function watchLeftovers({ remoteOf, onLeft }: LeftoverOptions): LeftoverWatch {
  const noted = new Map<unknown, Leftover>();
  const parts = new Map<string, number>();
  const note = (key: unknown, what: string) => {
    const at = callerOf(new Error(what));
    const remote = remoteOf(at);
    if (remote !== undefined) noted.set(key, { remote, what, at });
  };
  const later = globalThis.setTimeout;
  for (const noteThose of [noteIntervals, noteTimeouts, noteFrames]) noteThose({ note, forget: (key) => noted.delete(key) });
  for (const [target, name] of [
    [globalThis, 'window'],
    [document, 'document'],
  ] as const)
    noteListeners(target, name, note, noted);
  const tellOf = (remote: string) => {
    if (parts.get(remote)) return;
    for (const [key, leftover] of noted) {
      if (leftover.remote !== remote) continue;
      // Each is told of once.
      noted.delete(key);
      onLeft(leftover);
    }
  };
  return {
    mounted(remote) {
      parts.set(remote, (parts.get(remote) ?? 0) + 1);
      return () => {
        parts.set(remote, (parts.get(remote) ?? 1) - 1);
        later(() => tellOf(remote), SETTLE_MS);
      };
    },
  };
}

function noteIntervals({ note, forget }: Notes): void {
  const [set, clear] = [globalThis.setInterval, globalThis.clearInterval];
  globalThis.setInterval = ((...given: Parameters<typeof set>) => {
    const id = set(...given);
    note(id, `an interval of ${given[1] ?? 0} ms`);
    return id;
  }) as typeof set;
  globalThis.clearInterval = ((id) => {
    forget(id);
    clear(id);
  }) as typeof clear;
}

/** One that has run is over; one that waits for the next frame again and again never is. */
function noteTimeouts({ note, forget }: Notes): void {
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  globalThis.setTimeout = ((run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const id = set(() => {
      forget(id);
      run(...given);
    }, ms);
    note(id, `a timeout of ${ms ?? 0} ms`);
    return id;
  }) as typeof set;
  globalThis.clearTimeout = ((id) => {
    forget(id);
    clear(id);
  }) as typeof clear;
}

function noteFrames({ note, forget }: Notes): void {
  const { requestAnimationFrame: ask, cancelAnimationFrame: cancel } = globalThis;
  // Numbers of frames and of timers may be the same.
  const keyOf = (id: number) => `frame ${id}`;
  globalThis.requestAnimationFrame = (run) => {
    const id = ask((time) => {
      forget(keyOf(id));
      run(time);
    });
    note(keyOf(id), 'a frame that is asked for again and again');
    return id;
  };
  globalThis.cancelAnimationFrame = (id) => {
    forget(keyOf(id));
    cancel(id);
  };
}

function noteListeners(
  target: { addEventListener: Listening; removeEventListener: Listening },
  name: string,
  note: (key: unknown, what: string) => void,
  noted: Map<unknown, Leftover>,
): void {
  const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)];
  const keys = new Map<string, Map<unknown, symbol>>();
  const keyOf = (type: string, listener: unknown) => keys.get(type)?.get(listener);
  target.addEventListener = ((type: string, listener: EventListener, options?: AddEventListenerOptions) => {
    add(type, listener, options);
    if (options?.once || !listener) return;
    const key = keyOf(type, listener) ?? Symbol(type);
    keys.set(type, (keys.get(type) ?? new Map<unknown, symbol>()).set(listener, key));
    note(key, `a listener for “${type}” on ${name}`);
    options?.signal?.addEventListener('abort', () => noted.delete(key));
  }) as Listening;
  target.removeEventListener = ((type: string, listener: EventListener, options?: EventListenerOptions) => {
    remove(type, listener, options);
    noted.delete(keyOf(type, listener));
    keys.get(type)?.delete(listener);
  }) as Listening;
}

/** The first line of a stack that leads out of this file. */
function callerOf({ stack = '' }: Error): string {
  const lines = stack.split('\n').slice(1);
  return (
    lines.find((line) => !/watch-leftovers\.(?:ts|js)|leftovers\.[\da-f]+\.js/.test(line) && /https?:|\.tsx?/.test(line)) ?? ''
  ).trim();
}
