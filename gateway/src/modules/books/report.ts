/** What a payment company says became of a payment or a payout. */
export type ReportedState = 'pending' | 'paid' | 'failed';

/** One payment or payout in a company's own report. Amounts are minor units. */
export interface ReportLine {
  /** Ours: what the company was given when it began. */
  id: string;
  /** Theirs. */
  providerId: string;
  direction: 'in' | 'out';
  /** What changed hands between the company and the player: of a payment the fee included, of a payout what its payee got. */
  amount: bigint;
  /** The part of it, or beside it, that is a fee. */
  fee: bigint;
  currency: string;
  state: ReportedState;
  /** When it came to this state there. */
  at: Date;
}

/** From one moment up to, and without, another: a brand's day, or a little more. */
export interface ReportPeriod {
  from: Date;
  until: Date;
}

/** A company that can say what it did. The books are compared with it day by day. */
export interface ReportingProvider {
  /**
   * Everything that came to its present state within the period, of every brand and currency.
   *
   * @throws Error when the company cannot be reached or its answer is not signed by it: the comparison is then said to have failed
   */
  report(period: ReportPeriod): Promise<ReportLine[]>;
}
