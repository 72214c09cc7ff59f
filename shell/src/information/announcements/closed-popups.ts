import type { Information } from '../information';

/** Popups for visitors and popups for players are closed apart. */
export type Side = 'visitor' | 'player';

const KEYS: Readonly<Record<Side, string>> = { visitor: 'popup-closed-visitor', player: 'popup-closed-player' };

/** Logging out empties the storage of the visit; nobody wants to be greeted on the way out. */
const visitorDone = new WeakSet<Information>();

/** Whether the popups of a side were closed in this visit. */
export function popupsClosed(side: Side, information: Information): boolean {
  if (side === 'visitor' && visitorDone.has(information)) return true;
  try {
    return sessionStorage.getItem(KEYS[side]) !== null;
  } catch {
    return false;
  }
}

/** Remembers, for this visit, that they were. */
export function closePopups(side: Side, information: Information): void {
  if (side === 'visitor') visitorDone.add(information);
  try {
    sessionStorage.setItem(KEYS[side], '1');
  } catch {
    // Without storage they come again with the next page.
  }
}
