import {
  BehaviorSubject,
  type Observable,
  Subject,
  filter,
  finalize,
  fromEvent,
  map,
  merge,
  retry,
  share,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import { type Events, type StreamEvent, connectEventStream } from './connect-event-stream';

export interface StreamOptions {
  /** The session's token; asked at every connection. */
  token(): string | undefined;
  /** Told when the connection could not be opened a few times in a row, once until it stands again. */
  onFailing?(error: unknown): void;
}

/** What the gateway says without being asked, over one connection for the whole page. */
export interface PlatformStream {
  /** A newer manifest is there; what it ends at once comes along, or all of it when it must not wait. */
  readonly manifest$: Observable<Events['manifest']>;
  /** A wallet of the signed-in member changed. */
  readonly wallet$: Observable<Events['wallet']>;
  /** A deposit of the signed-in member changed. */
  readonly deposit$: Observable<Events['deposit']>;
  /** A withdrawal of the signed-in member changed. */
  readonly withdrawal$: Observable<Events['withdrawal']>;
  readonly bonus$: Observable<Events['bonus']>;
  /** What the signed-in member can claim changed. */
  readonly rewards$: Observable<unknown>;
  /** The gateway may not have told everything. */
  readonly missed$: Observable<unknown>;
  /** The brand announces something else now. */
  readonly announcements$: Observable<unknown>;
  /** The brand lists other games from now on. */
  readonly catalogue$: Observable<unknown>;
  /** Members of the brand won just now. */
  readonly wins$: Observable<Events['wins']>;
  /** The session is over: signed out elsewhere, locked, or expired. */
  readonly sessionEnded$: Observable<unknown>;
  /** Whether the connection stands. */
  readonly live$: Observable<boolean>;
  /** Connects anew: somebody signed in or out. */
  reconnect(): void;
  /** Tells the gateway which manifest this page runs, now and after each reconnection. */
  acknowledge(seq: number): void;
  close(): void;
}

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 20_000;
/** One that ends is opened anew at once, as a rule: a gateway that was renewed is no failure. */
const FAILING_AFTER = 3;

/** Opens the event stream and keeps it open. */
export function openStream({ token, onFailing }: StreamOptions): PlatformStream {
  const restart$ = new Subject<void>();
  const live$ = new BehaviorSubject(false);
  const received$ = new Subject<StreamEvent>();
  let stream: string | undefined;
  let applied: number | undefined;
  const tell = () => stream && applied !== undefined && sendAcknowledgement(stream, applied);
  const connection = merge(timer(0), restart$, fromEvent(window, 'online'))
    .pipe(
      switchMap(() =>
        connectEventStream(token).pipe(
          tap((received) => {
            if (received.event !== 'hello') return;
            ({ stream } = received.data);
            live$.next(true);
            tell();
          }),
          finalize(() => live$.next(false)),
          retry({
            delay(error, failures) {
              if (failures === FAILING_AFTER) onFailing?.(error);
              return timer(backoffMs(failures));
            },
            resetOnSuccess: true,
          }),
        ),
      ),
    )
    .subscribe(received$);
  const named = <Name extends keyof Events>(name: Name): Observable<Events[Name]> =>
    received$.pipe(
      filter(({ event }) => event === name),
      map(({ data }) => data as Events[Name]),
      share(),
    );
  return {
    manifest$: named('manifest'),
    wallet$: named('wallet'),
    deposit$: named('deposit'),
    withdrawal$: named('withdrawal'),
    bonus$: named('bonus'),
    rewards$: named('rewards'),
    missed$: named('missed'),
    announcements$: named('announcements'),
    catalogue$: named('catalogue'),
    wins$: named('wins'),
    sessionEnded$: named('session-ended'),
    live$,
    reconnect: () => restart$.next(),
    acknowledge(seq) {
      applied = seq;
      tell();
    },
    close: () => connection.unsubscribe(),
  };
}

/** Twice as long each time, and never all pages at once. */
function backoffMs(failures: number): number {
  const longest = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  return longest / 2 + (Math.random() * longest) / 2;
}

function sendAcknowledgement(stream: string, seq: number): void {
  const body = JSON.stringify({ stream, seq });
  void fetch('/wps/system/manifest/ack', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(
    // Only the operators' figures suffer.
    () => undefined,
  );
}
