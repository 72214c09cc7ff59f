import { useEffect, useRef } from 'react';
import type { Site } from './site-context';

/** Loads an open page anew once its site closed for good: the gateway has the page that says so. */
export function useRetirement({ manifest: { retired = false }, reload }: Pick<Site, 'manifest' | 'reload'>): void {
  const known = useRef(retired);
  useEffect(() => {
    if (retired && !known.current) reload();
    known.current = retired;
  }, [retired, reload]);
}
