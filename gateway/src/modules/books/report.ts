/** One line of what a payment company says it did. Amounts are minor units. */
export interface ReportLine {
  /** Ours: the payment's or the withdrawal's. */
  id: string;
  /** Theirs. */
  providerId: string;
  kind: 'payment' | 'refund' | 'payout';
  /** What changed hands between the company and the player: of a payment the fee included, of a payout what its payee got. */
  amount: bigint;
  /** What of it the payer was asked for as a fee. */
  fee: bigint;
  currency: string;
  state: 'paid' | 'failed';
  /** When it came to this state there. */
  at: Date;
}

/** A company that can say what it did: the books are compared with it, day by day. */
export interface ReportingProvider {
  /**
   * Everything of every brand and currency that ended from one moment until before another.
   *
   * @throws Error when the company cannot be reached or its answer is not its own: the comparison then failed
   */
  report(from: Date, until: Date): Promise<readonly ReportLine[]>;
}
