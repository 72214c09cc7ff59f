import type { CanaryMatches } from '@pavilion/api/system';
import type { BrandManifest, SignedManifest, StopOrder } from '@pavilion/contract';
import { BehaviorSubject, type Observable } from 'rxjs';
import { fetchNewerManifest } from './fetch-newer-manifest';
import { hasTargetedCanary, manifestForVisitor } from './manifest-for-visitor';
import { manifestCache } from './manifest-cache';
import { type ManifestUpdateSource, manifestUpdates, type VerifiedManifest } from './manifest-updates';
import { stopOrders } from './stop-orders';
import { type ManifestKey, type ManifestRefusal, verifyManifest } from './verify-manifest';

export interface ManifestsOptions {
  brand: string;
  /** The one the page came with. */
  embedded: SignedManifest;
  /** Decides which version of a canary this page runs. */
  visitor: string;
  /** Told of each one that was not believed. */
  onRefused?: (refusal: ManifestRefusal) => void;
  /** Told when newer ones cannot be read, once for as long as that lasts. It is tried again all the time. */
  onFailing?: (error: unknown) => void;
  /** Told of each one once the page shows it. */
  onApplied?: (seq: number) => void;
  /** Asks the gateway which targeted canaries this visitor is meant for. Without it, none. */
  matches?: () => Promise<CanaryMatches>;
  /** The keys of this build, unless a test has its own. */
  keys?: readonly ManifestKey[];
}

/** The brand's manifest as it changes while the page is open, with the versions that this visitor runs. */
export interface Manifests {
  readonly manifest$: Observable<BrandManifest>;
  current(): BrandManifest;
  subscribe(listener: () => void): () => void;
  /** Follows the brand from here on. A preview stays what it is. */
  follow(source: ManifestUpdateSource): void;
  /** Asks the gateway now. */
  refresh(): Promise<void>;
  /** Asks again which targeted canaries this visitor is meant for: they signed in or out, or chose another language. */
  retarget(): Promise<void>;
  close(): void;
}

/**
 * Verifies the manifest that came with the page. The last good one of this browser wins over an older one, and is taken when the page's own
 * is not believed.
 *
 * @throws Error naming the refusal when neither is believed
 */
export async function startManifests(options: ManifestsOptions): Promise<Manifests> {
  const keeper = manifestCache(options.brand);
  const first = await newestVerified(options, keeper.read);
  let shown = first.envelope;
  let matches: CanaryMatches = {};
  const manifest$ = new BehaviorSubject(first.manifest);
  const { show, obey } = stopOrders(manifest$);
  const seq = () => manifest$.value.seq;
  const apply = ({ envelope, manifest }: VerifiedManifest) => {
    if (manifest.preview) return;
    keeper.write(envelope);
    shown = envelope;
    if (manifest !== manifest$.value) show(manifest);
    void retarget();
    // What listens has drawn by then.
    setTimeout(() => options.onApplied?.(manifest.seq));
  };
  const applyNewer = (sealed: VerifiedManifest | undefined) => sealed && sealed.manifest.seq > seq() && apply(sealed);
  const attempt = reportFailures(options.onFailing);
  const retarget = async () => {
    if (first.manifest.preview || !hasTargetedCanary(manifest$.value)) return;
    const asked = shown;
    const now = (await attempt(async () => options.matches?.())) ?? matches;
    if (asked !== shown || JSON.stringify(now) === JSON.stringify(matches)) return;
    matches = now;
    const again = await verifyEnvelope(options, shown, 0, matches);
    if (again?.manifest.seq === seq()) show(again.manifest);
  };
  const verify = (envelope: SignedManifest) => attempt(() => verifyEnvelope(options, envelope, seq(), matches));
  const fetchNewer = () =>
    attempt(async () => {
      const envelope = await fetchNewerManifest(seq());
      return envelope && verifyEnvelope(options, envelope, seq(), matches);
    });
  const stopAtOnce = (envelope: SignedManifest) =>
    attempt(async () => {
      // What is in the manifest already was obeyed or taken back: told again, it is a replay.
      const order = await believe<StopOrder>(options, envelope, seq() + 1, 'stop');
      if (order) obey(order);
    });
  let stop = () => {};
  apply(first);
  return {
    manifest$,
    current: () => manifest$.value,
    subscribe(listener) {
      const subscription = manifest$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    follow(source) {
      if (first.manifest.preview) return;
      const following = manifestUpdates(source, { fetchNewer, verify, current: () => manifest$.value }).subscribe(applyNewer);
      following.add(source.announced$.subscribe(({ stop: order }) => order && void stopAtOnce(order)));
      stop = () => following.unsubscribe();
    },
    refresh: async () => void applyNewer(await fetchNewer()),
    retarget,
    close: () => stop(),
  };
}

/** Tells of the first failure of a row of them, and lets none of them end what goes on. */
function reportFailures(onFailing: ManifestsOptions['onFailing']) {
  let failing = false;
  return async <Value>(act: () => Promise<Value | undefined>): Promise<Value | undefined> => {
    try {
      const found = await act();
      failing = false;
      return found;
    } catch (error) {
      if (!failing) onFailing?.(error);
      failing = true;
      return undefined;
    }
  };
}

async function newestVerified(options: ManifestsOptions, kept: () => SignedManifest | undefined): Promise<VerifiedManifest> {
  const refusals: ManifestRefusal[] = [];
  const collecting = { ...options, onRefused: (refusal: ManifestRefusal) => void refusals.push(refusal) };
  const embedded = await verifyEnvelope(collecting, options.embedded, 0);
  if (embedded?.manifest.preview) return embedded;
  const stored = kept();
  // What this browser kept may be spoilt or signed with a key long gone: no reason to alarm anybody.
  const last = stored && (await verifyEnvelope({ ...options, onRefused: () => undefined }, stored, 0));
  if (embedded && last && embedded.manifest.seq < last.manifest.seq) refusals.push('manifest.replayed');
  for (const refusal of refusals) options.onRefused?.(refusal);
  const newest = last && (!embedded || last.manifest.seq > embedded.manifest.seq) ? last : embedded;
  if (!newest) throw new Error(refusals[0]);
  return newest;
}

async function verifyEnvelope(
  options: ManifestsOptions,
  envelope: SignedManifest,
  seenSeq: number,
  matches: CanaryMatches = {},
): Promise<VerifiedManifest | undefined> {
  const manifest = await believe<BrandManifest>(options, envelope, seenSeq);
  return manifest && { envelope, manifest: await manifestForVisitor(manifest, options.visitor, matches) };
}

/** What is inside an envelope; tells why when it is not believed. */
async function believe<Content extends BrandManifest | StopOrder>(
  { brand, keys = PAVILION_MANIFEST_KEYS, onRefused }: ManifestsOptions,
  envelope: SignedManifest,
  seenSeq: number,
  schema: Content['schema'] = 1,
): Promise<Content | undefined> {
  const content = await verifyManifest<Content>(envelope, { brand, keys, seenSeq, now: Date.now() }, schema);
  if (typeof content !== 'string') return content;
  onRefused?.(content);
  return undefined;
}
