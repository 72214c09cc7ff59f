const RETRY_MS = 2_000;

/**
 * Files of the shell that remotes share and that come later than its first script. Whoever needs one waits until it is there, however often it fails:
 * a module that was once evaluated without it would fail for as long as the page is open.
 */
export interface SharedFiles {
  /** Resolves once `get` has. Asks again by itself, and whenever `remote` tries anew. */
  wait(name: string, remote: string, get: () => Promise<unknown>): Promise<void>;
  /** What `attempt` of `remote` comes to, or the failure of a file that it waits for meanwhile. */
  during<Value>(remote: string, attempt: Promise<Value>): Promise<Value>;
}

interface AwaitedFile {
  readonly remotes: Set<string>;
  readonly arrival: Promise<void>;
  ask(): void;
}

export function createSharedFiles(): SharedFiles {
  const awaited = new Map<string, AwaitedFile>();
  const attempts = new Set<{ remote: string; fail(reason: unknown): void }>();
  const tell = (file: AwaitedFile, reason: unknown) => {
    for (const { remote, fail } of attempts) if (file.remotes.has(remote)) fail(reason);
  };
  return {
    wait(name, remote, get) {
      const file = awaited.get(name) ?? awaitFile(get, tell);
      awaited.set(name, file);
      file.remotes.add(remote);
      file.ask();
      return file.arrival;
    },
    async during(remote, attempt) {
      for (const file of awaited.values()) if (file.remotes.has(remote)) file.ask();
      const failed = new Promise<never>((_, fail) => {
        const own = { remote, fail };
        attempts.add(own);
        const end = () => attempts.delete(own);
        attempt.then(end, end);
      });
      return Promise.race([attempt, failed]);
    },
  };
}

/** Asked for until it is there, one request at a time; `failed` hears of each that was in vain. */
function awaitFile(get: () => Promise<unknown>, failed: (file: AwaitedFile, reason: unknown) => void): AwaitedFile {
  let state: 'idle' | 'asked' | 'there' = 'idle';
  let arrive: () => void = () => undefined;
  const file: AwaitedFile = {
    remotes: new Set(),
    arrival: new Promise((resolve) => {
      arrive = resolve;
    }),
    ask() {
      if (state !== 'idle') return;
      state = 'asked';
      get().then(
        () => {
          state = 'there';
          arrive();
        },
        (reason: unknown) => {
          state = 'idle';
          failed(file, reason);
          setTimeout(file.ask, RETRY_MS);
        },
      );
    },
  };
  return file;
}
