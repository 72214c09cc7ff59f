import type { ConnectionSource, ConnectionState } from '@pavilion/host/connection';
import type { Observable } from 'rxjs';

/** A stream that ends is opened again at once, as a rule; nobody is told of that. */
const UNNOTICED_MS = 4_000;

/**
 * Follows the browser's network and the event stream. A stream that never stood, as behind some proxies, is not missed. In plain steps: it is in the first
 * script, for which the operators that say the same are too heavy.
 */
export function createConnection(live$: Observable<boolean>): ConnectionSource {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  let [state, stood, lost, shownBy]: [ConnectionState, boolean, boolean, number] = ['online', false, false, 0];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const next = navigator.onLine ? (lost ? 'reconnecting' : 'online') : 'offline';
    if (next === state) return;
    state = next;
    tell();
  };
  const setLost = (is: boolean) => {
    lost = is;
    look();
  };
  const show = (by: 1 | -1) => {
    shownBy += by;
    tell();
  };
  live$.subscribe((live) => {
    clearTimeout(waiting);
    stood ||= live;
    if (live) setLost(false);
    else waiting = setTimeout(() => setLost(stood), UNNOTICED_MS);
  });
  for (const type of ['online', 'offline']) addEventListener(type, look);
  look();
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
