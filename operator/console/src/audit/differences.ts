/** One place in which two documents differ. `before` or `after` is undefined where it was not there. */
export interface Difference {
  path: string;
  before: unknown;
  after: unknown;
}

/** Where two JSON documents differ, leaf by leaf, in the order of their paths. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (isBranch(before) && isBranch(after)) return inside(before, after, path);
  if (isBranch(before) && after == null) return inside(before, {}, path);
  if (before == null && isBranch(after)) return inside({}, after, path);
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
}

function inside(before: Branch, after: Branch, path: string): Difference[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return keys.flatMap((key) => differences(before[key], after[key], path ? `${path}.${key}` : key));
}

type Branch = Readonly<Record<string, unknown>>;

/** Lists count as leaves: a shifted list is read more easily whole. */
function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
}
