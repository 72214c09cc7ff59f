import { useEvent } from '@pavilion/host/events';
import { useEffect, useEffectEvent, useRef } from 'react';

/** The gateway counts play every five seconds. */
const COUNTED_AFTER_MS = 6_000;

/** Calls `react` once the play that moved the balance was counted, and not once for each bet.
 * A remote carries it, so that it needs no newer shell. */
export function useCountedPlay(react: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reaction = useEffectEvent(react);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEvent('balance.changed', () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      reaction();
    }, COUNTED_AFTER_MS);
  });
}
