import type { EventName, EventPayload } from '@pavilion/contract';
import { useEffect, useEffectEvent } from 'react';
import type { Observable } from 'rxjs';
import { useHost } from '../host';

/** The typed event bus between host and remotes. @public @sealed */
export interface EventBus {
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
  on<Name extends EventName>(name: Name): Observable<EventPayload<Name>>;
}

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
