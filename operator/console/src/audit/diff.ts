/** One place in which two documents differ. `before` or `after` is undefined where it was not there. */
export interface DiffEntry {
  path: string;
  before: unknown;
  after: unknown;
}

/** Where two JSON documents differ, leaf by leaf, in the order of their paths. */
export function diff(before: unknown, after: unknown, path = ''): DiffEntry[] {
  if (isBranch(before) && isBranch(after)) return diffObjects(before, after, path);
  if (isBranch(before) && after == null) return diffObjects(before, {}, path);
  if (before == null && isBranch(after)) return diffObjects({}, after, path);
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
}

function diffObjects(before: Branch, after: Branch, path: string): DiffEntry[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return keys.flatMap((key) => diff(before[key], after[key], path ? `${path}.${key}` : key));
}

type Branch = Readonly<Record<string, unknown>>;

/** Lists count as leaves: a shifted list is read more easily whole. */
function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
}
