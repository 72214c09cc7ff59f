/** The durations of `tokens.css` for what a script moves, in milliseconds. @public */
export const MOTION_MS: Readonly<Record<'feedback' | 'enter' | 'long', number>> = { feedback: 120, enter: 220, long: 400 };

/**
 * Whether somebody asked their device for less motion. Style sheets need not ask, `base.css` turns all of theirs off; a script asks before it
 * moves anything by itself.
 *
 * @public
 */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How a script scrolls for somebody: smoothly, or at once for who asked for less motion. @public */
export function scrollBehaviour(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth';
}
