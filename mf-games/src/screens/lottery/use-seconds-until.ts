import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Whole seconds until a moment, counted down while somebody looks; 0 from then on. */
export function useSecondsUntil(moment: string): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((Date.parse(moment) - now) / SECOND_MS));
  const over = left === 0;
  useEffect(() => {
    if (over) return undefined;
    const timer = setInterval(() => document.hidden || setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [over]);
  return left;
}
