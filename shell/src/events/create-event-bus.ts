import type { EventName, EventPayload, PlatformEvents } from '@pavilion/contract';
import type { EventBus } from '@pavilion/host/events';
import { Subject, filter, map } from 'rxjs';

type BusMessage = { [Name in EventName]: { name: Name; payload: PlatformEvents[Name] } }[EventName];

/** One subject for everything on the page. A listener that throws is reported and disturbs no other. */
export function createEventBus(): EventBus {
  const parcels = new Subject<BusMessage>();
  return {
    emit: (name, payload) => parcels.next({ name, payload } as BusMessage),
    on: <Name extends EventName>(name: Name) =>
      parcels.pipe(
        filter((parcel) => parcel.name === name),
        map((parcel) => parcel.payload as EventPayload<Name>),
      ),
  };
}
