/** A choice that outlives the visit. With storage full or off it lasts as long as the page. */
export interface StoredPreference<Value extends string> {
  current(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

/** Keeps one of `values` in local storage under `key`; anything else found there counts as `otherwise`. */
export function storedPreference<Value extends string>(
  key: string,
  values: readonly Value[],
  otherwise: Value,
): StoredPreference<Value> {
  const listeners = new Set<() => void>();
  let value = read(key, values) ?? otherwise;
  return {
    current: () => value,
    set(next) {
      value = next;
      write(key, next);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function read<Value extends string>(key: string, values: readonly Value[]): Value | undefined {
  try {
    const found = localStorage.getItem(key);
    return values.find((value) => value === found);
  } catch {
    // Forbidden: the choice is the one of this page.
    return undefined;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or forbidden: the choice holds for this page.
  }
}
