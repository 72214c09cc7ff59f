/** The first start is at once; whatever dies again and again is left alone for longer and longer. */
const PAUSES_MS = [0, 1_000, 2_000, 5_000, 10_000, 30_000];
/** Whatever has run for this long starts again from the first pause. */
const SETTLED_MS = 60_000;

/**
 * How long to wait before each new start of something that died: longer each time, from the beginning once it ran for a while.
 *
 * @returns a function that is told of each end, and gives the pause in ms
 */
export function growingPauses({ pausesMs = PAUSES_MS, settledMs = SETTLED_MS, now = Date.now } = {}) {
  let [ends, last] = [0, Number.NEGATIVE_INFINITY];
  return () => {
    if (now() - last > settledMs) ends = 0;
    last = now();
    ends += 1;
    return pausesMs[Math.min(ends, pausesMs.length) - 1];
  };
}

/** A pause as people read it. */
export function inSeconds(ms) {
  return `${(ms / 1000).toLocaleString('en')} s`;
}
