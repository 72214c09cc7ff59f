/** So long nobody does anything before a moment counts as quiet. */
const REST_MS = 800;
/** Somebody who never rests gets what was to come all the same. */
const NOT_LATER_THAN_MS = 20_000;
const INPUTS = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'scroll', 'keydown'] as const;

/** Resolves once nobody touched, scrolled or typed for a moment: what is fetched and run then is in the way of no finger. */
export function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const name of INPUTS) removeEventListener(name, restAgain, true);
      clearTimeout(latest);
      clearTimeout(rest);
      resolve();
    };
    const restAgain = () => {
      clearTimeout(rest);
      rest = setTimeout(done, REST_MS);
    };
    const latest = setTimeout(done, NOT_LATER_THAN_MS);
    let rest = setTimeout(done, REST_MS);
    for (const name of INPUTS) addEventListener(name, restAgain, { capture: true, passive: true });
  });
}
