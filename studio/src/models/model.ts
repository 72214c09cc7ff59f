import type { TObject, TSchema } from 'typebox';
import type { Round } from '../database/tables';
import type { Currency, StakeLimits } from '../money/currencies';
import type { Expectation } from './expectation';
import type { Fraction } from './fraction';
import type { PageName } from '../pages/page-assets';
import type { LargestWin } from './largest-win';
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

/** A decision of the player's within a round. */
export type Step = Readonly<Record<string, unknown>>;

/** What a model adds whose rounds are played step by step. Its `decide` says what a round with the steps that it has comes to. */
export interface StepRules {
  /** A step as it comes. */
  readonly body: TSchema;
  /**
   * The one text of a step that may be taken after those that were; the same for equal steps.
   *
   * @throws GameError `step.not_allowed`, `stake.not_payable`
   */
  write(round: Round, step: Step, seeds: RoundSeeds): Step;
  /** What a written step costs besides the stake: it counts once the wallet has confirmed a bet of so much. Nothing without this. */
  cost?(round: Round, step: Step): bigint;
  /** What lies open after the steps that there are, kept with the round for its `view`: cards that were dealt, and nothing that comes later. */
  shown?(round: Round, seeds: RoundSeeds): object;
  /** Whether nothing was at risk so far: left alone, such a round is no play, and its bet is taken back. Where a bet is at risk from the first moment, without this. */
  isUntouched?(round: Round): boolean;
  /** Whether nothing is left to decide after the steps that there are. */
  isOver(round: Round, seeds: RoundSeeds, currency: Currency): boolean;
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
  /** The return that its list tells operators, exactly. */
  readonly exactReturn?: () => Fraction;
  /** What chance makes of a round with the bet and the steps that it has, whatever they are. A model in which that is too much to count says what best play brings. */
  readonly expect?: (round: Round, coin: bigint) => Expectation;
  /** What comes back of a bet on average by best play, less what its steps cost, in units; the listed return of the stake unless it says otherwise. */
  readonly expectBest?: (round: Round) => number;
  /** For a model whose rounds are played step by step. */
  readonly steps?: StepRules;
  /** The most that a round can pay in a currency. */
  largest(currency: Currency): LargestWin;
  /** The bet in a few words, for the operator's books. */
  describe(round: Round): string;
  /** What the player is told of a round besides what all rounds have. Nothing of an outcome before it is decided. */
  view(round: Round): object;
  /** What an operator is told of a round besides what all rounds have. */
  details(round: Round): object;
  /** What its titles have in common in the list that operators get. */
  listing(): object;
}
