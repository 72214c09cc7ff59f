import { diceModel, formerDiceModel } from '../dice/dice-model';
import { INSTANT_MODELS } from '../instant/instant-models';
import { SLOT_MODELS } from '../slots/slot-models';
import { STEP_MODELS } from '../steps/step-models';
import { TABLE_MODELS } from '../table/table-models';
import type { Model } from './model';
import type { FormerModelId, ModelId, PlayedModelId } from './model-id';

const PLAYED: Readonly<Record<PlayedModelId, Model>> = {
  'dice-2': diceModel,
  ...SLOT_MODELS,
  ...INSTANT_MODELS,
  ...TABLE_MODELS,
  ...STEP_MODELS,
};

/** Rounds that were begun by these are played to their end, told and checked by them. */
const FORMER: Readonly<Record<FormerModelId, Model>> = { 'dice-1': formerDiceModel };
const MODELS: Readonly<Record<ModelId, Model>> = { ...PLAYED, ...FORMER };

/** Every model that titles play. */
export const MODEL_IDS = Object.keys(PLAYED) as readonly PlayedModelId[];

export function isModel(id: string): id is ModelId {
  return Object.hasOwn(MODELS, id);
}

export function modelOf({ model }: { readonly model: ModelId }): Model {
  return MODELS[model];
}
