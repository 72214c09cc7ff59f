import type { RoundView } from '../../src/rounds/round-view';
import type { RoundSeeds } from '../studio/studio-calls';

/** A round that is played step by step, as the studio tells it. A model’s own view adds to it what lies open and, once it is settled, what came out. */
export interface PlayedSteps extends RoundView, RoundSeeds {
  /** What was chosen before the round; nothing in a game without a choice. */
  readonly choice?: object;
  readonly steps: readonly object[];
}

export type ChoiceOf<Round extends PlayedSteps> = Round['choice'];
export type StepOf<Round extends PlayedSteps> = Round['steps'][number];
