const END = '\n';

/** All names one after the other: one long text is searched many times faster than ten thousand short ones. */
export interface JoinedNames {
  /** Calls back for each name that has `wanted`, with what stands before it: nothing, a space, or a letter. */
  each(wanted: string, found: (item: number, before: 'nothing' | 'space' | 'letter') => void): void;
}

export function joinNames(names: readonly string[]): JoinedNames {
  const text = END + names.join(END) + END;
  const starts = new Uint32Array(names.length + 1);
  names.forEach((name, at) => (starts[at + 1] = (starts[at] ?? 0) + name.length + 1));
  return {
    each(wanted, found) {
      let item = 0;
      for (let at = text.indexOf(wanted, 1); at >= 0; at = text.indexOf(wanted, at)) {
        item = itemAt(starts, at - 1, item);
        const before = text[at - 1];
        found(item, before === END ? 'nothing' : before === ' ' ? 'space' : 'letter');
        // Nothing better can follow in this name.
        at = before === END ? (starts[item + 1] ?? 0) : at + 1;
      }
    },
  };
}

/** The last one that starts at `place` or before it, not before `from`. */
function itemAt(starts: Uint32Array, place: number, from: number): number {
  let [low, high] = [from, starts.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
