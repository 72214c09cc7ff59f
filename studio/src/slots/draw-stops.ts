import { drawUntil } from '../draws/draw-until';
import type { RoundSeeds } from '../models/model';
import { stopsFrom } from './spin';

/** The stops of a round. */
export function drawStops(seeds: RoundSeeds): number[] {
  return drawUntil(seeds, stopsFrom);
}
