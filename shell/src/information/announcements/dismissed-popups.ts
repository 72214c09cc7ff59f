import type { Information } from '../information';

/** Popups for visitors and popups for players are closed apart. */
export type PopupAudience = 'visitor' | 'player';

const KEYS: Readonly<Record<PopupAudience, string>> = { visitor: 'popup-closed-visitor', player: 'popup-closed-player' };

/** Logging out empties the storage of the visit; nobody wants to be greeted on the way out. */
const dismissedByVisitor = new WeakMap<Information, readonly string[]>();

/** Which popups of a side were closed in this visit; undefined when none were. */
export function dismissedPopups(side: PopupAudience, information: Information): readonly string[] | undefined {
  const done = side === 'visitor' ? dismissedByVisitor.get(information) : undefined;
  try {
    return sessionStorage.getItem(KEYS[side])?.split(',') ?? done;
  } catch {
    // Forbidden: what was closed is known as long as the page lasts.
    return done;
  }
}

/** Remembers, for this visit, that these were. */
export function dismissPopups(side: PopupAudience, information: Information, ids: readonly string[]): void {
  const all = [...new Set([...(dismissedPopups(side, information) ?? []), ...ids])];
  if (side === 'visitor') dismissedByVisitor.set(information, all);
  try {
    sessionStorage.setItem(KEYS[side], all.join(','));
  } catch {
    // Without storage they come again with the next page.
  }
}
