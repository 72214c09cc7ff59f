import { type Static, Type } from 'typebox';
import { text } from '../../schemas';

const closed = { additionalProperties: false } as const;
const Texts = Type.Object({ bn: text(40, 1), en: text(40, 1) }, closed);
/** Minor units, never less than nothing. */
const Sum = Type.String({ pattern: '^(0|[1-9][0-9]{0,14})$', maxLength: 15 });
/** Per cent of the brand's own bound, which no rank lowers. */
const Factor = Type.Integer({ minimum: 100, maximum: 1000 });

/** What a rank brings while it is held. Amounts are minor units. What it adds to the rebate, the rule of the rebate says. */
export const LevelBenefits = Type.Object(
  {
    /** Of what the brand lets anybody take out within a day, and at once. */
    withdrawalDay: Factor,
    withdrawalRequest: Factor,
    /** Once per member and rank. */
    rankBonus: Sum,
    /** Once a year, to whoever's date of birth an operator confirmed. */
    birthdayBonus: Sum,
    /** Their withdrawals come first where operators look at them. */
    fasterReview: Type.Boolean(),
  },
  closed,
);
export type LevelBenefits = Static<typeof LevelBenefits>;

/** A rung: what it takes to come up to it, counted since the ladder began, and `days` with play within the present month. */
export const LevelRank = Type.Object(
  {
    label: Texts,
    stake: Sum,
    deposits: Sum,
    days: Type.Integer({ minimum: 0, maximum: 28 }),
    benefits: LevelBenefits,
  },
  closed,
);
export type LevelRank = Static<typeof LevelRank>;

/**
 * What a rule of the kind `level` says; its code is `ladder`. The first rank is everybody's. `keepShare` per cent of what a rank takes have to be played again in each
 * month to keep it; whoever lacks that `warningDays` before the month ends is warned, and goes down by one rank when it ends like that.
 */
export const LevelTerms = Type.Object(
  {
    ranks: Type.Array(LevelRank, { minItems: 2, maxItems: 20 }),
    keepShare: Type.Integer({ minimum: 0, maximum: 100 }),
    warningDays: Type.Integer({ minimum: 1, maximum: 14 }),
  },
  closed,
);
export type LevelTerms = Static<typeof LevelTerms>;
