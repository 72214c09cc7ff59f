import type { StaffStreamEvents } from '@pavilion/api/stream';
import type { Logger } from 'pino';
import { merge, type Observable } from 'rxjs';
import type { OnClose } from '../../../platform/closers';
import { createAlarm, repeatEvery } from '../../../platform/timers';
import { eventFormatter } from './event-stream';

/** A console that is open. */
export interface ConsoleConnection {
  operatorId: string;
  mayView(brand: string): boolean;
  write(text: string): boolean;
  end(): void;
  /** Whether its operator is still signed in. */
  signedIn(): Promise<boolean>;
}

/** What consoles follow. */
export interface BoardEventSources {
  /** Codes of brands of which something on the board changed. */
  changed: readonly Observable<string>[];
  /** Operators of whom a session ended. */
  ended: Observable<string>;
  seqOf(brand: string): number;
}

/** Tells consoles that the board changed. */
export interface BoardEvents {
  open(console: ConsoleConnection): () => void;
  close(): void;
}

const MIN_INTERVAL_MS = 1_000;
const HEARTBEAT_MS = 15_000;

/** At most once a second to each console: the first word at once, what follows within a second together. */
export function createBoardEvents(
  platform: { onClose: OnClose; log: Pick<Logger, 'warn'> },
  { changed, ended, seqOf }: BoardEventSources,
): BoardEvents {
  const { log } = platform;
  const open = new Set<ConsoleConnection>();
  const drop = (console: ConsoleConnection) => {
    if (open.delete(console)) console.end();
  };
  const waiting = new Set<string>();
  let pausing = false;
  const notify = () => {
    pausing = false;
    if (!waiting.size) return;
    const brands = [...waiting];
    waiting.clear();
    for (const console of [...open]) {
      const brand = brands.find(console.mayView);
      if (brand !== undefined && !console.write(event('board', { brand, seq: seqOf(brand) }))) drop(console);
    }
    pausing = true;
    endPause(MIN_INTERVAL_MS);
  };
  const endPause = createAlarm(platform, 'consoles.pause', notify);
  const following = [
    merge(...changed).subscribe((brand) => {
      waiting.add(brand);
      if (!pausing) notify();
    }),
    ended.subscribe((operatorId) => {
      for (const console of [...open]) if (console.operatorId === operatorId) drop(console);
    }),
  ];
  const sendHeartbeat = async (console: ConsoleConnection) => {
    // A session may also end by itself, and nobody tells.
    const signedIn = await console.signedIn().catch((error: unknown) => {
      // The board says nothing secret, and each read of it is checked again: a database that is away for a moment closes no console.
      log.warn({ err: error, operator: console.operatorId }, 'a console could not be checked and stays open');
      return true;
    });
    if (!signedIn || !console.write(': still here\n\n')) drop(console);
  };
  repeatEvery(platform, 'consoles.heartbeat', HEARTBEAT_MS, () => open.forEach((console) => void sendHeartbeat(console)));
  return {
    open(console) {
      open.add(console);
      console.write(': here\n\n');
      return () => void open.delete(console);
    },
    close() {
      endPause(undefined);
      for (const subscription of following) subscription.unsubscribe();
      for (const console of [...open]) drop(console);
    },
  };
}

const event = eventFormatter<StaffStreamEvents>();
