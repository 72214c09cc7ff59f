import {
  type BrandManifest,
  type LoadedMessages,
  type Locale,
  type ManifestRemote,
  type StampedRemote,
  readRemote,
} from '@pavilion/contract';
import type { ComponentType } from 'react';
import { type AssetFailure, type AssetGate, folderOf } from './asset-gate';
import { diagnoseFailure } from './diagnose-failure';
import type { LoadRemote } from './load-federated';
import { setAwakeTimeout } from './awake-timeout';
import { RefusedError } from './refused-error';
import type { SharedFiles } from './shared-files';

export type PartKind = 'pages' | 'slots' | 'layouts';

/** One part of one version of a remote. */
export interface PartAddress {
  remote: string;
  version: string;
  kind: PartKind;
  part: string;
}

/** Fetches parts of remotes, each once. Every failure is a {@link RefusedError}, and is forgotten only by `forget`. */
export interface PartLoader {
  component(address: PartAddress): Promise<ComponentType<never>>;
  messages(remote: string, version: string, locale: Locale): Promise<LoadedMessages>;
  /** Lets the next request for what failed of this remote start anew; what is there stays, somebody may be looking at it. */
  forget(remote: string): void;
}

/** The specification's time limit for a part of a remote; its entry has the manifest's. */
const PART_TIMEOUT_MS = 120_000;
/** Before each further try. The files of one part fail one after another, and each has to have failed before it is asked for anew. */
const RETRY_DELAYS_MS = [100, 300];

export function createPartLoader(
  gate: AssetGate,
  loadRemote: LoadRemote,
  current: () => BrandManifest,
  files: SharedFiles,
): PartLoader {
  const { once, forget } = createKept();
  const entries = new Map<string, ManifestRemote>();
  const entryOf = (remote: string, version: string): ManifestRemote => {
    const key = `${remote}@${version}`;
    const now = current().remotes[remote];
    if (now?.version === version) entries.set(key, now);
    const entry = entries.get(key);
    if (!entry) throw new RefusedError('remote.switched-off', remote, version);
    return entry;
  };
  const stamped = (remote: string, version: string): Promise<StampedRemote> =>
    once(`${remote}@${version}`, async () => {
      const entry = entryOf(remote, version);
      const attempt = { remote, entry, gate, files, timeoutMs: entry.timeoutMs };
      const exposed = readRemote(await withTimeout(attempt, () => loadRemote(remote, entry)));
      if (typeof exposed === 'string') throw new RefusedError(exposed, remote, version);
      return exposed;
    });
  const partOf = async <Part>(
    remote: string,
    version: string,
    find: (stamped: StampedRemote) => (() => Promise<Part>) | undefined,
  ) => {
    const load = find(await stamped(remote, version));
    if (!load) throw new RefusedError('remote.page-missing', remote, version);
    return withTimeout({ remote, entry: entryOf(remote, version), gate, files, timeoutMs: PART_TIMEOUT_MS }, load);
  };
  return {
    component: ({ remote, version, kind, part }) =>
      once(`${remote}@${version}/${kind}/${part}`, () =>
        partOf(remote, version, (found) => found[kind][part] as (() => Promise<ComponentType<never>>) | undefined),
      ),
    messages: (remote, version, locale) =>
      once(`${remote}@${version}/messages/${locale}`, async () =>
        textsOf(await partOf(remote, version, (found) => found.messages[locale])),
      ),
    forget,
  };
}

/** What was asked for once, by its key, and which of it failed. */
function createKept() {
  const kept = new Map<string, Promise<unknown>>();
  const failed = new Set<string>();
  return {
    once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
      const known = kept.get(key) as Promise<Value> | undefined;
      const promise = known ?? load();
      if (!known) {
        kept.set(key, promise);
        // Whoever waits hears of a failure; that nobody happens to wait is no error of the page.
        promise.catch(() => failed.add(key));
      }
      return promise;
    },
    forget(remote: string): void {
      for (const key of failed) {
        if (!key.startsWith(`${remote}@`)) continue;
        failed.delete(key);
        kept.delete(key);
      }
    },
  };
}

/** A language's loader may answer with the JSON module itself. */
function textsOf(loaded: LoadedMessages): LoadedMessages {
  return 'default' in loaded ? (loaded['default'] as LoadedMessages) : loaded;
}

interface Attempt {
  remote: string;
  entry: ManifestRemote;
  gate: AssetGate;
  files: SharedFiles;
  timeoutMs: number;
  /** Set when nobody waits any more. */
  over?: boolean;
}

/** Loads within the time there is, anew when a file failed: most failures of a network are gone a moment later. */
async function withTimeout<Value>(attempt: Attempt, load: () => Promise<Value>): Promise<Value> {
  const { remote, entry, gate, timeoutMs } = attempt;
  const base = folderOf(entry.entry);
  let stop: (() => void) | undefined;
  const late = new Promise<never>((_, reject) => {
    stop = setAwakeTimeout(timeoutMs, () => {
      reject(new RefusedError('remote.timed-out', remote, entry.version));
      attempt.over = true;
      gate.giveUp(base);
    });
  });
  // The failures before this attempt are not its own.
  gate.takeFailure(base);
  try {
    return await Promise.race([late, withRetries(attempt, base, load)]);
  } finally {
    stop?.();
  }
}

async function withRetries<Value>(attempt: Attempt, base: string, load: () => Promise<Value>): Promise<Value> {
  const { remote, entry, gate, files } = attempt;
  for (const pause of RETRY_DELAYS_MS) {
    try {
      return await files.during(remote, attemptOnce(load));
    } catch (error) {
      const lost = lostFile(gate, base, error);
      // What threw by itself will throw again; and a try that nobody waits for would stand in the way of the next that somebody does.
      if (!lost || attempt.over || error instanceof RefusedError) throw await toRefusedError(attempt, error, lost);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return files.during(remote, attemptOnce(load)).catch(async (error: unknown) => {
    throw await toRefusedError({ remote, entry, gate }, error, lostFile(gate, base, error));
  });
}

/** The file that failed: one of the remote's, or one of the shell's that the remote shares. */
function lostFile(gate: AssetGate, base: string, error: unknown): AssetFailure | undefined {
  const lost = gate.takeFailure(base);
  if (lost || !(error instanceof Error) || error.name !== 'ChunkLoadError') return lost;
  return { address: String((error as { request?: unknown }).request) };
}

async function toRefusedError(
  { remote, entry, gate }: Pick<Attempt, 'remote' | 'entry' | 'gate'>,
  error: unknown,
  lost: AssetFailure | undefined,
): Promise<RefusedError> {
  if (error instanceof RefusedError) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new RefusedError(lost ? await diagnoseFailure(lost, gate) : 'remote.threw', remote, entry.version, detail);
}

/** A loader that throws at once is a loader that failed. */
async function attemptOnce<Value>(load: () => Promise<Value>): Promise<Value> {
  return load();
}
