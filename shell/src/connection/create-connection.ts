import type { ConnectionSource, ConnectionState } from '@pavilion/host/connection';
import {
  type Observable,
  combineLatest,
  distinctUntilChanged,
  fromEvent,
  map,
  merge,
  of,
  skipWhile,
  startWith,
  switchMap,
  timer,
} from 'rxjs';

/** A stream that ends is opened again at once, as a rule; nobody is told of that. */
const UNNOTICED_MS = 4_000;

/** Follows the browser's network and the event stream. A stream that never stood, as behind some proxies, is not missed. */
export function createConnection(live$: Observable<boolean>): ConnectionSource {
  const listeners = new Set<() => void>();
  let state: ConnectionState = 'online';
  let shownBy = 0;
  const tell = () => listeners.forEach((listener) => listener());
  const show = (by: 1 | -1) => {
    shownBy += by;
    tell();
  };
  const online$ = merge(fromEvent(window, 'online'), fromEvent(window, 'offline')).pipe(
    startWith(undefined),
    map(() => navigator.onLine),
  );
  const lost$ = live$.pipe(
    skipWhile((live) => !live),
    switchMap((live) => (live ? of(false) : timer(UNNOTICED_MS).pipe(map(() => true)))),
    startWith(false),
  );
  combineLatest([online$, lost$])
    .pipe(
      map(([online, lost]): ConnectionState => (online ? (lost ? 'reconnecting' : 'online') : 'offline')),
      distinctUntilChanged(),
    )
    .subscribe((next) => {
      state = next;
      tell();
    });
  return {
    current: () => state,
    notice: () => state === 'offline' && shownBy === 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show() {
      show(1);
      return () => show(-1);
    },
  };
}
