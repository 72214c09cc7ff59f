import type { Model } from '../models/model';
import type { StepModelId } from '../models/model-id';
import { blackjackModel } from './blackjack/blackjack-model';
import { fishingModel } from './fishing-model';
import { hiLoModel } from './hilo-model';
import { teenPatti, threeCard } from './house/three-card-games';
import { threeCardModel } from './house/three-card-model';
import { warModel } from './house/war-model';
import { minesModel } from './mines-model';
import { towersModel } from './towers-model';
import { POKER_MODELS } from './video-poker/poker-model';

export const STEP_MODELS: Readonly<Record<StepModelId, Model>> = {
  'mines-1': minesModel,
  'towers-1': towersModel,
  'blackjack-1': blackjackModel,
  'war-1': warModel,
  'three-card-1': threeCardModel(threeCard),
  'teen-patti-1': threeCardModel(teenPatti),
  'fishing-1': fishingModel,
  'hilo-1': hiLoModel,
  ...POKER_MODELS,
};
