/** A choice that outlives the visit. With storage full or off it lasts as long as the page. */
export interface StoredPreference<Value extends string> {
  current(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
  /** From now on only these may be chosen; what was chosen before comes back when it may be chosen again. */
  allow(values: readonly Value[], otherwise: Value): void;
}

/** Keeps one of `values` in local storage under `key`; anything else found there counts as `otherwise`. */
export function storedPreference<Value extends string>(
  key: string,
  values: readonly Value[],
  otherwise: Value,
): StoredPreference<Value> {
  const listeners = new Set<() => void>();
  let chosen = read(key, values);
  let value = chosen ?? otherwise;
  const apply = (next: Value) => {
    value = next;
    for (const listener of listeners) listener();
  };
  // Another tab of the same site chose.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key !== key) return;
    chosen = read(key, values);
    apply(chosen ?? otherwise);
  });
  return {
    current: () => value,
    set(next) {
      chosen = next;
      write(key, next);
      apply(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    allow(nowAllowed, nowOtherwise) {
      values = nowAllowed;
      otherwise = nowOtherwise;
      const next = values.find((each) => each === (read(key, values) ?? chosen)) ?? otherwise;
      if (next !== value) apply(next);
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
