/** Families of lotteries, as the wire has them: the day's, the house's own, those drawn every few minutes, and South-East Asia's. */
export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** Whose prize table a lottery follows: the north draws 27 numbers, the south and the centre 18. */
export const lotteryRegions = ['NORTH', 'SOUTH'] as const;
export type LotteryRegion = (typeof lotteryRegions)[number];

/** Prizes in the order in which results are read. The north has no eighth. */
export const lotteryPrizes = ['SPECIAL', 'FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH', 'SIXTH', 'SEVENTH', 'EIGHTH'] as const;
export type LotteryPrize = (typeof lotteryPrizes)[number];

/** Vendors whose card in a brand's lottery lanes means that its Vietnamese lotteries are those drawn every few minutes. */
export const vietnamLottoCodes: readonly string[] = ['TCG_LOTTO_VN', 'VNLOTTO', 'STUDIO'];

/** The prize mode of a brand's lottery pages, by the vendor cards of its lottery lanes. */
export function prizeModeOf(cards: readonly { vassalage: string }[]): Extract<PrizeMode, 'ELOTT' | 'LOTT'> {
  return cards.some(({ vassalage }) => vietnamLottoCodes.includes(vassalage)) ? 'ELOTT' : 'LOTT';
}
