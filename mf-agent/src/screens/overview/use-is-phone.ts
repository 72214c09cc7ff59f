import { useSyncExternalStore } from 'react';

const phone = () => globalThis.matchMedia?.('(max-width: 639.98px)');

/** True where rows become cards, and a card must not hold everything. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = phone();
      query?.addEventListener('change', changed);
      return () => query?.removeEventListener('change', changed);
    },
    () => phone()?.matches ?? false,
  );
}
