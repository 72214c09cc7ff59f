/** First and last day, `YYYY-MM-DD`, both included. @public */
export interface DateRange {
  from: string;
  to: string;
}
