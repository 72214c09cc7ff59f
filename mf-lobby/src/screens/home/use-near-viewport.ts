import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the fold something may be to count as near: about a phone's height. */
const MARGIN = '700px';

/** Whether an element has come near the screen; once true it stays so. */
export function useNearViewport<Of extends Element>(): [place: RefObject<Of | null>, near: boolean] {
  const place = useRef<Of>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: MARGIN });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return [place, near];
}
