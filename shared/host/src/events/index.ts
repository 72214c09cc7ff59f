import type { EventName, EventPayload } from '@pavilion/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useHost } from '../host';
import type { EventBus } from './event-bus';

export type { EventBus } from './event-bus';

/** Calls `react` with each `name` event while the component is mounted. @public */
export function useEvent<Name extends EventName>(name: Name, react: (payload: EventPayload<Name>) => void): void {
  const { events } = useHost();
  const reaction = useEffectEvent(react);
  useEffect(() => {
    const subscription = events.on(name).subscribe((payload) => reaction(payload));
    return () => subscription.unsubscribe();
  }, [events, name]);
}

/** Tells everybody else on the page. @public */
export function useEmit(): EventBus['emit'] {
  return useHost().events.emit;
}

/** The gateway counts play every five seconds. */
const COUNTED_AFTER_MS = 6_000;

/** Calls `react` once the play that moved the balance was counted, and not once for each bet: for what is counted of play. @public */
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
