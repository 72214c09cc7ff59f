import type { EventName } from '@pavilion/contract';
import type { EventBus } from '@pavilion/host/events';

/** Who may emit an event: the shell alone, these remotes, or every remote. */
const EMITTERS: Readonly<Record<EventName, 'shell' | 'anybody' | readonly string[]>> = {
  'balance.changed': 'shell',
  'bonus.changed': 'shell',
  'deposit.changed': 'shell',
  'withdrawal.changed': 'shell',
  'rewards.changed': 'shell',
  'updates.missed': 'shell',
  'session.changed': 'shell',
  'announcements.changed': 'shell',
  'catalogue.changed': 'shell',
  'wins.arrived': 'shell',
  'manifest.applied': 'shell',
  // The hearts on tiles are a shared part of screens: whoever shows games has them.
  'favourites.changed': 'anybody',
  'toast.wanted': 'anybody',
  'game.opened': ['games'],
  'game.closed': ['games'],
  'points.changed': ['points'],
};

/**
 * The bus as one remote has it: it hears everything, and emits what is its own to tell. Anything else goes no further than `onRefused`, so that no
 * remote tells the page of money that nobody has.
 */
export function eventsOfRemote(bus: EventBus, remote: string, onRefused: (name: string) => void): EventBus {
  return {
    on: bus.on,
    emit(name, payload) {
      if (mayEmit(remote, name)) bus.emit(name, payload);
      else onRefused(name);
    },
  };
}

/** A name that the contract does not have belongs to the remote that it begins with. */
function mayEmit(remote: string, name: EventName): boolean {
  if (!Object.hasOwn(EMITTERS, name)) return name.startsWith(`${remote}.`);
  const emitters = EMITTERS[name];
  return emitters === 'anybody' || (emitters !== 'shell' && emitters.includes(remote));
}
