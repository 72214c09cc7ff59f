import type { StepModelId } from '../../src/models/model-id';
import { hiLoPlay } from './hilo/hilo-play';
import { minesPlay } from './mines/mines-play';
import type { PlayedSteps } from './played-steps';
import { deucesPlay, jacksPlay } from './poker/poker-play';
import type { StepPlay } from './step-play';

type Start = <Round extends PlayedSteps>(play: StepPlay<Round>) => void;

/** Starts the page with what is its model's own. */
export const STEP_PLAYS: Readonly<Record<StepModelId, (start: Start) => void>> = {
  'mines-1': (start) => start(minesPlay),
  'hilo-1': (start) => start(hiLoPlay),
  'jacks-1': (start) => start(jacksPlay),
  'deuces-1': (start) => start(deucesPlay),
};
