import { type RefObject, useEffect, useRef, useState } from 'react';

interface StepFocus {
  /** Where the steps stand. */
  place: RefObject<HTMLDivElement | null>;
  /** For a live region that is always there: the heading of a step that came by itself. */
  announced: string;
}

/**
 * Where a press took away what had the focus, the focus goes to the heading of what stands there instead. Whoever is elsewhere on the page stays
 * there, and hears that heading: news takes no focus.
 *
 * `step` is nothing while it is not known; `before` is the step that led here, and nothing where somebody came by an address.
 */
export function useFocusAfterStep(step: string | undefined, before?: string): StepFocus {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(before);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const changed = step !== undefined && last.current !== undefined && step !== last.current;
    if (step !== undefined) last.current = step;
    if (!changed) return;
    const heading = place.current?.querySelector<HTMLElement>('h2[tabindex]');
    if (isLost()) heading?.focus();
    else setAnnounced(heading?.textContent ?? '');
  }, [step]);
  return { place, announced };
}

function isLost(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}
