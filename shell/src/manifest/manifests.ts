import type { Answer } from '@pavilion/api';
import type { BrandManifest, SignedManifest } from '@pavilion/contract';
import { BehaviorSubject, concatMap, EMPTY, from, map, merge, type Observable, switchMap, timer } from 'rxjs';
import { keptManifest } from './kept-manifest';
import { type ManifestKey, type ManifestRefusal, verifyManifest } from './verify-manifest';

export interface ManifestsOptions {
  brand: string;
  /** The one the page came with. */
  embedded: SignedManifest;
  /** Says that a newer one is there; from the event stream. */
  announced$: Observable<{ seq: number }>;
  /** Whether the event stream is up; while it is not, the manifest is polled. */
  live$: Observable<boolean>;
  /** Told of each one that was not believed. */
  onRefused?: (refusal: ManifestRefusal) => void;
  /** Told of each one that took effect. */
  onApplied?: (seq: number) => void;
  /** The keys of this build, unless a test has its own. */
  keys?: readonly ManifestKey[];
}

/** The brand's manifest as it changes while the page is open. */
export interface Manifests {
  readonly manifest$: Observable<BrandManifest>;
  current(): BrandManifest;
  subscribe(listener: () => void): () => void;
  /** Asks the gateway now. */
  refresh(): Promise<void>;
  close(): void;
}

interface Sealed {
  envelope: SignedManifest;
  manifest: BrandManifest;
}

const ADDRESS = '/wps/system/manifest';
const POLL_MS = 15_000;
/** Thousands of open pages hear of a change at once; they ask for it over this time. */
const SPREAD_MS = 250;

/**
 * Verifies the manifest that came with the page and follows it from there. The last good one of this browser wins over an older one, and
 * is taken when the page's own is not believed.
 *
 * @throws Error naming the refusal when neither is believed
 */
export async function startManifests(options: ManifestsOptions): Promise<Manifests> {
  const keeper = keptManifest(options.brand);
  const first = await newestBelieved(options, keeper.read());
  const manifest$ = new BehaviorSubject(first.manifest);
  const apply = ({ envelope, manifest }: Sealed) => {
    keeper.keep(envelope);
    if (manifest !== manifest$.value) manifest$.next(manifest);
    options.onApplied?.(manifest.seq);
  };
  const refresh = async () => {
    const envelope = await fetchNewer(manifest$.value.seq);
    const sealed = envelope && (await believe(options, envelope, manifest$.value.seq));
    if (sealed && sealed.manifest.seq > manifest$.value.seq) apply(sealed);
  };
  apply(first);
  // One at a time, and none lost: a word that comes while an answer is on its way may be about a newer one.
  const watching = whenToAsk(options)
    .pipe(concatMap((announced) => (announced === 'poll' || announced > manifest$.value.seq ? from(refresh()) : EMPTY)))
    .subscribe();
  return {
    manifest$,
    current: () => manifest$.value,
    subscribe(listener) {
      const subscription = manifest$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    refresh,
    close: () => watching.unsubscribe(),
  };
}

/** The sequence of each announcement, of which every new connection of the stream begins with one; `poll` every 15 s while it is away. */
function whenToAsk({ announced$, live$ }: ManifestsOptions): Observable<number | 'poll'> {
  const announced = announced$.pipe(switchMap(({ seq }) => timer(Math.random() * SPREAD_MS).pipe(map(() => seq))));
  const polled = live$.pipe(switchMap((live) => (live ? EMPTY : timer(POLL_MS, POLL_MS))));
  return merge(announced, polled.pipe(map(() => 'poll' as const)));
}

async function newestBelieved(options: ManifestsOptions, kept: SignedManifest | undefined): Promise<Sealed> {
  const refusals: ManifestRefusal[] = [];
  const told = { ...options, onRefused: (refusal: ManifestRefusal) => void refusals.push(refusal) };
  const embedded = await believe(told, options.embedded, 0);
  // What this browser kept may be spoilt or signed with a key long gone: no reason to alarm anybody.
  const last = kept && (await believe({ ...options, onRefused: () => undefined }, kept, 0));
  if (embedded && last && embedded.manifest.seq < last.manifest.seq) refusals.push('manifest.replayed');
  for (const refusal of refusals) options.onRefused?.(refusal);
  const newest = last && (!embedded || last.manifest.seq > embedded.manifest.seq) ? last : embedded;
  if (!newest) throw new Error(refusals[0]);
  return newest;
}

async function believe(options: ManifestsOptions, envelope: SignedManifest, seenSeq: number): Promise<Sealed | undefined> {
  const { brand, keys = PAVILION_MANIFEST_KEYS, onRefused } = options;
  const manifest = await verifyManifest(envelope, { brand, keys, seenSeq, now: Date.now() });
  if (typeof manifest !== 'string') return { envelope, manifest };
  onRefused?.(manifest);
  return undefined;
}

/** The gateway's manifest when it is newer than `seq`; nothing when it is not, or when no answer came. */
async function fetchNewer(seq: number): Promise<SignedManifest | undefined> {
  try {
    const response = await fetch(ADDRESS, {
      headers: { 'if-none-match': `"${seq}"` },
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(POLL_MS),
    });
    const text = await response.text();
    const answer = response.status === 200 ? (JSON.parse(text) as Answer<SignedManifest>) : undefined;
    return answer?.success ? answer.value : undefined;
  } catch {
    return undefined;
  }
}
