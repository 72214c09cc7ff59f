import { type RefObject, useEffect, useState } from 'react';
import { showWhenNear } from './cover-queue';

/** Addresses of covers that were shown on this page: whoever goes back finds them in place. */
const shown = new Set<string>();

/** Whether the cover at `source` may be fetched and drawn: at once when it was before or belongs to the first screen (`urgent`), else when its turn has come. */
export function useCoverTurn(place: RefObject<Element | null>, source: string | undefined, urgent: boolean): boolean {
  const [ready, setReady] = useState(typeof IntersectionObserver === 'undefined');
  const now = ready || urgent || source === undefined || shown.has(source);
  useEffect(() => {
    if (now && source !== undefined) shown.add(source);
    return now || !place.current ? undefined : showWhenNear(place.current, () => setReady(true));
  }, [place, source, now]);
  return now;
}
