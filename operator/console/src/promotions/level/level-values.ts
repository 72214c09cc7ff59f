/** A rank as somebody types it. */
export interface RankValues {
  bn: string;
  en: string;
  stake: string;
  deposits: string;
  days: string;
  withdrawalDay: string;
  withdrawalRequest: string;
  rankBonus: string;
  birthdayBonus: string;
  fasterReview: boolean;
}

export interface LevelValues {
  ranks: readonly RankValues[];
  keepShare: string;
  warningDays: string;
}

export const rankAmounts = ['stake', 'deposits', 'rankBonus', 'birthdayBonus'] as const;
/** Whole numbers of a rank, and their bounds. */
export const rankNumbers = {
  days: [0, 28],
  withdrawalDay: [100, 1000],
  withdrawalRequest: [100, 1000],
} as const;
export const ladderNumbers = { keepShare: [0, 100], warningDays: [1, 14] } as const;
export const MOST_RANKS = 20;

const figures = { days: '0', withdrawalDay: '100', withdrawalRequest: '100' };
const amounts = { stake: '', deposits: '', rankBonus: '', birthdayBonus: '' };
export const emptyRank: RankValues = { bn: '', en: '', ...amounts, ...figures, fasterReview: false };
