import { type Static, Type } from 'typebox';
import { gameCategories } from '../../games/vocabulary';

const closed = { additionalProperties: false } as const;
/** Minor units, never less than nothing. */
const Sum = Type.String({ pattern: '^(0|[1-9][0-9]{0,14})$', maxLength: 15 });
/** Hundredths of a per cent. */
const Rate = Type.Integer({ minimum: 0, maximum: 1000 });

/** What comes back of what counts in a category, or of one vendor's games in it: the rate of the vendor goes before that of the category. */
export const RebateRate = Type.Object(
  {
    category: Type.Enum([...gameCategories]),
    /** As the books call it. */
    vendor: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9_-]{0,39}$', maxLength: 40 })),
    rate: Rate,
  },
  closed,
);
export type RebateRate = Static<typeof RebateRate>;

/**
 * What a rule of the kind `rebate` says; its code is `daily`. What is not named brings nothing. `byRank` is added to each rate that is more than nothing, by the rank that the
 * member has, from 0; who is above the last has the last. A day whose sum is below `least` brings nothing, and none brings more than `most`, in minor units. It can be claimed from the
 * day after on, for so many days.
 */
export const RebateTerms = Type.Object(
  {
    rates: Type.Array(RebateRate, { minItems: 1, maxItems: 100 }),
    byRank: Type.Array(Rate, { maxItems: 20 }),
    least: Sum,
    most: Sum,
    lapseDays: Type.Integer({ minimum: 1, maximum: 30 }),
  },
  closed,
);
export type RebateTerms = Static<typeof RebateTerms>;
