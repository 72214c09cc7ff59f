import { type Static, Type } from 'typebox';
import { gameCategories } from '../../games';
import { text } from '../../schemas';
import { boardMeasures, boardPeriods } from '../../boards';

const closed = { additionalProperties: false } as const;
/** Minor units, more than nothing. */
const Sum = Type.String({ pattern: '^[1-9][0-9]{0,14}$', maxLength: 15 });
const Place = Type.Integer({ minimum: 1, maximum: 100 });

/** What each of some places wins, in minor units. */
export const BoardPrize = Type.Object({ from: Place, to: Place, prize: Sum }, closed);
export type BoardPrize = Static<typeof BoardPrize>;

/**
 * What a rule of the kind `board` says: who is ahead in a period, by what they play (`stake`), by the largest multiple that a settled round of at least `leastStake` won
 * (`multiplier`), or by what one round won beyond its stake (`profit`). Rounds that cost nothing do not
 * count in any of them. Nobody wins a prize who played less than `least` in it, as play counts.
 */
export const BoardTerms = Type.Object(
  {
    period: Type.Enum([...boardPeriods]),
    by: Type.Enum([...boardMeasures]),
    leastStake: Type.Optional(Sum),
    /** All of them where none are named. */
    categories: Type.Optional(
      Type.Array(Type.Enum([...gameCategories]), { minItems: 1, maxItems: gameCategories.length, uniqueItems: true }),
    ),
    vendors: Type.Optional(Type.Array(text(16, 1), { minItems: 1, maxItems: 50, uniqueItems: true })),
    least: Sum,
    prizes: Type.Array(BoardPrize, { minItems: 1, maxItems: 20 }),
  },
  closed,
);
export type BoardTerms = Static<typeof BoardTerms>;
