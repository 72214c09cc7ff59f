import type { TObject } from 'typebox';
import type { Round } from '../database/tables';
import type { Currency, StakeLimits } from '../money/currencies';
import type { PageName } from '../pages/page-assets';
import type { StepRules } from '../steps/step-rules';
import type { ModelId } from './model-id';

/** What a model writes into a round besides what all rounds have. */
export type BetColumns = Partial<Pick<Round, 'direction' | 'target' | 'multiplier' | 'choice'>>;

/** What a round came to. */
export interface Decision {
  readonly roll?: number;
  /** As JSON, by models that have no column of their own. */
  readonly outcome?: string;
  readonly payout: bigint;
}

export interface RoundSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** What the studio has to know of a kind of game. Rounds, seeds, wallets and sessions know no more of it than this. */
export interface Model {
  readonly id: ModelId;
  /** The page that plays it. */
  readonly page: PageName;
  /** The body of a bet. */
  readonly bet: TObject;
  limits(currency: Currency): StakeLimits;
  /**
   * What a bet writes down, when it may be played.
   *
   * @throws GameError `target.out_of_range`, `choice.not_allowed`, `stake.out_of_range`, `stake.not_payable`, `stake.above_max_win`
   */
  accept(bet: Readonly<Record<string, unknown>>, stake: bigint, currency: Currency): BetColumns;
  decide(round: Round, seeds: RoundSeeds, coin: bigint): Decision;
  /** For a model whose rounds are played step by step. */
  readonly steps?: StepRules;
  /** The bet in a few words, for the operator's books. */
  describe(round: Round): string;
  /** What the player is told of a round besides what all rounds have. Nothing of an outcome before it is decided. */
  view(round: Round): object;
  /** What an operator is told of a round besides what all rounds have. */
  details(round: Round): object;
  /** What its titles have in common in the list that operators get. */
  listing(): object;
}
