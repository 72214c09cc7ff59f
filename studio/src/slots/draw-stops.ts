import { drawUntil } from '../draws/draw-until';
import type { RoundSeeds } from '../models/model';
import type { SlotRules } from './slot-rules';
import { stopsFrom } from './stops-from';

/** The numbers of a round: the stops, and whatever a bonus draws. */
export function drawStops(rules: SlotRules, seeds: RoundSeeds): number[] {
  return drawUntil(seeds, (words) => stopsFrom(rules, words));
}
