import type { Model } from '../models/model';
import type { StepModelId } from '../models/model-id';
import { blackjackModel } from './blackjack/blackjack-model';
import { fishingModel } from './fishing-model';
import { hiLoModel } from './hilo-model';
import { minesModel } from './mines-model';
import { threeCard, teenPatti } from './poker-games';
import { pokerModel } from './poker-model';
import { POKER_MODELS } from './video-poker/poker-model';
import { warModel } from './war-model';

export const STEP_MODELS: Readonly<Record<StepModelId, Model>> = {
  'mines-1': minesModel,
  'blackjack-1': blackjackModel,
  'war-1': warModel,
  'three-card-1': pokerModel(threeCard),
  'teen-patti-1': pokerModel(teenPatti),
  'fishing-1': fishingModel,
  'hilo-1': hiLoModel,
  ...POKER_MODELS,
};
