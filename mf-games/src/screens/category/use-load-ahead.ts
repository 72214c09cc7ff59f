import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** More than a screen and a half of a phone: the page is there before anybody reaches it. */
const FETCH_MARGIN = '0px 0px 1400px';

interface LoadAhead {
  /** Fetches what comes next without showing it. */
  fetch: () => void;
  /** The last page that is shown, after which the end is watched anew; 0 where nothing follows. */
  page: number;
}

/** Fetches the next page when the end of the list comes near, so that whoever asks for it does not wait. */
export function useLoadAhead<Of extends Element>({ fetch, page }: LoadAhead): RefObject<Of | null> {
  const end = useRef<Of>(null);
  const onNear = useEffectEvent(fetch);
  useEffect(() => (page > 0 ? watch(end.current, onNear) : undefined), [page]);
  return end;
}

function watch(element: Element | null, act: () => void): (() => void) | undefined {
  if (!element || !('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && act(), { rootMargin: FETCH_MARGIN });
  observer.observe(element);
  return () => observer.disconnect();
}
