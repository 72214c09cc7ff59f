export type LotteryChoice = (typeof lotteryChoices)[number];
/** What both lists on the page are narrowed to. */
export const lotteryChoices = ['ALL', 'FAV', 'RECENT'] as const;
