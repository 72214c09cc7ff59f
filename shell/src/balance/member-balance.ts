import { balance } from '@pavilion/api/calls/wallet';
import type { StreamEvents } from '@pavilion/api/stream';
import type { BalanceValue } from '@pavilion/api/wallet';
import type { Balance } from '@pavilion/host/balance';
import type { EventBus } from '@pavilion/host/events';
import type { HttpClient } from '@pavilion/host/http';
import { createHoldings } from './holdings';

interface MemberBalanceOptions {
  /** The member's id; nobody's balance is never read. */
  owner: string | undefined;
  http: Pick<HttpClient, 'call'>;
  events: EventBus;
}

/** What is known of one member's money, and whoever watches it. An answer that comes after the member has left is dropped. */
export interface MemberBalance {
  current(): Balance;
  subscribe(listener: () => void): () => void;
  isWatched(): boolean;
  /** Nothing is known, and nothing is on its way. */
  isUnknown(): boolean;
  read(): Promise<void>;
  apply(change: StreamEvents['wallet']): void;
  /** Forgets everything when it is another member; false when it is the same. */
  changeOwner(owner: string | undefined): boolean;
}

const NOTHING: Balance = { value: undefined, reading: false, error: null };

export function createMemberBalance({ owner: first, http, events }: MemberBalanceOptions): MemberBalance {
  const listeners = new Set<() => void>();
  let [owner, state, holdings, readings] = [first, NOTHING, createHoldings(), 0];
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
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isWatched: () => listeners.size > 0,
    isUnknown: () => !state.value && readings === 0,
    async read() {
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
    },
    apply(change) {
      holdings.apply(change);
      showHoldings();
    },
    changeOwner(next) {
      if (next === owner) return false;
      [owner, holdings] = [next, createHoldings()];
      set(NOTHING);
      return true;
    },
  };
}

function sameWallets(one: BalanceValue, other: BalanceValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
