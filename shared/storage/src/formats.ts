/** How a value is written as text. What `parse` answers `undefined` to, or throws at, counts as not there. @public */
export interface StoredFormat<Value> {
  parse(text: string): Value | undefined;
  format(value: Value): string;
}

/** Text as it is; with a `pattern`, only text that matches it. @public */
export function text(pattern?: RegExp): StoredFormat<string> {
  return { parse: (found) => (!pattern || pattern.test(found) ? found : undefined), format: (value) => value };
}

/** One of a few words. @public */
export function oneOf<const Value extends string>(values: readonly Value[]): StoredFormat<Value> {
  return { parse: (found) => values.find((value) => value === found), format: (value) => value };
}

/** JSON, which `read` turns into the value, or into `undefined` when it is none. @public */
export function json<Value>(read: (found: unknown) => Value | undefined): StoredFormat<Value> {
  return { parse: (found) => read(JSON.parse(found)), format: (value) => JSON.stringify(value) };
}
