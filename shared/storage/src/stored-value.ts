import { clearArea, onOtherTabs, readText, removeText, writeText } from './area';
import type { StoredFormat } from './formats';
import { merchant, type StorageEntry } from './keys';

/** One value that a browser keeps. None of these ever throws. @public */
export interface StoredValue<Value> {
  /** `undefined` when nothing is kept, or nothing that the format accepts. */
  read(): Value | undefined;
  /** `false` when the browser refused: the value then lasts as long as the page. */
  write(value: Value): boolean;
  remove(): void;
  /** Told of each write through this value, and of those of other tabs. */
  subscribe(listener: () => void): () => void;
}

type Scope<Entry extends StorageEntry> = Entry extends { per: string } ? [scope: string] : [];

/**
 * The value of an entry of `storageKeys`, written as `format` says. An entry that is kept per brand asks for the brand.
 *
 * @public
 */
export function storedValue<Value, Entry extends StorageEntry>(
  entry: Entry,
  format: StoredFormat<Value>,
  ...scopes: Scope<Entry>
): StoredValue<Value> {
  const { area, key: unscoped, formerly }: StorageEntry = entry;
  const [scope]: readonly string[] = scopes;
  const key = scope === undefined ? unscoped : `${unscoped}.${scope}`;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  return {
    read() {
      const found = readText(area, key) ?? (formerly && moveText(area, formerly, key));
      return found === undefined ? undefined : parsed(format, found);
    },
    write(value) {
      const written = writeText(area, key, format.format(value));
      notify();
      return written;
    },
    remove() {
      removeText(area, key);
      if (formerly) removeText(area, formerly);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      const unfollow = onOtherTabs(area, key, listener);
      return () => {
        listeners.delete(listener);
        unfollow();
      };
    },
  };
}

/** Empties the storage of the visit, as when somebody signs out; the merchant stays. @public */
export function clearVisit(): void {
  const { area, key } = merchant;
  const kept = readText(area, key);
  clearArea(area);
  if (kept !== undefined) writeText(area, key, kept);
}

function parsed<Value>(format: StoredFormat<Value>, found: string): Value | undefined {
  try {
    return format.parse(found);
  } catch {
    // Broken JSON, or a shape that nobody writes: as if it were not there.
    return undefined;
  }
}

/** Once: from then on it lies under its new key, and it is not lost where that cannot be written. */
function moveText(area: StorageEntry['area'], from: string, to: string): string | undefined {
  const found = readText(area, from);
  if (found !== undefined && writeText(area, to, found)) removeText(area, from);
  return found;
}
