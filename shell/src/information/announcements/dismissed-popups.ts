import { type StoredFormat, storedValue } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';
import type { Information } from '../information';

/** Popups for visitors and popups for players are closed apart. */
export type PopupAudience = 'visitor' | 'player';

const ids: StoredFormat<readonly string[]> = { parse: (found) => found.split(','), format: (all) => all.join(',') };
const dismissed = {
  visitor: storedValue(storageKeys.popupsClosedByVisitor, ids),
  player: storedValue(storageKeys.popupsClosedByPlayer, ids),
};

/** Logging out empties the storage of the visit; nobody wants to be greeted on the way out. */
const dismissedByVisitor = new WeakMap<Information, readonly string[]>();

/** Which popups of a side were closed in this visit; undefined when none were. */
export function dismissedPopups(side: PopupAudience, information: Information): readonly string[] | undefined {
  return dismissed[side].read() ?? (side === 'visitor' ? dismissedByVisitor.get(information) : undefined);
}

/** Remembers, for this visit, that these were. */
export function dismissPopups(side: PopupAudience, information: Information, closed: readonly string[]): void {
  const all = [...new Set([...(dismissedPopups(side, information) ?? []), ...closed])];
  if (side === 'visitor') dismissedByVisitor.set(information, all);
  dismissed[side].write(all);
}
