import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { RefusedError } from './refused-error';

/** Before each further try of one place. */
const RETRY_DELAYS_MS = [5_000, 20_000, 60_000];
const TRANSIENT_REFUSALS = new Set<string>(['remote.unreachable', 'remote.timed-out']);

interface Props {
  refused: RefusedError;
  /** How often this place tried again. */
  tries: number;
  onRetry: () => void;
  /** Stands here until the last try failed: it would come and go with each of them. */
  waiting: ReactNode;
}

/** Stands where a part without a page of its own is missing: nobody could ask for it again, so it does that itself, later and when the network is back. */
export function SilentRetry({ refused, tries, onRetry, waiting }: Props) {
  const again = useEffectEvent(onRetry);
  const transient = TRANSIENT_REFUSALS.has(refused.refusal);
  const pause = transient ? RETRY_DELAYS_MS[tries] : undefined;
  useEffect(() => {
    if (!transient) return undefined;
    const timer = pause === undefined ? undefined : setTimeout(() => again(), pause);
    const online = () => again();
    addEventListener('online', online);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', online);
    };
  }, [transient, pause]);
  return pause === undefined ? null : waiting;
}
