import type { StreamEvents } from '@pavilion/api/stream';
import type { BalanceSource } from '@pavilion/host/balance';
import type { EventBus } from '@pavilion/host/events';
import type { HttpClient } from '@pavilion/host/http';
import type { SessionSource } from '@pavilion/host/session';
import type { Observable } from 'rxjs';
import { createMemberBalance } from './member-balance';

export interface BalanceOptions {
  session: Pick<SessionSource, 'current' | 'subscribe'>;
  http: Pick<HttpClient, 'call'>;
  events: EventBus;
  /** What the gateway tells of the member's wallets. */
  wallet$: Observable<StreamEvents['wallet']>;
  /** Whether the gateway can tell this page anything now. */
  live$: Observable<boolean>;
}

/** The stream is about to connect, and the balance is read then: reading it before would be reading it twice. */
const STREAM_GRACE_MS = 1_000;

/**
 * The one balance of the page. The stream tells each change; the whole is read when the stream connects, since a change may have been missed
 * before, and by hand. Whatever arrives late changes nothing: each wallet counts its changes.
 */
export function createBalance({ session, http, events, wallet$, live$ }: BalanceOptions): BalanceSource {
  const balance = createMemberBalance({ owner: memberOf(session), http, events });
  let live = false;
  const readIfUnknown = () => {
    if (balance.isWatched() && balance.isUnknown()) void balance.read();
  };
  const readLater = () => void setTimeout(readIfUnknown, STREAM_GRACE_MS);
  session.subscribe(() => {
    if (balance.changeOwner(memberOf(session))) readLater();
  });
  live$.subscribe((now) => (live = now));
  wallet$.subscribe(balance.apply);
  events.on('updates.missed').subscribe(() => {
    if (balance.isWatched() || balance.current().value) void balance.read();
  });
  return {
    current: balance.current,
    subscribe(listener) {
      const unsubscribe = balance.subscribe(listener);
      if (live) readIfUnknown();
      else readLater();
      return unsubscribe;
    },
    read: balance.read,
    moneyMoved() {
      if (!live) void balance.read();
    },
  };
}

/** Whose balance it is; a trial player holds none. */
function memberOf({ current }: BalanceOptions['session']): string | undefined {
  const session = current();
  return session.state === 'signed-in' && !session.member.trial ? session.member.id : undefined;
}
