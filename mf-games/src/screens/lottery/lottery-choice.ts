export type LotteryFilter = (typeof lotteryFilters)[number];
/** What both lists on the page are narrowed to. */
export const lotteryFilters = ['ALL', 'FAV', 'RECENT'] as const;
