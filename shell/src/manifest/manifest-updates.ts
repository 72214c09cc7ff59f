import type { BrandManifest, SignedManifest } from '@pavilion/contract';
import {
  auditTime,
  BehaviorSubject,
  concatMap,
  EMPTY,
  filter,
  from,
  interval,
  map,
  merge,
  type Observable,
  partition,
  share,
  switchMap,
  tap,
  timer,
  withLatestFrom,
} from 'rxjs';
import { isUrgent } from './is-urgent';

/** What the stream says of a newer manifest: its sequence, and the envelope itself when it must not wait. */
export interface ManifestAnnouncement {
  seq: number;
  signed?: SignedManifest;
  /** What it ends at once, sealed as it is. */
  stop?: SignedManifest;
  /** Over how long pages are to ask for it. */
  spreadMs?: number;
}

/** Where word of newer manifests comes from. */
export interface ManifestUpdateSource {
  announced$: Observable<ManifestAnnouncement>;
  /** Whether the event stream is up; while it is not, the manifest is polled. */
  live$: Observable<boolean>;
}

/** A manifest that was believed, and the envelope it came in. */
export interface VerifiedManifest {
  envelope: SignedManifest;
  manifest: BrandManifest;
}

interface ManifestReader {
  /** Asks the gateway for a newer one. */
  fetchNewer(): Promise<VerifiedManifest | undefined>;
  /** Verifies one. */
  verify(envelope: SignedManifest): Promise<VerifiedManifest | undefined>;
  current(): BrandManifest;
}

const POLL_MS = 15_000;
/** Thousands of open pages hear of a change at once; they ask for it over this time. */
const SPREAD_MS = 250;
/** What is changed and changed back within this time never shows. */
const SETTLE_MS = 300;

/**
 * Newer manifests as they are to be applied: what came in the announcement itself, or ends something, at once; everything else once it has
 * settled.
 */
export function manifestUpdates(source: ManifestUpdateSource, reader: ManifestReader): Observable<VerifiedManifest> {
  const brought$ = source.announced$.pipe(concatMap(({ signed }) => (signed ? from(reader.verify(signed)) : EMPTY)));
  // One at a time, and none lost: a word that comes while an answer is on its way may be about a newer one.
  const fetched$ = sequencesToFetch(source, reader).pipe(
    concatMap((seq) => (seq > reader.current().seq ? from(reader.fetchNewer()) : EMPTY)),
    filter((sealed) => sealed !== undefined),
    share(),
  );
  const [urgent$, calm$] = partition(fetched$, ({ manifest }) => isUrgent(reader.current(), manifest));
  return merge(brought$.pipe(filter((sealed) => sealed !== undefined)), urgent$, calm$.pipe(auditTime(SETTLE_MS)));
}

/** The sequence of each announcement; any newer one (`Infinity`) every 15 s while the stream is away or an announcement could not be followed. */
function sequencesToFetch({ announced$, live$ }: ManifestUpdateSource, { current }: ManifestReader): Observable<number> {
  const announcedSeq$ = new BehaviorSubject(0);
  const announced = announced$.pipe(
    tap(({ seq }) => announcedSeq$.next(Math.max(seq, announcedSeq$.value))),
    filter(({ signed }) => !signed),
    switchMap(({ seq, spreadMs = 0 }) => timer(Math.random() * Math.max(spreadMs, SPREAD_MS)).pipe(map(() => seq))),
  );
  const polled = interval(POLL_MS).pipe(
    withLatestFrom(live$),
    filter(([, live]) => !live || announcedSeq$.value > current().seq),
    map(() => Infinity),
  );
  return merge(announced, polled);
}
