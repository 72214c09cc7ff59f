import { type RefObject, useEffect, useState } from 'react';
import { firstScreenWaits } from './cover-pace';
import { showWhenNear } from './cover-queue';

/** Covers that were shown on this page, with the address of each: whoever goes back finds them in place. */
const shown = new Map<string, string>();

/**
 * The `address` at which the cover of `source` may be drawn: at once when it was before or belongs to the first screen (`urgent`) of a device that keeps up,
 * else when it is there and its turn has come (`turned`), which is near the screen. Until then there is none. For other drawings too: `place` holds the `img`, and
 * has `data-awaiting` until it is `ready`.
 *
 * @public
 */
export function useCoverTurn(place: RefObject<Element | null>, source: string | undefined, urgent: boolean) {
  const [turned, setTurned] = useState(false);
  const [first] = useState(() => urgent && !firstScreenWaits());
  const ready = turned || first || source === undefined || shown.has(source) || typeof IntersectionObserver === 'undefined';
  useEffect(() => {
    if (source === undefined) return undefined;
    // What comes at once is the drawing: it is the smaller one, and the page may have asked for it already.
    if (ready && !shown.has(source)) shown.set(source, source);
    if (ready || !place.current) return undefined;
    return showWhenNear(place.current, source, (address) => {
      shown.set(source, address);
      setTurned(true);
    });
  }, [place, source, ready]);
  return { address: ready && source !== undefined ? (shown.get(source) ?? source) : undefined, ready, turned };
}
