import { type FocusEvent, useEffect, useRef } from 'react';
import { keepFocus } from '../routing/keep-focus';

/** Whoever closes the mini-player is again where they came to it from. To be told of every focus in it. */
export function useFocusAfterMiniPlayer(minimized: boolean): (event: FocusEvent) => void {
  const cameFrom = useRef<HTMLElement>(undefined);
  const wasMinimized = useRef(minimized);
  useEffect(() => void (wasMinimized.current = minimized), [minimized]);
  useEffect(
    () => () => {
      if (wasMinimized.current) keepFocus(cameFrom.current);
    },
    [],
  );
  return ({ currentTarget, relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
}
