import { oneOf } from './formats';
import type { StorageEntry } from './keys';
import { storedValue } from './stored-value';

type Unscoped = StorageEntry & { per?: never };

/** A choice that outlives the visit, the same in all tabs. With storage full or off it lasts as long as the page. @public */
export interface StoredChoice<Value extends string> {
  current(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
  /** From now on only these may be chosen; what was chosen before comes back when it may be chosen again. */
  allow(values: readonly Value[], otherwise: Value): void;
}

/** One of `values`, kept where `entry` says; anything else found there counts as `otherwise`. @public */
export function storedChoice<Value extends string>(
  entry: Unscoped,
  values: readonly Value[],
  otherwise: Value,
): StoredChoice<Value> {
  let allowed = { values, otherwise };
  const kept = storedValue<Value, Unscoped>(entry, {
    parse: (found) => oneOf(allowed.values).parse(found),
    format: (value: Value) => value,
  });
  const current = () => kept.read() ?? allowed.otherwise;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  kept.subscribe(notify);
  return {
    current,
    set: (value) => void kept.write(value),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    allow(nowAllowed, nowOtherwise) {
      const before = current();
      allowed = { values: nowAllowed, otherwise: nowOtherwise };
      if (current() !== before) notify();
    },
  };
}
