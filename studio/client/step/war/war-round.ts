import type { WarView } from '../../../src/steps/house/war-view';
import type { RoundSeeds } from '../../studio/studio-calls';
import type { StepGame } from '../step-game';

/** A round of war, with its seeds; nothing is chosen before it. */
export interface PlayedWar extends WarView, RoundSeeds {
  readonly choice?: never;
}
export type WarGame = StepGame<PlayedWar>;
