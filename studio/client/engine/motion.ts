/** Whether somebody asked their device for less motion: then nothing flies, falls or sparkles. */
export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** From 0 to 1, fast at first and gently to its end. */
export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/** How much of a span that began at `start` is over, from 0 to 1. */
export function shareOf(now: number, start: number, span: number): number {
  return Math.min(Math.max((now - start) / span, 0), 1);
}
