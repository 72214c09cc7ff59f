import { isDeepStrictEqual } from 'node:util';
import type { PlanLine } from '@pavilion/api/staff';

/** One value that a change turns into another; `path` leads to it through the brand's data. */
interface ValueChange {
  path: string[];
  before: unknown;
  after: unknown;
}

/** What a change of a plan comes to, without words: the values it turns, and the codes of what speaks against it. */
export interface LineEffect {
  values: ValueChange[];
  objections: string[];
}

/**
 * What lines of a plan come to, as it can be stored and compared later. Values that a change leaves alone are not in it: a remote that is
 * switched off at night is switched off all the same when its version was changed by day.
 */
export function lineEffects(lines: readonly PlanLine[]): LineEffect[] {
  const effects = lines.map(({ before, after, objections }) => ({
    values: changedValues(before, after),
    objections: objections.map(({ code }) => code).sort(),
  }));
  // As the database gives it back: without what is undefined.
  return JSON.parse(JSON.stringify(effects)) as LineEffect[];
}

export function isSameEffect(one: readonly LineEffect[], other: readonly LineEffect[]): boolean {
  return isDeepStrictEqual(one, other);
}

function changedValues(before: unknown, after: unknown, path: string[] = []): ValueChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isRecord(before) || !isRecord(after)) return [{ path, before: withoutSalt(before), after: withoutSalt(after) }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => key !== SALT).sort();
  return keys.flatMap((key) => changedValues(before[key] ?? null, after[key] ?? null, [...path, key]));
}

// A canary's salt is drawn anew for every plan and means nothing to anybody.
const SALT = 'salt';

function withoutSalt(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, each]) => (key === SALT ? [] : [[key, withoutSalt(each)]])));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
