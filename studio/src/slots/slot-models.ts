import type { Model } from '../models/model';
import type { SlotModelId } from '../models/model-id';
import { SLOTS } from './slot-kinds';
import { slotModel } from './slot-model';

/** Every slot as the studio plays it. */
export const SLOT_MODELS: Readonly<Record<SlotModelId, Model>> = {
  'lines-1': slotModel(SLOTS['lines-1']),
  'ways-243': slotModel(SLOTS['ways-243']),
  'classic-1': slotModel(SLOTS['classic-1']),
  'cascade-1': slotModel(SLOTS['cascade-1']),
  'hold-1': slotModel(SLOTS['hold-1']),
  'free-1': slotModel(SLOTS['free-1']),
};
