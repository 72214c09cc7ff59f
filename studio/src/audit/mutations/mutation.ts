import type { ModelId } from '../../models/model-id';

/** A deliberate mistake: `from` stands exactly once in the file, in `studio/src`, and becomes `to`. */
export interface Mutation {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The one model that has to find it; without it whichever finds it first. */
  readonly model?: ModelId;
}

export function mutationsOf(
  file: string,
  mistakes: Readonly<Record<string, readonly [from: string, to: string]>>,
  model?: ModelId,
): Mutation[] {
  return Object.entries(mistakes).map(([name, [from, to]]) => ({ name, file, from, to, ...(model && { model }) }));
}
