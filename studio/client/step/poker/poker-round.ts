import type { PokerView } from '../../../src/steps/poker-view';
import type { RoundSeeds } from '../../studio/studio-calls';
import type { StepGame } from '../step-game';

/** A round of three cards against the house, with its seeds. */
export interface PlayedPoker extends PokerView, RoundSeeds {}
export type PokerGame = StepGame<PlayedPoker>;
