import { diceModel } from '../dice/dice-model';
import { INSTANT_MODELS } from '../instant/instant-models';
import { SLOT_MODELS } from '../slots/slot-models';
import type { Model } from './model';
import type { ModelId } from './model-id';

const MODELS: Readonly<Record<ModelId, Model>> = { 'dice-1': diceModel, ...SLOT_MODELS, ...INSTANT_MODELS };

/** Every model there is. */
export const MODEL_IDS = Object.keys(MODELS) as readonly ModelId[];

export function modelOf({ model }: { readonly model: ModelId }): Model {
  return MODELS[model];
}
