/** Says whether a value that arrived from outside is what it should be. A library of schemas would be a hundredth of the first script. */
export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isYesOrNo: Check = (value) => typeof value === 'boolean';

export const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value);

export const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));

export const isMissing: Check = (value) => value === undefined;

export const listOf =
  (each: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(each);

/** An object whose values are all such, whatever their names. */
export const recordOf =
  (each: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(each);

/** An object with at least these fields. */
export const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, check]) => check(value[name]));

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
