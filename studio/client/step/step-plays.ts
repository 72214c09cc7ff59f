import type { StepModelId } from '../../src/models/model-id';
import { fishingPlay } from './fishing/fishing-play';
import type { PlayedSteps } from './played-steps';
import { minesPlay } from './mines/mines-play';
import type { StepPlay } from './step-play';

type Start = <Round extends PlayedSteps>(play: StepPlay<Round>) => void;

/** Starts the page with what is its model's own. */
export const STEP_PLAYS: Readonly<Record<StepModelId, (start: Start) => void>> = {
  'mines-1': (start) => start(minesPlay),
  'fishing-1': (start) => start(fishingPlay()),
};
