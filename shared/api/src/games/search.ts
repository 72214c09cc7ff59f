import { type Static, Type } from 'typebox';
import { text } from '../schemas';
import { game, logo } from './catalogue';
import * as field from './query-fields';
import { gameCategories } from './vocabulary';

const closed = { additionalProperties: false } as const;

/** Parts of a name that were found, as `[from, to)` in UTF-16 units of the name beside it; in order, never overlapping. */
const ranges = Type.Array(Type.Tuple([Type.Integer(), Type.Integer()]));
/** Where in a name the search matched: from the first UTF-16 unit to the one after the last, for marking it on screen. */
export type FoundRange = [from: number, to: number];

/** What was typed, as it was typed: the gateway trims and folds it. `limit` is for games; vendors and categories are few. */
export const searchQuery = Type.Object(
  {
    q: text(60, 1),
    limit: Type.Optional(Type.String({ pattern: '^([1-9]|1[0-9]|20)$', maxLength: 2 })),
    language: Type.Optional(field.language),
  },
  closed,
);
export type SearchQuery = Static<typeof searchQuery>;

/** A game that was found, and where in its name. */
const foundGame = Type.Object(
  {
    game,
    /** In `game.gameName`; empty when the name in the other language was found. */
    ranges,
    /** The name in the other language, where that is what was found. */
    also: Type.Optional(Type.Object({ name: Type.String(), ranges }, closed)),
  },
  closed,
);
export type FoundGame = Static<typeof foundGame>;

/** A vendor that was found by its name. `total` is how many games it lists. */
const foundVendor = Type.Object(
  { vassalage: Type.String(), displayName: Type.String(), logo, total: Type.Integer(), ranges },
  closed,
);
export type FoundVendor = Static<typeof foundVendor>;

/** A category that was found by its name in the asked language. `total` is how many games it lists. */
const foundCategory = Type.Object(
  { gameType: Type.Enum([...gameCategories]), name: Type.String(), total: Type.Integer(), ranges },
  closed,
);
export type FoundCategory = Static<typeof foundCategory>;

/** Best first in each list. `total` counts all games that were found, not only those that are answered. */
export const searchValue = Type.Object(
  {
    games: Type.Array(foundGame),
    total: Type.Integer(),
    vendors: Type.Array(foundVendor),
    categories: Type.Array(foundCategory),
  },
  closed,
);
export type SearchValue = Static<typeof searchValue>;
