const TICK_MS = 250;

/**
 * Calls `act` after `ms` in which the page could have seen what arrived. What a busy or sleeping page sleeps through does not count: on a slow
 * phone the file is there before anybody has had time to look.
 *
 * @returns how to stop
 */
export function afterPatience(ms: number, act: () => void): () => void {
  const tick = Math.min(TICK_MS, ms);
  let left = ms;
  const timer = setInterval(() => {
    left -= tick;
    if (left > 0) return;
    clearInterval(timer);
    act();
  }, tick);
  return () => clearInterval(timer);
}
