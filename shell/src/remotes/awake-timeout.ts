const TICK_MS = 250;

/**
 * Calls `act` after `ms` in which the page could have seen what arrived. What a busy or sleeping page sleeps through does not count: on a slow
 * phone the file is there before anybody has had time to look. It is never more than twice as long, though: nobody waits for a page that only
 * works.
 *
 * @returns how to stop
 */
export function setAwakeTimeout(ms: number, act: () => void): () => void {
  const tick = Math.min(TICK_MS, ms);
  const latest = performance.now() + 2 * ms;
  let left = ms;
  const timer = setInterval(() => {
    left -= tick;
    if (left > 0 && performance.now() < latest) return;
    clearInterval(timer);
    act();
  }, tick);
  return () => clearInterval(timer);
}
