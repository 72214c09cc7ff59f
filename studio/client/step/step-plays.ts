import type { StepModelId } from '../../src/models/model-id';
import { teenPatti, threeCard } from '../../src/steps/house/three-card-games';
import { blackjackPlay } from './blackjack/blackjack-play';
import { fishingPlay } from './fishing/fishing-play';
import { hiLoPlay } from './hilo/hilo-play';
import { minesPlay } from './mines/mines-play';
import type { PlayedSteps } from './played-steps';
import type { StepPlay } from './step-play';
import { threeCardPlay } from './three-card/three-card-play';
import { towersPlay } from './towers/towers-play';
import { deucesPlay, doubleBonusPlay, jacksPlay } from './video-poker/poker-play';
import { warPlay } from './war/war-play';

type Start = <Round extends PlayedSteps>(play: StepPlay<Round>) => void;

/** Starts the page with what is its model's own. */
export const STEP_PLAYS: Readonly<Record<StepModelId, (start: Start) => void>> = {
  'mines-1': (start) => start(minesPlay),
  'towers-1': (start) => start(towersPlay),
  'war-1': (start) => start(warPlay),
  'three-card-1': (start) => start(threeCardPlay(threeCard, 'three.aim')),
  'teen-patti-1': (start) => start(threeCardPlay(teenPatti, 'patti.aim')),
  'blackjack-1': (start) => start(blackjackPlay),
  'fishing-1': (start) => start(fishingPlay()),
  'hilo-1': (start) => start(hiLoPlay),
  'jacks-1': (start) => start(jacksPlay),
  'deuces-1': (start) => start(deucesPlay),
  'double-bonus-1': (start) => start(doubleBonusPlay),
};
