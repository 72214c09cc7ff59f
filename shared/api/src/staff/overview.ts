/** What waits for an operator of a brand; each has a page of the console. */
export const overviewQueues = [
  'withdrawals',
  'disputes',
  'deposits',
  'held-wins',
  'adjustments',
  'redemptions',
  'reward-applications',
  'bonus-offers',
  'segments',
  'differences',
] as const;
export type OverviewQueue = (typeof overviewQueues)[number];

/** What members of a brand did on a day up to a time of day. Minor units; `withdrawals` is less what came back, `revenue` is bets less wins. */
export interface DayFigures {
  bets: string;
  wins: string;
  revenue: string;
  deposits: string;
  withdrawals: string;
  /** Members who bet. */
  players: number;
}

/**
 * `GET /staff/brands/:brand/overview` (role `viewer`): the brand's day so far, beside yesterday and the same day of last week up to the same time
 * of day, in its currency and time zone; and what waits, of the queues that the caller may see.
 */
export interface BrandOverview {
  readAt: string;
  currency: string;
  timeZone: string;
  /** False while the ledger has more than was counted so far. */
  complete: boolean;
  today: DayFigures;
  yesterday: DayFigures;
  lastWeek: DayFigures;
  /** Revenue of the hours of the day in minor units, midnight first; today up to the present hour, the other days whole. */
  revenueByHour: { today: string[]; yesterday: string[]; lastWeek: string[] };
  queues: { queue: OverviewQueue; count: number }[];
}
