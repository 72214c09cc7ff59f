import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { RefusedError } from './refused-error';

/** Before each further try of one place. */
const RETRY_DELAYS_MS = [5_000, 20_000, 60_000];
const TRANSIENT_REFUSALS = new Set<string>(['remote.unreachable', 'remote.timed-out']);

interface Props {
  refused: RefusedError;
  retry: (() => void) | undefined;
  /** How often this place tried again. */
  triesRef: RefObject<number>;
}

/** Stands where a part without a page of its own is missing: nobody could ask for it again, so it does that itself, later and when the network is back. */
export function SilentRetry({ refused, retry, triesRef }: Props) {
  const again = useEffectEvent(() => {
    triesRef.current += 1;
    retry?.();
  });
  useEffect(() => {
    if (!TRANSIENT_REFUSALS.has(refused.refusal)) return undefined;
    const pause = RETRY_DELAYS_MS[triesRef.current];
    const timer = pause === undefined ? undefined : setTimeout(() => again(), pause);
    const online = () => again();
    addEventListener('online', online);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', online);
    };
  }, [refused, triesRef]);
  return null;
}
