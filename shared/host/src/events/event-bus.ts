import type { EventName, EventPayload } from '@pavilion/contract';
import type { Observable } from 'rxjs';
/** The typed event bus between host and remotes. @public @sealed */
export interface EventBus {
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
  on<Name extends EventName>(name: Name): Observable<EventPayload<Name>>;
}
