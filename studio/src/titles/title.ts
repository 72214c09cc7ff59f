import type { ModelId } from '../models/model-id';
import type { Listing } from './listing';

/** A game as players know it: a name and its art over a model’s rules and mathematics. */
export interface Title {
  readonly code: string;
  readonly model: ModelId;
  readonly names: Names;
  /** The day it came out. */
  readonly released: string;
  /** Its picture, as a path of the studio’s. */
  readonly art: string;
  /** Its colours and what is drawn in them. */
  readonly skin?: Skin;
  /** What lists of operators say of a title that was not made by hand. */
  readonly listing?: Listing;
}

type Names = Readonly<Record<'bn' | 'en', string>>;

export interface Skin {
  /** The colours: `top middle low glow hero second pop dark`, six digits each. */
  readonly ink: string;
  readonly symbols: Readonly<Record<string, SkinSymbol>>;
}

interface SkinSymbol {
  /** What is drawn. */
  readonly noun: string;
  readonly names: Names;
  readonly art: string;
}
