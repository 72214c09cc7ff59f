/** A deliberate mistake: `from` stands exactly once in the file, in `studio/src`, and becomes `to`. */
export interface Mutation {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export function mutationsOf(file: string, mistakes: Readonly<Record<string, readonly [from: string, to: string]>>): Mutation[] {
  return Object.entries(mistakes).map(([name, [from, to]]) => ({ name, file, from, to }));
}
