import type { ThreeCardView } from '../../../src/steps/house/three-card-view';
import type { RoundSeeds } from '../../studio/studio-calls';
import type { StepGame } from '../step-game';

/** A round of three cards against the house, with its seeds. */
export interface PlayedThreeCard extends ThreeCardView, RoundSeeds {}
export type ThreeCardGame = StepGame<PlayedThreeCard>;
