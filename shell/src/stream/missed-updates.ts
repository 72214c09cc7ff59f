import { type Observable, delayWhen, distinctUntilChanged, filter, fromEvent, interval, map, merge, switchMap, timer } from 'rxjs';

interface Options {
  /** Whether the connection stands. */
  live$: Observable<boolean>;
  /** The gateway says that it may have missed something itself. */
  missed$: Observable<unknown>;
}

/** What is told to all pages at once is not read by all of them at once. */
const MAX_SPREAD_MS = 3_000;
/** Behind a proxy that keeps events to itself the stream never connects. */
const WITHOUT_STREAM_MS = 30_000;

/**
 * Emits whenever the gateway may have told something that this page did not get: the stream connects; the user comes back to the page; the gateway
 * says so; and now and then while there is no stream.
 */
export function missedUpdates({ live$, missed$ }: Options): Observable<void> {
  const isSeen = () => document.visibilityState === 'visible';
  return merge(
    live$.pipe(
      distinctUntilChanged(),
      switchMap((live) => (live ? timer(0) : interval(WITHOUT_STREAM_MS).pipe(filter(isSeen)))),
    ),
    // A device that slept may not have noticed yet that the connection is gone.
    fromEvent(document, 'visibilitychange').pipe(filter(isSeen)),
    missed$.pipe(delayWhen(() => timer(Math.random() * MAX_SPREAD_MS))),
  ).pipe(map(() => undefined));
}
