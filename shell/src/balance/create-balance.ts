import { balance } from '@pavilion/api/calls/wallet';
import type { StreamEvents } from '@pavilion/api/stream';
import type { BalanceValue } from '@pavilion/api/wallet';
import type { Balance, BalanceSource } from '@pavilion/host/balance';
import type { EventBus } from '@pavilion/host/events';
import type { HttpClient } from '@pavilion/host/http';
import type { SessionSource } from '@pavilion/host/session';
import type { Observable } from 'rxjs';
import { createHoldings } from './holdings';

export interface BalanceOptions {
  session: Pick<SessionSource, 'current' | 'subscribe'>;
  http: Pick<HttpClient, 'call'>;
  events: EventBus;
  /** What the gateway tells of the member's wallets. */
  wallet$: Observable<StreamEvents['wallet']>;
  /** Whether the gateway can tell this page anything now. */
  live$: Observable<boolean>;
}

const NOTHING: Balance = { value: undefined, reading: false, error: null };
/** The stream is about to connect, and the balance is read then: reading it before would be reading it twice. */
const STREAM_GRACE_MS = 1_000;

/**
 * The one balance of the page. The stream tells each change; the whole is read when the stream connects, since a change may have been missed
 * before, and by hand. Whatever arrives late changes nothing: each wallet counts its changes.
 */
export function createBalance({ session, http, events, wallet$, live$ }: BalanceOptions): BalanceSource {
  const listeners = new Set<() => void>();
  let state = NOTHING;
  let holdings = createHoldings();
  let readings = 0;
  let live = false;
  const ownerNow = () => memberOf(session);
  let owner = ownerNow();
  const set = (change: Partial<Balance>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const showHoldings = () => {
    const [before, value] = [state.value, holdings.value()];
    if (before && value && sameWallets(before, value)) return;
    set({ value });
    if (before && value) events.emit('balance.changed', { balance: value.balance });
  };
  const read = async () => {
    const of = owner;
    if (of === undefined) return;
    readings += 1;
    set({ reading: true });
    try {
      const value = await http.call(balance);
      if (of !== owner) return;
      holdings.accept(value);
      showHoldings();
      set({ error: null });
    } catch (error) {
      if (of === owner) set({ error: error as Error });
    } finally {
      readings -= 1;
      set({ reading: readings > 0 });
    }
  };
  const readIfUnknown = () => {
    if (listeners.size > 0 && !state.value && readings === 0) void read();
  };
  const readLater = () => void setTimeout(readIfUnknown, STREAM_GRACE_MS);
  session.subscribe(() => {
    if (ownerNow() === owner) return;
    owner = ownerNow();
    holdings = createHoldings();
    set(NOTHING);
    readLater();
  });
  live$.subscribe((now) => (live = now));
  wallet$.subscribe((change) => {
    holdings.apply(change);
    showHoldings();
  });
  events.on('updates.missed').subscribe(() => {
    if (listeners.size > 0 || state.value) void read();
  });
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (live) readIfUnknown();
      else readLater();
      return () => void listeners.delete(listener);
    },
    read,
    moneyMoved() {
      if (!live) void read();
    },
  };
}

/** Whose balance it is; a trial player holds none. */
function memberOf({ current }: BalanceOptions['session']): string | undefined {
  const session = current();
  return session.state === 'signed-in' && !session.member.trial ? session.member.id : undefined;
}

function sameWallets(one: BalanceValue, other: BalanceValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
