import type { ModelId } from '../models/model-id';
import type { SlotSymbol } from '../slots/reels';

/** A game as players know it: a name and its art over a model’s rules and mathematics. */
export interface Title {
  readonly code: string;
  readonly model: ModelId;
  readonly names: Names;
  /** The day it came out. */
  readonly released: string;
  /** Its picture, as a path of the studio’s. */
  readonly art: string;
  /** What a model with symbols shows for them. */
  readonly skin?: Skin;
}

type Names = Readonly<Record<'bn' | 'en', string>>;

export interface Skin {
  /** The colours: `top middle low glow hero second pop dark`, six digits each. */
  readonly ink: string;
  readonly symbols: Readonly<Record<SlotSymbol, SkinSymbol>>;
}

interface SkinSymbol {
  /** What is drawn. */
  readonly noun: string;
  readonly names: Names;
  readonly art: string;
}
