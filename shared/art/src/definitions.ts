/** What a picture says once in `<defs>` and refers to by id. */
export interface Definitions {
  /** The id of what `build` draws; the same `key` is stored once. */
  define(key: string, build: (id: string) => string): string;
  /** All of them as `<defs>`; empty when there are none. */
  svg(): string;
}

/** Ids are `prefix` and a number, so that they stay short. */
export function createDefinitions(prefix: string): Definitions {
  const ids = new Map<string, string>();
  const drawn: string[] = [];
  return {
    define(key, build) {
      const known = ids.get(key);
      if (known !== undefined) return known;
      const id = `${prefix}${drawn.length.toString(36)}`;
      drawn.push(build(id));
      ids.set(key, id);
      return id;
    },
    svg: () => (drawn.length === 0 ? '' : `<defs>${drawn.join('')}</defs>`),
  };
}
