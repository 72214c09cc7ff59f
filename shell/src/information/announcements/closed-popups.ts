import type { Information } from '../information';

/** Popups for visitors and popups for players are closed apart. */
export type Side = 'visitor' | 'player';

const KEYS: Readonly<Record<Side, string>> = { visitor: 'popup-closed-visitor', player: 'popup-closed-player' };

/** Logging out empties the storage of the visit; nobody wants to be greeted on the way out. */
const visitorDone = new WeakMap<Information, readonly string[]>();

/** Which popups of a side were closed in this visit; undefined when none were. */
export function closedPopups(side: Side, information: Information): readonly string[] | undefined {
  const done = side === 'visitor' ? visitorDone.get(information) : undefined;
  try {
    return sessionStorage.getItem(KEYS[side])?.split(',') ?? done;
  } catch {
    return done;
  }
}

/** Remembers, for this visit, that these were. */
export function closePopups(side: Side, information: Information, ids: readonly string[]): void {
  const all = [...new Set([...(closedPopups(side, information) ?? []), ...ids])];
  if (side === 'visitor') visitorDone.set(information, all);
  try {
    sessionStorage.setItem(KEYS[side], all.join(','));
  } catch {
    // Without storage they come again with the next page.
  }
}
