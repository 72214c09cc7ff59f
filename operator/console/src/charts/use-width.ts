import { type RefCallback, useCallback, useState } from 'react';

const UNTIL_MEASURED = 640;

/** How wide an element is now, in pixels, so that what is drawn in it keeps its type at its size. */
export function useWidth(): [RefCallback<Element>, number] {
  const [width, setWidth] = useState(UNTIL_MEASURED);
  const measured = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.max(200, Math.round(entry?.contentRect.width ?? UNTIL_MEASURED))),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measured, width];
}
