import type { TSchema } from 'typebox';
import type { Round } from '../database/tables';
import type { RoundSeeds } from '../models/model';
import type { Currency } from '../money/currencies';

/** A decision of the player's within a round. */
export type Step = Readonly<Record<string, unknown>>;

/** What a model adds whose rounds are played step by step. Its `decide` says what a round with the steps that it has comes to. */
export interface StepRules {
  /** A step as it comes. */
  readonly body: TSchema;
  /**
   * The one text of a step that may be taken after those that were; the same for equal steps.
   *
   * @throws GameError `step.not_allowed`
   */
  write(round: Round, step: Step): Step;
  /** Whether nothing is left to decide after the steps that there are. */
  isOver(round: Round, seeds: RoundSeeds, currency: Currency): boolean;
}

/** After so long without a step, a round is settled by what it has come to. */
export const ABANDONED_AFTER_MS = 60 * 60_000;

/** The steps of a round so far. */
export function stepsOf({ steps }: Pick<Round, 'steps'>): readonly Step[] {
  return JSON.parse(steps ?? '[]') as Step[];
}

export function withStep<Known extends Pick<Round, 'steps'>>(round: Known, step: Step): Known {
  return { ...round, steps: JSON.stringify([...stepsOf(round), step]) };
}
