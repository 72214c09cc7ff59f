import { useEffect, useState } from 'react';

/** Longer than a browser takes to draw the page around a frame twice, also where four of them share one processor. */
const SETTLE_MS = 250;

/**
 * Whether the game has been a mini-player for a moment. Until then it is to be hidden: Chromium may go on believing for as long as the page stays that a
 * frame of another origin is where it was before, when it changed its size twice in one moment, and hand presses anywhere to the game. One that
 * was hidden and is seen again is asked for its place anew.
 */
export function useSettled(minimized: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!minimized) return undefined;
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [minimized]);
  return settled;
}
