import { useEffect } from 'react';

const busy = new Set<symbol>();

/** True while any mounted screen says that it must not be replaced: a bet under way, a form half filled. */
export function isBusy(): boolean {
  return busy.size > 0;
}

/** Says that this screen must not be replaced while `reason` holds; only a kill overrides it. */
export function useBusy(reason: boolean): void {
  useEffect(() => {
    if (!reason) return undefined;
    const mark = Symbol('busy');
    busy.add(mark);
    return () => void busy.delete(mark);
  }, [reason]);
}
