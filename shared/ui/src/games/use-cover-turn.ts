import { type RefObject, useEffect, useState } from 'react';
import { firstScreenWaits } from './cover-pace';
import { showWhenNear } from './cover-queue';

/** Addresses of covers that were shown on this page: whoever goes back finds them in place. */
const shown = new Set<string>();

/**
 * Whether the cover at `source` may be drawn (`ready`): at once when it was before or belongs to the first screen (`urgent`) of a device that keeps up, else when it is there and its
 * turn has come (`turned`), which is near the screen.
 */
export function useCoverTurn(place: RefObject<Element | null>, source: string | undefined, urgent: boolean) {
  const [turned, setTurned] = useState(false);
  const [first] = useState(() => urgent && !firstScreenWaits());
  const ready = turned || first || source === undefined || shown.has(source) || typeof IntersectionObserver === 'undefined';
  useEffect(() => {
    if (source === undefined) return undefined;
    if (ready) shown.add(source);
    return ready || !place.current ? undefined : showWhenNear(place.current, source, () => setTurned(true));
  }, [place, source, ready]);
  return { ready, turned };
}
