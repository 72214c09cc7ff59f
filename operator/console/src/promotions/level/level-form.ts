import type { LevelRank, LevelTerms } from '@pavilion/api/staff';
import type { TermsForm } from '../terms-form';
import { isAmount, isWithin, minorOf, typedAmount } from '../typed-amount';
import { LevelFields } from './LevelFields';
import { emptyRank, ladderNumbers, type LevelValues, rankAmounts, rankNumbers, type RankValues } from './level-values';

/** The ladder of a brand: its ranks, what they take and what they bring. */
export const levelForm: TermsForm<LevelTerms, LevelValues> = {
  onlyCode: 'ladder',
  empty: { ranks: [emptyRank, emptyRank], keepShare: '30', warningDays: '7' },
  toTyped: ({ ranks, keepShare, warningDays }) => ({
    ranks: ranks.map(toTypedRank),
    keepShare: String(keepShare),
    warningDays: String(warningDays),
  }),
  invalidFields: ({ ranks, ...ladder }) =>
    new Set([
      ...ranks.flatMap((rank, at) => invalidOfRank(rank).map((field) => `ranks.${at}.${field}`)),
      ...(['keepShare', 'warningDays'] as const).filter((field) => !isWithin(ladder[field], ladderNumbers[field])),
    ]),
  toTerms: ({ ranks, keepShare, warningDays }) => ({
    ranks: ranks.map(toRank),
    keepShare: Number(keepShare),
    warningDays: Number(warningDays),
  }),
  Fields: LevelFields,
};

function toTypedRank({ label, stake, deposits, days, benefits }: LevelRank): RankValues {
  return {
    ...label,
    stake: typedAmount(stake),
    deposits: typedAmount(deposits),
    days: String(days),
    withdrawalDay: String(benefits.withdrawalDay),
    withdrawalRequest: String(benefits.withdrawalRequest),
    rankBonus: typedAmount(benefits.rankBonus),
    birthdayBonus: typedAmount(benefits.birthdayBonus),
    fasterReview: benefits.fasterReview,
  };
}

function toRank({ bn, en, stake, deposits, days, fasterReview, ...brings }: RankValues): LevelRank {
  return {
    label: { bn: bn.trim(), en: en.trim() },
    stake: minorOf(stake),
    deposits: minorOf(deposits),
    days: Number(days),
    benefits: {
      withdrawalDay: Number(brings.withdrawalDay),
      withdrawalRequest: Number(brings.withdrawalRequest),
      rankBonus: minorOf(brings.rankBonus),
      birthdayBonus: minorOf(brings.birthdayBonus),
      fasterReview,
    },
  };
}

function invalidOfRank(rank: RankValues): string[] {
  return [
    ...(['bn', 'en'] as const).filter((field) => !rank[field].trim()),
    ...rankAmounts.filter((field) => !isAmount(rank[field], { mayBeNothing: true })),
    ...(Object.keys(rankNumbers) as (keyof typeof rankNumbers)[]).filter((field) => !isWithin(rank[field], rankNumbers[field])),
  ];
}
