import { type RefObject, useCallback, useEffect, useRef } from 'react';

interface FocusState {
  minimized: boolean;
  /** Its name is there. */
  shown: boolean;
}

/**
 * Where the focus is when a game opens or is made whole again: on its name, and in the frame once the game is there. Whoever has gone to
 * something else meanwhile stays there.
 */
export function useGameFocus(frame: RefObject<HTMLIFrameElement | null>, { minimized, shown }: FocusState) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isUnclaimed = useCallback(() => {
    const { activeElement } = document;
    return !activeElement || activeElement === document.body || activeElement === heading.current;
  }, []);
  useEffect(() => {
    if (!minimized && shown && isUnclaimed()) heading.current?.focus({ preventScroll: true });
  }, [minimized, shown, isUnclaimed]);
  const focusFrame = useCallback(() => {
    if (isUnclaimed() && !frame.current?.closest('[inert]')) frame.current?.focus({ preventScroll: true });
  }, [frame, isUnclaimed]);
  return { heading, focusFrame };
}
