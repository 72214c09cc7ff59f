import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for as long as the component lives, that does what `act` did when it was last drawn. */
export function useStableCallback<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
