import type { SlotModelId } from '../models/model-id';
import { CASCADE_1 } from './cascade/cascade-1';
import { FREE_1 } from './free/free-1';
import { HOLD_1 } from './hold/hold-1';
import { CLASSIC_1 } from './lines/classic-1';
import { LINES_1 } from './lines/lines-1';
import type { SlotRules } from './slot-rules';
import { WAYS_243 } from './ways/ways-243';

/** Every slot there is. */
export const SLOTS: Readonly<Record<SlotModelId, SlotRules>> = {
  'lines-1': LINES_1,
  'ways-243': WAYS_243,
  'classic-1': CLASSIC_1,
  'cascade-1': CASCADE_1,
  'hold-1': HOLD_1,
  'free-1': FREE_1,
};
