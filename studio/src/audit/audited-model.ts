import type { RoundSeeds } from '../models/model';
import type { Currency } from '../money/currencies';

/** The body of a bet besides the round's id. */
export interface SampleBet {
  readonly stake: string;
  /** What is done within the round, as long as it goes on. What may not be done when its turn comes is passed over. */
  readonly steps?: readonly object[];
  readonly [field: string]: unknown;
}

/** A part of an outcome that falls into one of some cells. */
export interface Draw<Outcome> {
  /** How likely each cell is. */
  readonly chances: readonly number[];
  cellOf(outcome: Outcome): number;
}

/** What the audit has to know of a model. Nothing here comes from the model's own code: it is the published rules, written down a second time. */
export interface AuditedModel<Outcome = unknown> {
  /** Bets that are played in turn, in BDT. Together they take every turn that the rules have; the first wins often. */
  readonly bets: readonly SampleBet[];
  /** Bets at the edges of what is published: the largest that is taken and the first that is refused, with the refusal. */
  readonly edges: readonly { readonly currency: Currency; readonly bet: SampleBet; readonly refusal?: string }[];
  /** SHA-256 of what `game/list` says of a title of this model besides its name, themes and art: return, limits, odds. Another promise is another audit. */
  readonly published: string;
  /** The largest win that any bet can have, in units of BDT. */
  readonly largestWin: bigint;
  /** Bets and seeds that lead to where chance hardly ever comes: the largest win, the edge between winning and losing. */
  readonly rare: readonly { readonly bet: SampleBet; readonly seeds: RoundSeeds; readonly payout: bigint }[];
  /** The fields of a round's view that tell what came out. */
  told(view: Readonly<Record<string, unknown>>): Outcome | null;
  /** What the seeds lead to and pay. */
  rework(
    bet: SampleBet,
    seeds: RoundSeeds,
  ): {
    readonly outcome: Outcome;
    readonly payout: bigint;
    /** What its steps cost besides the stake, one after another; nothing where they are free. */
    readonly raises?: readonly bigint[];
  };
  /** Mean and variance of the payout, in stakes. */
  odds(bet: SampleBet): { readonly mean: number; readonly variance: number };
  readonly draws: readonly Draw<Outcome>[];
  /** The outcome as a number from 0 to 1, spread evenly: its order is looked at. */
  measure(outcome: Outcome): number;
}
