import type { EventName, EventPayload } from '@pavilion/contract';
import { useEffect, useEffectEvent } from 'react';
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
