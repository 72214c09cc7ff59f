import type { SlotModelId } from '../models/model-id';

/** A symbol's noun, by which it is drawn, and its name in Bengali. */
type Named = readonly [noun: string, bn: string];

export interface SlotTitle {
  readonly code: string;
  /** `lines-1` where nothing is said. */
  readonly model?: SlotModelId;
  readonly en: string;
  readonly bn: string;
  readonly symbols: Readonly<Record<string, Named>>;
}
