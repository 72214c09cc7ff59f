import { type Static, Type } from 'typebox';
import { BonusContribution } from '../bonuses';

/** What a rule of the kind `counting` says: how much of a round counts for whatever is given for play. Its code is `play`. */
export const CountingTerms = Type.Object({ contribution: BonusContribution }, { additionalProperties: false });
export type CountingTerms = Static<typeof CountingTerms>;
