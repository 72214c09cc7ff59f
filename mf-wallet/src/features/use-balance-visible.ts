import { useSyncExternalStore } from 'react';

const KEY = 'pavilion.balance.hidden';
const listeners = new Set<() => void>();

/** Whether amounts of the balance are shown, the same in every place, and a way to change it. Kept on this device. */
export function useBalanceVisible(): [shown: boolean, setShown: (shown: boolean) => void] {
  const shown = useSyncExternalStore(subscribe, read, () => true);
  return [shown, write];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let withoutStorage = true;

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'yes';
  } catch {
    // Forbidden: what was chosen lasts as long as the page.
    return withoutStorage;
  }
}

function write(shown: boolean): void {
  withoutStorage = shown;
  try {
    if (shown) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'yes');
  } catch {
    // Storage may be off; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}
