import { drawUntil } from '../draws/draw-until';
import type { RoundSeeds } from '../models/model';
import type { SlotRules } from './slot-rules';
import { stopsFrom } from './stops-from';

/** The stops of a round. */
export function drawStops({ reels }: SlotRules, seeds: RoundSeeds): number[] {
  return drawUntil(seeds, (words) => stopsFrom(reels, words));
}
