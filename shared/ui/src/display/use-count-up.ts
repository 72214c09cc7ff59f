import { useEffect, useRef, useState } from 'react';
import { MOTION_MS, prefersReducedMotion } from '../motion/reduced-motion';

/** The amount to show now: follows `target` at once, except that a growth is counted up over 400 ms while `animated`. */
export function useCountUp(target: bigint, animated: boolean): bigint {
  const [shown, setShown] = useState(target);
  const last = useRef(target);

  useEffect(() => {
    const from = last.current;
    last.current = target;
    const still = !animated || target <= from || prefersReducedMotion();
    if (still) {
      setShown(target);
      return;
    }
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const progress = Math.min(1, Math.max(0, (now - start) / MOTION_MS.long));
      const eased = 1 - (1 - progress) ** 3;
      setShown(progress === 1 ? target : from + ((target - from) * BigInt(Math.round(eased * 1000))) / 1000n);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, animated]);

  // The first paint after a fall, or while nothing is animated, must already be right.
  return animated && target > shown ? shown : target;
}
