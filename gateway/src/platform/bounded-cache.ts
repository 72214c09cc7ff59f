/** What `make` answered the last time this key was asked for; the oldest goes when there are more than `limit`. */
export function getOrCache<Value>(kept: Map<string, Value>, key: string, make: () => Value, limit: number): Value {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (kept.size >= limit) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, made);
  return made;
}
