/** An activity as somebody types it; empty where there is no bound. */
export interface ActivityValues {
  from: string;
  until: string;
  join: boolean;
  apply: boolean;
  comment: boolean;
  pictures: string;
  gives: string;
  receivers: string;
  perPeriod: boolean;
  leastPlay: string;
  claimDays: string;
}
