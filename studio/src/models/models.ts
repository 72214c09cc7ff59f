import { diceModel } from '../dice/dice-model';
import { INSTANT_MODELS } from '../instant/instant-models';
import { SLOT_MODELS } from '../slots/slot-models';
import { STEP_MODELS } from '../steps/step-models';
import { TABLE_MODELS } from '../table/table-models';
import type { Model } from './model';
import type { ModelId } from './model-id';

const MODELS: Readonly<Record<ModelId, Model>> = {
  'dice-1': diceModel,
  ...SLOT_MODELS,
  ...INSTANT_MODELS,
  ...TABLE_MODELS,
  ...STEP_MODELS,
};

/** Every model there is. */
export const MODEL_IDS = Object.keys(MODELS) as readonly ModelId[];

export function modelOf({ model }: { readonly model: ModelId }): Model {
  return MODELS[model];
}
