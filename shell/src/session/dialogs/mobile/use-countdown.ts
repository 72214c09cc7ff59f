import { useEffect, useState } from 'react';

/** Whole seconds until something may be done again, and the way to set them. It goes by the clock: a tab that slept is not behind. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const ticking = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(ticking);
  }, [running]);
  return {
    left,
    start(seconds) {
      const started = Date.now();
      setNow(started);
      setUntil(started + seconds * 1000);
    },
  };
}
