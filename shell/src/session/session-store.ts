import type { EventBus } from '@pavilion/host/events';
import type { Session, SessionSource } from '@pavilion/host/session';

/** Who is signed in now, for everybody who follows it. */
export interface SessionStore extends Pick<SessionSource, 'current' | 'subscribe'> {
  set(next: Session): void;
}

/** A visitor; a `returning` one while it is not known whether a session is still alive. */
export function createSessionStore(events: EventBus, returning: boolean): SessionStore {
  const listeners = new Set<() => void>();
  let current: Session = returning ? { state: 'visitor', returning } : { state: 'visitor' };
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      const changed = next.state !== current.state;
      current = next;
      for (const listener of listeners) listener();
      if (changed) events.emit('session.changed', { state: next.state === 'visitor' ? 'signed-out' : 'signed-in' });
    },
  };
}
