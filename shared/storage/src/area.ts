import type { StorageEntry } from './keys';

type AreaName = StorageEntry['area'];

declare global {
  // One memory for all bundles of a page, so that signing out in the shell also clears what a remote could not write.
  var pavilionUnwritten: Map<string, string> | undefined;
}

const unwritten = (globalThis.pavilionUnwritten ??= new Map());
const memoryKey = (area: AreaName, key: string) => `${area} ${key}`;

/** The text under a key. What could not be written is found in memory, as long as the page lasts. */
export function readText(area: AreaName, key: string): string | undefined {
  return unwritten.get(memoryKey(area, key)) ?? attempt(() => storageOf(area).getItem(key)) ?? undefined;
}

/** Whether it lies in the browser now; otherwise it is kept until the page is left. */
export function writeText(area: AreaName, key: string, text: string): boolean {
  const written = attempt(() => {
    storageOf(area).setItem(key, text);
    return true;
  });
  if (written) unwritten.delete(memoryKey(area, key));
  else unwritten.set(memoryKey(area, key), text);
  return written === true;
}

export function removeText(area: AreaName, key: string): void {
  unwritten.delete(memoryKey(area, key));
  attempt(() => storageOf(area).removeItem(key));
}

/** Forgets all of an area, also what other code of the page put there. */
export function clearArea(area: AreaName): void {
  for (const key of unwritten.keys()) if (key.startsWith(memoryKey(area, ''))) unwritten.delete(key);
  attempt(() => storageOf(area).clear());
}

/** Tells of what other tabs write under a key, or of their emptying everything. */
export function onOtherTabs(area: AreaName, key: string, listener: () => void): () => void {
  const told = (event: StorageEvent) => {
    if ((event.key !== key && event.key !== null) || event.storageArea !== attempt(() => storageOf(area))) return;
    unwritten.delete(memoryKey(area, key));
    listener();
  };
  globalThis.addEventListener?.('storage', told);
  return () => globalThis.removeEventListener?.('storage', told);
}

function storageOf(area: AreaName): Storage {
  return area === 'local' ? localStorage : sessionStorage;
}

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    // Browsers that refuse storage throw at the mere look at it; a full one throws at a write. Either way the page goes on without.
    return undefined;
  }
}
